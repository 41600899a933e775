/**
 * Reads as much of a JSON text as is whole: what stands in front of the first damage, with open
 * brackets closed.
 */
export function readSome(text: string): { readonly value: unknown; readonly broken: boolean } {
  try {
    return { value: JSON.parse(text), broken: false };
  } catch {
    return { value: new JsonReader(text).value(), broken: true };
  }
}

const STRING = /\s*("(?:[^"\\]|\\.)*")/y;
const ATOM = /\s*("(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null)/y;
const MARK = /\s*([{}[\]:,])/y;

/** Stops at the first thing that is not JSON; the values around it keep what they have so far. */
class JsonReader {
  #at = 0;
  #stopped = false;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  value(): unknown {
    if (this.#take(MARK, '{')) return this.#object();
    if (this.#take(MARK, '[')) return this.#array();
    const atom = this.#token(ATOM);
    // A number that ends with the text may have lost digits.
    const isWhole = atom !== null && (this.#at < this.#text.length || !/^[-\d]/.test(atom));
    return isWhole ? this.#parsed(atom) : this.#stop();
  }

  #object(): object {
    const entries: [string, unknown][] = [];
    if (this.#take(MARK, '}')) return {};
    while (!this.#stopped) {
      const key = this.#token(STRING);
      const name = key === null ? undefined : this.#parsed(key);
      if (typeof name !== 'string' || !this.#take(MARK, ':')) this.#stop();
      else {
        const value = this.value();
        if (value !== undefined) entries.push([name, value]);
        if (this.#stopped || this.#take(MARK, '}')) break;
        if (!this.#take(MARK, ',')) this.#stop();
      }
    }
    return Object.fromEntries(entries);
  }

  #array(): readonly unknown[] {
    const items: unknown[] = [];
    if (this.#take(MARK, ']')) return items;
    while (!this.#stopped) {
      const value = this.value();
      if (value !== undefined) items.push(value);
      if (this.#stopped || this.#take(MARK, ']')) break;
      if (!this.#take(MARK, ',')) this.#stop();
    }
    return items;
  }

  #parsed(token: string): unknown {
    try {
      return JSON.parse(token);
    } catch {
      return this.#stop();
    }
  }

  #stop(): undefined {
    this.#stopped = true;
    return undefined;
  }

  #take(pattern: RegExp, wanted: string): boolean {
    const before = this.#at;
    if (this.#token(pattern) === wanted) return true;
    this.#at = before;
    return false;
  }

  #token(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found === null) return null;
    this.#at = pattern.lastIndex;
    return found[1] ?? null;
  }
}
