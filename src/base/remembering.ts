/** The same object; each of its getters is carried out once, when its value is first asked for. */
export function remembering<T extends object>(object: T): T {
  for (const [name, { get }] of Object.entries(Object.getOwnPropertyDescriptors(object))) {
    if (get === undefined) continue;
    const once = (): unknown => {
      const value: unknown = get.call(object);
      Object.defineProperty(object, name, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(object, name, { get: once, enumerable: true, configurable: true });
  }
  return object;
}
