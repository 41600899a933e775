import { describe, expect, test } from 'vitest';
import { readEffects } from '../../effect/read/read.ts';
import type { Action } from '../../effect/tree/tree.ts';
import { begin } from '../../game/explore/resolve.ts';
import { mayGainMemory, mayPlay } from '../../game/is/view/ban.ts';
import { isKeptUnder } from '../../game/is/view/kept-under.ts';
import { viewOf } from '../../game/is/view/view.ts';
import { readScenario } from '../file/read.ts';

/**
 * One text for each kind of action; a new kind of action has to be added here before this compiles.
 */
const TEXTS: { readonly [kind in Action['kind']]: string } = {
  memory: 'Gain 1 memory.',
  'set memory': 'Set your memory to 3.',
  delete: "Delete all of your opponent's Digimon.",
  suspend: "Suspend all of your opponent's Digimon.",
  unsuspend: 'Unsuspend all of your Digimon.',
  DP: 'All of your Digimon get +1000 DP.',
  'add DP': "Add this Digimon's DP to this Digimon.",
  'set DP': "This Digimon's original DP is 9000.",
  'become Digimon': 'This Tamer is also treated as a 3000 DP Digimon.',
  gain: 'Your Digimon gain <Blocker>.',
  prohibit: "None of your opponent's Digimon can attack.",
  allow: "This Digimon can attack your opponent's unsuspended Digimon.",
  must: 'Your opponent must block if able.',
  immune: "This Digimon isn't affected by your opponent's effects.",
  quoted: 'All of your Digimon gain "[When Attacking] Lose 1 memory."',
  'do keyword': '<Draw 1>.',
  'trash security': 'Trash the top card of your security stack.',
  'trash most security': 'Trash the top security card of 1 player with the most security cards.',
  'reveal hand': "Reveal your opponent's hand.",
  'trash hand': 'Trash 1 card in your hand.',
  prevent: "It isn't deleted.",
  pierce: 'It checks security before the attack ends.',
  'end attack': 'End that attack.',
  'switch target': 'Change the attack target to this Digimon.',
  'move this card': "Add this card to its owner's hand.",
  attack: 'This Digimon attacks.',
  battle: "This Digimon battles 1 of your opponent's Digimon.",
  reveal: 'Reveal the top 3 cards of your deck.',
  'add to hand': 'Add your top security card to the hand.',
  rest: 'Trash the rest.',
  'rest under': 'Place the rest under this Digimon.',
  play: 'Play 1 Digimon card from your hand without paying the cost.',
  use: 'Use 1 Option card from your hand without paying the cost.',
  'play or use': 'Play or use 1 card from your hand without paying the cost.',
  digivolve: 'This Digimon digivolves into a Digimon card in your hand without paying the cost.',
  return: 'Return this Digimon to the hand.',
  place: "Place 1 card from your hand as this Digimon's bottom digivolution card.",
  'place used':
    'Place the Option card used with this effect on top of your security stack instead of trashing it.',
  'trash under': "Trash the bottom digivolution card of 1 of your opponent's Digimon.",
  'trash cards': 'Trash 1 Digimon card from your hand.',
  'trash deck': 'Trash the top card of your deck.',
  reduce: 'Reduce the play cost by 2.',
  increase: 'Increase the play cost by 2.',
  pay: 'Pay 2 memory.',
  activate: "Activate this card's [Main] effects.",
  'reveal cards': 'Reveal 1 card from your hand.',
  move: 'Move 1 of your Digimon from the breeding area to the battle area.',
  'reveal until': 'Reveal cards from the top of your deck until you reveal 1 Digimon card.',
  look: 'Look at the top 3 cards of your deck.',
  flip: 'Flip your top security card face up.',
  ban: "Your opponent can't gain memory.",
  'raise maximum': 'Add 1 to the maximum number this effect may place.',
  'turn end': 'The turn end condition is the opponent having 3 or more memory.',
  'ignore colours': "You can ignore this card's color requirements.",
  'treated as': 'This card is also treated as [Rex].',
  'also treated as': 'All of your Digimon are also treated as having the [Beast] trait.',
  link: 'Link 1 card from your hand to this Digimon without paying the cost.',
  search: 'Search your security stack.',
  shuffle: 'Shuffle your deck.',
  limit: "This effect can't play cards with the same name as this Digimon.",
  'ban cards': "Your opponent can't play Digimon with 5000 DP or less.",
  'reduce by': 'Reduce the play cost by the play cost of the deleted Digimon.',
  choose: "Choose 1 of your opponent's Digimon.",
  opponent: 'Your opponent deletes 1 of their Digimon.',
  'both players': 'Both players trash 1 card in their hand.',
  'prohibit by':
    "This Digimon can't be blocked by your opponent's Digimon with no digivolution cards.",
  hatch: 'Hatch in your breeding area.',
  'gain effects': "This Digimon gains all effects of [Rex] in this Digimon's digivolution cards.",
  only: 'This Digimon can only digivolve into white Digimon.',
  'meets colours': "Green also meets this card's color requirements.",
  'digivolve onto':
    'Digivolve this card from your hand onto one of your red Tamers as if the Tamer is a level 3 red Digimon.',
  'keep under': "Effects can't trash [Rex] in this Digimon's digivolution cards.",
  'become colour': 'This Digimon is also treated as yellow.',
  'stands for': 'This card is also treated as [Rex] for a DigiXros.',
  'trash hand until': 'Trash cards in your hand until it has 4 left.',
  'draw until': 'Draw cards until there are 6 cards in your hand.',
  'trash security until':
    "Trash cards from the top of your opponent's security stack until it has 4 left.",
  'lower maximum': "Remove 2000 from this effect's DP maximum.",
  'DigiXros from': "Cards from your trash may also be placed for this card's DigiXros.",
  unread: 'Sing a song.',
};

