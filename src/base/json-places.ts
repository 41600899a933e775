/** Where the fields of a JSON text stand, and what `JSON.parse` passes over without a word. */

/** Lists and fields inside each other; no content file has more than five. */
const DEEPEST = 20;

/** `answers[0].claim` is answers, 0, claim. */
type JsonPath = readonly PropertyKey[];

interface JsonPlaces {
  /** Offset of a field's name, or of an entry of a list; undefined of what is not there. */
  readonly offsetOf: (path: JsonPath) => number | undefined;
  /** Fields that stand there a second time, which would take the place of the first. */
  readonly repeated: readonly JsonPath[];
  /** Where something is nested more deeply than 20; `null` when nothing is. */
  readonly tooDeep: number | null;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/g;

const keyOf = (path: JsonPath): string => path.map(String).join('\n');

/** A list or the fields of an object, while it is being read. */
interface OpenJson {
  readonly isList: boolean;
  /** The next entry of a list, or the name of the field that is being read. */
  at: PropertyKey | null;
}

/** Walks once over a text that `JSON.parse` has read. */
export function jsonPlaces(text: string): JsonPlaces {
  const offsets = new Map<string, number>();
  const repeated: JsonPath[] = [];
  const open: OpenJson[] = [];
  const here = (): JsonPath => open.flatMap(({ at }) => (at === null ? [] : [at]));
  const note = (offset: number): void => {
    const key = keyOf(here());
    if (offsets.has(key)) repeated.push(here());
    offsets.set(key, offset);
  };
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const inside = open.at(-1);
    if (token === '}' || token === ']') open.pop();
    else if (token === ',') {
      if (inside !== undefined) inside.at = typeof inside.at === 'number' ? inside.at + 1 : null;
    } else if (token !== ':') {
      if (inside?.isList === true) note(index);
      else if (inside !== undefined && inside.at === null) {
        inside.at = String(JSON.parse(token));
        note(index);
        continue;
      }
      if (token === '{') open.push({ isList: false, at: null });
      else if (token === '[') open.push({ isList: true, at: 0 });
      if (open.length > DEEPEST) return { offsetOf: () => undefined, repeated, tooDeep: index };
    }
  }
  return { offsetOf: (path) => offsets.get(keyOf(path)), repeated, tooDeep: null };
}
