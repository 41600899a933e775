import type { Declaration } from '../game/state/declaration.ts';
import type { Setup } from '../game/run/run.ts';
import type { CardId } from '../game/state/state.ts';
import { didYouMean } from '../base/nearest.ts';
import { err, ok, type Result } from '../base/result.ts';
import { maskNames, unquote } from './name.ts';
import { LONGEST_READ } from './limits.ts';

interface ActionPhrase {
  /** As an author writes it. */
  readonly forms: readonly string[];
  readonly pattern: RegExp;
  /**
   * Names in the phrase, in order, become card numbers; `null` when the phrase says nothing the
   * engine knows.
   */
  readonly make: (cards: readonly CardId[], groups: readonly string[]) => Declaration | null;
  /** Which groups of the pattern name cards. */
  readonly names: readonly number[];
  /** Which groups name several, as "Rex + Cub". */
  readonly lists?: readonly number[];
}

const card = (cards: readonly CardId[], i: number): CardId => cards[i] ?? -1;

const PHRASES: readonly ActionPhrase[] = [
  {
    forms: ['P1 passes'],
    pattern: /^P([12]) passes$/,
    names: [],
    make: (_, [n]) => ({ kind: 'pass', player: n === '1' ? 0 : 1 }),
  },
  {
    forms: ['P1 hatches'],
    pattern: /^P([12]) hatches(?: a Digi-Egg)?$/,
    names: [],
    make: (_, [n]) => ({ kind: 'hatch', player: n === '1' ? 0 : 1 }),
  },
  {
    forms: ['P1 plays X with DigiXros of Y + Z', 'P1 plays X with Assembly of Y + Z'],
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
    forms: ['P1 plays X'],
    pattern: /^P[12] plays (.+)$/,
    names: [0],
    make: (cards) => ({ kind: 'play', card: card(cards, 0) }),
  },
  {
    forms: ['P1 uses X'],
    pattern: /^P[12] uses (.+)$/,
    names: [0],
    make: (cards) => ({ kind: 'use', card: card(cards, 0) }),
  },
  {
    forms: ['P1 links X to Y'],
    pattern: /^P[12] links (.+) to (.+)$/,
    names: [0, 1],
    make: (cards) => ({ kind: 'link', card: card(cards, 0), to: card(cards, 1) }),
  },
  {
    forms: ['X attacks the player'],
    pattern: /^(.+) attacks the player$/,
    names: [0],
    make: (cards) => ({ kind: 'attack', card: card(cards, 0), target: 'player' }),
  },
  {
    forms: ['X attacks Y'],
    pattern: /^(.+) attacks (.+)$/,
    names: [0, 1],
    make: (cards) => ({ kind: 'attack', card: card(cards, 0), target: card(cards, 1) }),
  },
  {
    forms: ['X and Y DNA digivolve into Z'],
    pattern: /^(.+) and (.+) DNA digivolve into (.+)$/,
    names: [0, 1, 2],
    make: (cards) => ({
      kind: 'dna',
      card: card(cards, 2),
      parts: [card(cards, 0), card(cards, 1)],
    }),
  },
  {
    forms: ['X burst digivolves into Y by returning Z'],
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
    forms: ['X app fuses into Y'],
    pattern: /^(.+) app fuses into (.+)$/,
    names: [0, 1],
    make: (cards) => ({ kind: 'app fusion', onto: card(cards, 0), card: card(cards, 1) }),
  },
  {
    forms: ['X digivolves into Y'],
    pattern: /^(.+) digivolves into (.+)$/,
    names: [0, 1],
    make: (cards) => ({ kind: 'digivolve', onto: card(cards, 0), card: card(cards, 1) }),
  },
  {
    forms: ['X moves'],
    pattern: /^(.+?) moves(?: to the battle area)?$/,
    names: [0],
    make: (cards) => ({ kind: 'move', card: card(cards, 0) }),
  },
  {
    forms: ['X activates [Main]', 'X activates [Trash] [Main]', 'X activates <Training>'],
    pattern: /^(.+) activates (?:its )?(<[^<>]+>|\[[^[\]]+\](?: \[[^[\]]+\])?)(?: effect)?$/,
    names: [0],
    make: (cards, [, effect = '']) => ({ kind: 'activate', card: card(cards, 0), effect }),
  },
];

/** Every action as an author writes it. */
export const ACTION_FORMS: readonly string[] = PHRASES.flatMap(({ forms }) => forms);

const ACTION_HELP = ACTION_FORMS.map((form) => `"${form}"`).join(', ');

/**
 * Reads what a player does, as an author writes it; but for DigiXros and Assembly also as
 * `sayAction` says it. Names are labels of cards on the board.
 */
export function parseAction(text: string, setup: Setup): Result<Declaration> {
  if (text.length > LONGEST_READ)
    return err({
      found: `an action of ${text.length} characters`,
      expected: `${LONGEST_READ} at most`,
      start: 0,
      end: text.length,
    });
  const { words, names } = maskNames(text.trim());
  for (const phrase of PHRASES) {
    const match = phrase.pattern.exec(words);
    if (match === null) continue;
    const groups = match.slice(1);
    const cards: CardId[] = [];
    const named = [
      ...phrase.names.map((i) => groups[i] ?? ''),
      ...(phrase.lists ?? []).flatMap((i) => (groups[i] ?? '').split(' + ')),
    ].map((name) => unquote(name, names));
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
  return err({
    found: `the action "${text.trim()}"`,
    expected: ACTION_HELP,
    start: 0,
    end: text.length,
  });
}
