/** Cards that were typed in for a call, kept on the device in the notation of boards. */
import { readList, type KeptKind } from './storage.ts';
import { readVersioned, type Versioned } from './versioned.ts';

export const TYPED_CARDS: KeptKind<Versioned<readonly string[]>> = {
  key: 'ruling-lab/typed-cards',
  none: { version: 1, entries: [] },
  read: (value) =>
    readVersioned(value, (entries) =>
      readList(entries, 'typed card', (entry) =>
        typeof entry === 'string' && entry.length <= LONGEST ? entry : null,
      ),
    ),
};

/** Characters of one card, and cards; the oldest go first. */
const LONGEST = 8_000;
const MOST = 60;

/** These cards first, then those of other names that were kept before. */
export const withTyped =
  (texts: readonly string[]) =>
  (before: Versioned<readonly string[]>): Versioned<readonly string[]> => {
    const named = new Set(texts.map(nameLine));
    const others = before.entries.filter((text) => !named.has(nameLine(text)));
    return { ...before, entries: [...texts, ...others].slice(0, MOST) };
  };

/** "card Rex": what a card is called, as its text begins. */
const nameLine = (text: string): string => /^card (?:"[^"]*"|[^:\n]*)/.exec(text)?.[0] ?? text;
