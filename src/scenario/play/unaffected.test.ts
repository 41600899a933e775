/**
 * 15-15-5-1 for all that effects do: a Digimon that isn't affected by effects stays as it is,
 * whatever the effect would do to it, and one that is affected does not.
 */
import { describe, expect, test } from 'vitest';
import type { RunnableKind } from '../../card/runnable/runnable.ts';
import { describeProblem } from '../../base/result.ts';
import { viewOf } from '../../game/is/view/view.ts';
import type { Run } from '../../game/run/run.ts';
import { endingsOf } from './verify.ts';
import { readScenario } from '../file/read.ts';

/** Texts that do something to "WHOM" ("1 of your Digimon"), or why the kind has none. */
const TEXTS: { readonly [K in RunnableKind]: readonly string[] | string } = {
  delete: ['Delete WHOM.'],
  suspend: ['Suspend WHOM.'],
  unsuspend: ['Unsuspend WHOM.'],
  DP: ['WHOM gets -2000 DP for the turn.', 'ALL get -2000 DP for the turn.'],
  'set DP': ["Change WHOM's original DP to 1000 for the turn."],
  gain: ['WHOM gains <Blocker> for the turn.', 'ALL gain <Blocker> for the turn.'],
  prohibit: ["WHOM can't attack for the turn."],
  'prohibit by': [
    "WHOM can't be blocked by your opponent's Digimon with no digivolution cards for the turn.",
  ],
  allow: ["WHOM can attack your opponent's unsuspended Digimon for the turn."],
  quoted: ['WHOM gains "[On Deletion] Gain 1 memory." for the turn.'],
  'do keyword': ['<De-Digivolve 1> WHOM.', '<De-Digivolve 1> ALL.'],
  return: [
    'Return WHOM to the hand.',
    'Return WHOM to the bottom of the deck.',
    "Return 1 Digimon card from WHOM's digivolution cards to the hand.",
  ],
  'add to hand': ["Add 1 Digimon card from WHOM's digivolution cards to the hand."],
  play: ["Play 1 Digimon card from WHOM's digivolution cards without paying the cost."],
  digivolve: ['OWN digivolves into a Digimon card in your hand without paying the cost.'],
  place: [
    'Place 1 card from your hand under WHOM.',
    'Place WHOM under 1 of your Tamers.',
    'Place WHOM on top of your security stack.',
    "Place 1 Digimon card from WHOM's digivolution cards under 1 of your Tamers.",
    "Place 1 Digimon card from WHOM's digivolution cards on top of your security stack.",
  ],
  'trash cards': [
    'Trash the top card of WHOM.',
    "Trash 1 Digimon card from WHOM's digivolution cards.",
  ],
  'trash under': [
    'Trash 1 digivolution card of WHOM.',
    'Trash the bottom digivolution card of ALL.',
    'Trash all digivolution cards of WHOM.',
  ],
  battle: 'a battle is no effect (14-1)',
  attack: 'the player declares the attack (11-2-3)',
  'switch target': 'the attack is changed, or what its player declared (11-2-7-5)',
  'end attack': 'the attack is changed (15-15-1-1)',
  ban: 'players',
  'ban cards': 'players',
  immune: 'what makes it unaffected is not undone by that',
  prevent: 'content/cases/15-15-effect-text/not-kept-by-an-effect.md',
  'add DP': 'its own <Alliance> (16-24-1)',
  'become Digimon': 'Tamers',
  'move this card': 'a card of its own effect',
  pierce: 'a rule of the attack (16-7-4)',
  memory: 'the memory',
  'set memory': 'the memory',
  pay: 'the memory',
  hatch: 'the Digi-Egg deck',
  move: 'a Digimon of its player, in the breeding area or on its way there',
  'raise maximum': 'an effect of its player',
  opponent: 'what that player does is of another kind',
  'both players': 'what they do is of another kind',
  choose: 'chosen it stays what it is (15-15-5-3)',
  'play or use': 'a card of the hand',
  link: 'content/cases/10-linking/not-to-an-unaffected-digimon.md',
  'trash security': 'the security stack',
  'trash hand': 'the hand',
  'trash hand until': 'cards of a hand',
  'trash security until': 'cards of a security stack',
  'trash most security': 'cards of a security stack',
  'draw until': 'cards of a deck',
  use: 'an Option',
  'place used': 'an Option',
  reveal: 'the deck',
  look: 'a card of a deck or a security stack',
  search: 'a security stack',
  flip: 'a security stack',
  shuffle: 'a security stack',
  rest: 'the deck',
  'trash deck': 'the deck',
  reduce: 'a cost',
  'DigiXros from': 'cards that lie under it',
  'reduce by': 'a cost',
  activate: 'an effect',
};

