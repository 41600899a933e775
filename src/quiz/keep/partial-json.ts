/**
 * Brackets inside each other. Nothing that is kept has ten; a damaged text could have so many that
 * reading it would stop the page.
 */
const DEEPEST = 100;

/**
 * Reads as much of a JSON text as is whole: what stands in front of the first damage, with open
 * brackets closed. Brackets deeper than a hundred are damage.
 */
export function readSome(text: string): { readonly value: unknown; readonly broken: boolean } {
  if (!isTooDeep(text)) {
    try {
      return { value: JSON.parse(text), broken: false };
    } catch {
      // What of it is whole is read below.
    }
  }
  return { value: new JsonReader(text).value(), broken: true };
}

/** Brackets inside texts do not count. Each letter is looked at once. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const mark = text.charAt(i);
    if (mark === '"') i = endOfString(text, i) - 1;
    else if (mark === '{' || mark === '[') depth++;
    else if (mark === '}' || mark === ']') depth--;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** Where a text in quotation marks that begins here is over; without its end, where all is over. */
function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const letter = text.charAt(i);
    if (letter === '\\') i++;
    else if (letter === '"') return i + 1;
  }
  return text.length + 1;
}

const QUOTE = /\s*(")/y;
const ATOM = /\s*(-?\d[\d.eE+-]*|true|false|null)/y;
const MARK = /\s*([{}[\]:,])/y;

/** Stops at the first thing that is not JSON; the values around it keep what they have so far. */
class JsonReader {
  #at = 0;
  #stopped = false;
  #depth = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  value(): unknown {
    if (this.#take(MARK, '{')) return this.#inside(() => this.#object());
    if (this.#take(MARK, '[')) return this.#inside(() => this.#array());
    const atom = this.#string() ?? this.#token(ATOM);
    // A number that ends with the text may have lost digits.
    const isWhole = atom !== null && (this.#at < this.#text.length || !/^[-\d]/.test(atom));
    return isWhole ? this.#parsed(atom) : this.#stop();
  }

  #inside(read: () => object): unknown {
    if (this.#depth === DEEPEST) return this.#stop();
    this.#depth++;
    const value = read();
    this.#depth--;
    return value;
  }

  #object(): object {
    const entries: [string, unknown][] = [];
    if (this.#take(MARK, '}')) return {};
    while (!this.#stopped) {
      const key = this.#string();
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

  /** A text in quotation marks, with them; `null` where none stands or its end is missing. */
  #string(): string | null {
    const before = this.#at;
    if (this.#token(QUOTE) === null) return null;
    const start = this.#at - 1;
    const end = endOfString(this.#text, start);
    this.#at = end > this.#text.length ? before : end;
    return end > this.#text.length ? null : this.#text.slice(start, end);
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
