/** A part of the page that the network did not give: whoever asked for it can ask again. Anything else that is thrown is a defect. */
export class NotLoaded extends Error {}

/** Waits for something that is fetched. */
export async function loaded<T>(part: string, loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (cause) {
    throw new NotLoaded(`${part} could not be loaded`, { cause });
  }
}

/** How often each script did not come. */
const failures = new Map<string, number>();

/**
 * Waits for a script, which `load` imports by its name. A browser remembers a script that failed and does not ask for it again:
 * then its address is tried with a query. The address stands in the built `import("./wide.js")` alone.
 */
export async function loadedScript<T>(part: string, load: () => Promise<T>): Promise<T> {
  const [, name = ''] = /import\(\s*[`'"]([^`'"]+)/.exec(String(load)) ?? [];
  const tries = failures.get(name) ?? 0;
  try {
    if (tries === 0 || name === '') return await loaded(part, load());
    const { href } = new URL(`${name}?again=${tries}`, import.meta.url);
    const again: Promise<T> = import(/* @vite-ignore */ href);
    return await loaded(part, again);
  } catch (problem) {
    failures.set(name, tries + 1);
    throw problem;
  }
}
