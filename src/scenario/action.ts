import type { Declaration } from '../game/state/declaration.ts';
import type { Setup } from '../game/run/run.ts';
import type { CardId } from '../game/state/state.ts';
import { didYouMean } from '../base/nearest.ts';
import { err, ok, type Result } from '../base/result.ts';

interface Phrase {
  readonly pattern: RegExp;
  /** Names in the phrase, in order, become card numbers; `null` when the phrase says nothing the engine knows. */
  readonly make: (cards: readonly CardId[], groups: readonly string[]) => Declaration | null;
  /** Which groups of the pattern name cards. */
  readonly names: readonly number[];
  /** Which groups name several, as "Rex + Cub". */
  readonly lists?: readonly number[];
}

const card = (cards: readonly CardId[], i: number): CardId => cards[i] ?? -1;

const PHRASES: readonly Phrase[] = [
  {
    pattern: /^P([12]) passes$/,
    names: [],
    make: (_, [n]) => ({ kind: 'pass', player: n === '1' ? 0 : 1 }),
  },
  {
    pattern: /^P([12]) hatches$/,
    names: [],
    make: (_, [n]) => ({ kind: 'hatch', player: n === '1' ? 0 : 1 }),
  },
  {
    pattern: /^P[12] plays (.+?) with (DigiXros|Assembly) of (.+)$/,
    names: [0],
    lists: [2],
    make: ([played = -1, ...cards], [, way]) => ({
      kind: 'play',
      card: played,
      materials: { way: way === 'DigiXros' ? 'digixros' : 'assembly', cards },
    }),
  },
  {
    pattern: /^P[12] plays (.+)$/,
    names: [0],
    make: (cards) => ({ kind: 'play', card: card(cards, 0) }),
  },
  {
    pattern: /^P[12] uses (.+)$/,
    names: [0],
    make: (cards) => ({ kind: 'use', card: card(cards, 0) }),
  },
  {
    pattern: /^P[12] links (.+) to (.+)$/,
    names: [0, 1],
    make: (cards) => ({ kind: 'link', card: card(cards, 0), to: card(cards, 1) }),
  },
  {
    pattern: /^(.+) attacks the player$/,
    names: [0],
    make: (cards) => ({ kind: 'attack', card: card(cards, 0), target: 'player' }),
  },
  {
    pattern: /^(.+) attacks (.+)$/,
    names: [0, 1],
    make: (cards) => ({ kind: 'attack', card: card(cards, 0), target: card(cards, 1) }),
  },
  {
    pattern: /^(.+) and (.+) DNA digivolve into (.+)$/,
    names: [0, 1, 2],
    make: (cards) => ({
      kind: 'dna',
      card: card(cards, 2),
      parts: [card(cards, 0), card(cards, 1)],
    }),
  },
  {
    pattern: /^(.+) burst digivolves into (.+) by returning (.+)$/,
    names: [0, 1, 2],
    make: (cards) => ({
      kind: 'burst',
      onto: card(cards, 0),
      card: card(cards, 1),
      returned: card(cards, 2),
    }),
  },
  {
    pattern: /^(.+) app fuses into (.+)$/,
    names: [0, 1],
    make: (cards) => ({ kind: 'app fusion', onto: card(cards, 0), card: card(cards, 1) }),
  },
  {
    pattern: /^(.+) digivolves into (.+)$/,
    names: [0, 1],
    make: (cards) => ({ kind: 'digivolve', onto: card(cards, 0), card: card(cards, 1) }),
  },
  {
    pattern: /^(.+) moves$/,
    names: [0],
    make: (cards) => ({ kind: 'move', card: card(cards, 0) }),
  },
  {
    pattern: /^(.+) activates (<[^<>]+>|\[[^[\]]+\](?: \[[^[\]]+\])?)$/,
    names: [0],
    make: (cards, [, effect = '']) => ({ kind: 'activate', card: card(cards, 0), effect }),
  },
];

/** Actions as an author sees them in an error. */
export const ACTION_HELP =
  '"X attacks the player", "X attacks Y", "P1 plays X", "P1 plays X with DigiXros of Y + Z" (or Assembly), "X digivolves into Y",  "X burst digivolves into Y by returning Z", "X app fuses into Y", "X and Y DNA digivolve into Z", "P1 uses X", "P1 links X to Y", ' +
  '"X activates [Main]", "X moves", "P1 hatches" or "P1 passes"';

/** Reads what a player does. Names are labels of cards on the board. */
export function parseAction(text: string, setup: Setup): Result<Declaration> {
  const words = text.trim();
  for (const phrase of PHRASES) {
    const match = phrase.pattern.exec(words);
    if (match === null) continue;
    const groups = match.slice(1);
    const cards: CardId[] = [];
    const named = [
      ...phrase.names.map((i) => groups[i] ?? ''),
      ...(phrase.lists ?? []).flatMap((i) => (groups[i] ?? '').split(' + ')),
    ];
    for (const name of named) {
      const number = setup.labels.indexOf(name);
      if (number < 0) {
        const start = text.indexOf(name);
        const known = [...new Set(setup.labels)].filter((label) => label !== '');
        return err({
          found: `there is no card "${name}" on the board${didYouMean(name, known)}`,
          expected: `a card of the board: ${known.join(', ')}`,
          start,
          end: start + name.length,
        });
      }
      cards.push(number);
    }
    const declaration = phrase.make(cards, groups);
    if (declaration !== null) return ok(declaration);
  }
  return err({ found: `the action "${words}"`, expected: ACTION_HELP, start: 0, end: text.length });
}