type Immunity =
  | ''
  | 'effects'
  | "your opponent's effects"
  | "your opponent's Tamer effects"
  | "the effects of your opponent's Digimon";

const texts = Object.values(TEXTS).flatMap((each) => (typeof each === 'string' ? [] : each));
const sides = ['own', "opponent's"] as const;
const immunities: readonly Immunity[] = [
  '',
  'effects',
  "your opponent's effects",
  "your opponent's Tamer effects",
  "the effects of your opponent's Digimon",
];

describe.each(texts)('%s', (text) => {
  const rows = sides
    .filter((side) => side === 'own' || !text.includes('OWN'))
    .flatMap((side) => immunities.map((immunity) => ({ side, immunity })));

  test.each(rows)('by the $side player\'s text, with "$immunity"', ({ side, immunity }) => {
    const states = text.startsWith('Unsuspend') ? ' [suspended]' : '';
    const saint = `Saint > Kit${states}`;
    const board = [
      'card Saint: Digimon Lv.4 white 5000 DP',
      ...(immunity === '' ? [] : [`  [All Turns] This Digimon isn't affected by ${immunity}.`]),
      'card Kit: Digimon Lv.3 white 2000 DP',
      'card Archon: Digimon Lv.5 white 9000 DP',
      '  digivolve: 3 from Lv.4 white',
      'card Guide: Tamer white',
      `  [Main] ${textFor(text, side)}`,
      `P1 battle: ${side === 'own' ? `Guide, ${saint}` : 'Guide'}`,
      ...(side === 'own' ? [] : [`P2 battle: ${saint}`]),
      'P1 hand: Archon',
    ].join('\n');
    // Whoever has the effect is a Tamer.
    const affected =
      immunity === '' || (immunity !== 'effects' && side === 'own') || immunity.endsWith('Digimon');
    const untouched = seen(board, []);
    const after = seen(board, ['Guide activates [Main]']);
    if (affected) expect(after).not.toEqual(untouched);
    else expect(after).toEqual(untouched);
  });
});

const textFor = (text: string, side: (typeof sides)[number]): string => {
  const whose = side === 'own' ? 'your' : "your opponent's";
  return text
    .replace('WHOM', `1 of ${whose} Digimon`)
    .replace('OWN', '1 of your Digimon')
    .replace('ALL', `all of ${whose} Digimon`);
};

/** What Saint is at all endings. */
function seen(board: string, actions: readonly string[]): readonly string[] {
  const scenario = readScenario(board, actions);
  if (!scenario.ok) throw new Error(scenario.problem.map(describeProblem).join('\n'));
  const { endings } = endingsOf(scenario.value);
  return [...new Set(endings.map(({ run }) => saintIn(run)))].toSorted();
}

function saintIn(run: Run): string {
  const is = run.setup.cards.map(({ name }) => name);
  const unit = run.state.units.find(({ cards }) => cards.some((card) => is[card] === 'Saint'));
  if (unit === undefined) return 'gone';
  const { dp, keywords, abilities, prohibitions, permissions, unblocked } = viewOf(run, unit);
  return JSON.stringify([
    unit.cards.map((card) => is[card]),
    unit.suspended,
    dp,
    keywords.map(({ use }) => use.printed),
    abilities.length,
    prohibitions,
    unblocked.length,
    permissions,
  ]);
}