const APPLIES = [
  'DP',
  'set DP',
  'become Digimon',
  'become colour',
  'only',
  'gain',
  'prohibit',
  'prohibit by',
  'allow',
  'immune',
  'quoted',
];

/** These change no view: they are asked for where they matter. */
const ASKED = ['keep under', 'gain effects'];

const scenarioOf = (text: string): ReturnType<typeof readScenario> => {
  const category = text.includes('This Tamer') ? 'Tamer red' : 'Digimon Lv.4 red 5000 DP';
  return readScenario(
    `card X: ${category}\n  [All Turns] ${text}\ncard Y: Digimon Lv.4 red 5000 DP\ncard Rex: Digimon Lv.3 red 2000 DP\n  <Rush>\nP1 battle: X > Rex\nP2 battle: Y\n`,
    [],
  );
};

describe('an action in a persistent effect applies or is refused', () => {
  test.each(Object.entries(TEXTS))('%s: %s', (kind, text) => {
    const scenario = scenarioOf(text);
    const isAsked = kind.startsWith('ban') || ASKED.includes(kind);
    expect(scenario.ok).toBe(APPLIES.includes(kind) || isAsked);
    if (!scenario.ok) return;
    const run = begin(scenario.value.setup);
    if (kind === 'ban') {
      // It is put on a player, and on no Digimon.
      const may = ([0, 1] as const).map((who) => mayGainMemory(run, who, { unit: null, card: 1 }));
      expect(may).toEqual([true, false]);
      return;
    }
    if (kind === 'ban cards') {
      const may = ([0, 1] as const).map((who) => mayPlay(run, who, 1));
      expect(may).toEqual([true, false]);
      return;
    }
    if (kind === 'keep under') {
      // It is asked of a card that would be trashed: Rex beneath X, by an effect and by a rule.
      const [unit] = run.state.units;
      const rex = run.setup.cards.findIndex(({ name }) => name === 'Rex');
      const effect = { kind: 'effect', player: 1, unit: null, card: 1 } as const;
      const rule = { kind: 'rule', rule: '4-7-8' } as const;
      const kept = [effect, rule].map(
        (cause) => unit !== undefined && isKeptUnder(run, unit, rex, cause),
      );
      expect(kept).toEqual([true, false]);
      return;
    }
    if (kind === 'gain effects') {
      const [unit] = run.state.units;
      expect(unit?.base.keywords.map(({ use }) => use.name)).toEqual(['Rush']);
      return;
    }
    const changed = run.state.units.filter((unit) => {
      const { abilities, ...now } = viewOf(run, unit);
      const { abilities: printed, ...base } = unit.base;
      return abilities.length !== printed.length || JSON.stringify(now) !== JSON.stringify(base);
    });
    expect(changed.length).toBeGreaterThan(0);
  });

  test('the texts are of these kinds, and all of these are read', () => {
    const other = Object.entries(TEXTS).flatMap(([kind, text]) => {
      const line = readEffects(`[All Turns] ${text}`).lines[0];
      const read = line?.kind === 'effect' ? line.sentences[0]?.processes[0]?.action.kind : null;
      return read === kind ? [] : [`${kind}: read as ${String(read)}`];
    });
    expect(other).toEqual([]);
  });
});

describe('other parts of a persistent effect apply or are refused', () => {
  test.each([
    ['This Digimon may get +1000 DP.', 'a choice in a persistent effect'],
    ['By suspending this Digimon, your Digimon get +1000 DP.', 'a cost in a persistent effect'],
    ['This Digimon gets +1000 DP for the turn.', 'a duration in a persistent effect'],
    ['At the end of the turn, this Digimon gets +1000 DP.', 'a moment in a persistent effect'],
    ['This Digimon gets +1000 DP instead.', '"instead" in a persistent effect'],
    ['[Once Per Turn] This Digimon gets +1000 DP.', 'a limit per turn in a persistent effect'],
    ['If you do, this Digimon gets +1000 DP.', 'this kind of condition'],
    ["1 of your opponent's Digimon gets -1000 DP.", 'choosing a target in a persistent effect'],
    ["An opponent's Digimon gets -1000 DP.", 'choosing a target in a persistent effect'],
    ['While 1 of your other Digimon is suspended, it gains <Blocker>.', '"it" in a persistent'],
    ["All of your opponent's Security Digimon gain <Jamming>.", '"Security Digimon" on the field'],
    ['Your cards get +1000 DP.', '"cards" on the field'],
    ['<Delay>.', 'nothing after the cost in a persistent effect'],
    ['Your Digimon gain "[Hand] [Counter] Gain 1 memory."', 'timing [Counter]'],
    ['Your Digimon gain "[Security] Gain 1 memory."', 'giving a [Security] effect'],
    ['Your Digimon gain "[All Turns] Gain 1 memory."', '"memory" in a persistent effect'],
    ['Your Digimon gain "[All Turns] When you sing, gain 1 memory."', 'trigger condition'],
  ])('%s', (text, words) => {
    const scenario = scenarioOf(text);
    expect(scenario.ok ? '' : scenario.problem.map(({ found }) => found).join('\n')).toContain(
      words,
    );
  });
});
