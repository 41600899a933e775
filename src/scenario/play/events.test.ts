/**
 * Which effects an event sets off: every kind of event, told of by a Digimon that it happens to, by
 * what lies beneath it, by others, by Tamers, and from the hand and the trash (15-5-1, 15-5-2).
 */
import { main, merged, said } from '../random/said-times.ts';
import { describe, test, expect } from 'vitest';
import { TARGET, OF_HERO, HAPPENINGS, type TriedEvent } from '../random/happenings.ts';

type Holder = 'itself' | 'beneath' | 'another' | 'beneath another' | 'Tamer' | 'Trash' | 'Hand';

/** Whoever has the effect, with the words behind "When" and whether that is met. */
interface Watch {
  readonly holder: Holder;
  readonly of: 'P1' | 'P2';
  readonly who: string;
  readonly times: 0 | 1;
}

const watch = (holder: Holder, of: 'P1' | 'P2', who: string, times: 0 | 1): Watch => ({
  holder,
  of,
  who,
  times,
});

const ANY: readonly Watch[] = [
  watch('itself', 'P1', 'this Digimon', 1),
  watch('itself', 'P1', 'one of your Digimon', 1),
  watch('itself', 'P1', 'one of your other Digimon', 0),
  watch('itself', 'P1', "an opponent's Digimon", 0),
  watch('beneath', 'P1', 'this Digimon', 1),
  watch('beneath', 'P1', 'one of your other Digimon', 0),
  watch('another', 'P1', 'this Digimon', 0),
  watch('another', 'P1', 'one of your Digimon', 1),
  watch('another', 'P1', 'one of your other Digimon', 1),
  watch('another', 'P1', 'another Digimon', 1),
  watch('another', 'P1', "an opponent's Digimon", 0),
  watch('another', 'P2', "an opponent's Digimon", 1),
  watch('another', 'P2', 'one of your Digimon', 0),
  watch('beneath another', 'P1', 'this Digimon', 0),
  watch('beneath another', 'P1', 'one of your other Digimon', 1),
  watch('Tamer', 'P1', 'one of your Digimon', 1),
  watch('Tamer', 'P1', 'a Digimon', 1),
  watch('Tamer', 'P1', 'this Tamer', 0),
  watch('Tamer', 'P1', "an opponent's Digimon", 0),
  watch('Tamer', 'P2', "an opponent's Digimon", 1),
  watch('Trash', 'P1', 'one of your Digimon', 1),
  watch('Trash', 'P2', "an opponent's Digimon", 1),
  watch('Trash', 'P2', 'one of your Digimon', 0),
  watch('Hand', 'P1', 'one of your Digimon', 1),
  watch('Hand', 'P2', "an opponent's Digimon", 1),
  watch('Hand', 'P1', "an opponent's Digimon", 0),
  ...[
    'red Digimon',
    'level 4 Digimon',
    'Digimon with [Hero] in its name',
    'Digimon with the [Beast] trait',
    'Digimon with 5000 DP or less',
  ].map((filter) => watch('Tamer', 'P1', `one of your ${filter}`, 1)),
  ...[
    'blue Digimon',
    'level 5 Digimon',
    'Digimon with [Other] in its name',
    'Digimon with the [Plant] trait',
    'Digimon with 6000 DP or more',
  ].map((filter) => watch('Tamer', 'P1', `one of your ${filter}`, 0)),
];

/** The line that is waited with, as it is printed where its holder is. */
function lineOf({ holder, who }: Watch, { when }: TriedEvent): string {
  const area = holder === 'Trash' || holder === 'Hand' ? `[${holder}] ` : '';
  const may = holder === 'Hand' ? 'you may unsuspend 1 of your Digimon' : 'gain 1 memory';
  return `${area}[All Turns] When ${when(who)}, ${may}.`;
}

function boardOf(
  happening: TriedEvent,
  { holder, of }: Watch,
  line: string,
  twice = false,
): string {
  const { hero, heroIn = 'P1 battle: {}', foes, turn = 'P1' } = happening;
  const print = (at: Holder, inherited = ''): string =>
    holder === at ? `\n  ${inherited}${line}` : '';
  const beneath = holder === 'beneath' ? ' > Root' : '';
  const second = twice ? `\nP1 battle: Twin ${happening.heroes ?? ''}` : '';
  const place: { readonly [at in Holder]?: string } = {
    another: `${of} battle: Other`,
    'beneath another': `${of} battle: Other > Stem`,
    Tamer: `${of} battle: Kai`,
    Trash: `${of} trash: Scrap`,
    Hand: `${of} hand: Scrap`,
  };
  return `card Hero: Digimon Lv.4 red 5000 DP cost 0
  traits: Beast
  digivolve: 0 from Lv.3${hero === undefined ? '' : `\n  ${hero}`}${print('itself')}
card Twin: Digimon Lv.4 red 5000 DP
card Root: Digimon Lv.3 red 3000 DP${print('beneath', 'inherited: ')}
card Cub: Digimon Lv.3 red 3000 DP
card Next: Digimon Lv.5 red 7000 DP
  digivolve: 0 from Lv.4
card Plug: Digimon Lv.3 red 2000 DP
  link: 0 from Lv.4 red
card Other: Digimon Lv.5 blue 7000 DP
  traits: Plant${print('another')}
card Stem: Digimon Lv.3 blue 3000 DP${print('beneath another', 'inherited: ')}
card Kai: Tamer red${print('Tamer')}
card Scrap: Digimon Lv.3 green 3000 DP${holder === 'Hand' ? print('Hand') : print('Trash')}
card Weak: Digimon Lv.4 red 4000 DP
card Strong: Digimon Lv.5 red 9000 DP
card Wall: Digimon Lv.5 red 9000 DP
  <Blocker>
card Blank: Option red
${main('Delete', `Delete 1 of your ${TARGET}.`)}
${main('Delete All', 'Delete all of your red Digimon.')}
${main('Return', `Return 1 of your ${TARGET} to the hand.`)}
${main('Return All', 'Return all of your red Digimon to the hand.')}
${main('Suspend', `Suspend 1 of your ${TARGET}.`)}
${main('Suspend All', 'Suspend all of your red Digimon.')}
${main('Unsuspend', `Unsuspend 1 of your ${TARGET}.`)}
${main('Unsuspend All', 'Unsuspend all of your red Digimon.')}
${main('Strip', `Trash the bottom digivolution card of 1 ${OF_HERO}.`)}
${main('Strip All', 'Trash the bottom digivolution card of all of your red Digimon.')}
${main('Call', `Play 1 ${TARGET} from your hand without paying the cost.`)}
${main('Tuck', `Place 1 red Option card from your hand as the bottom digivolution card of 1 ${OF_HERO}.`)}
turn ${turn}
memory ${turn} 3
${heroIn.replaceAll('{}', `Hero${beneath}`).replaceAll('{beneath}', beneath)}${second}
${place[holder] ?? ''}
P2 battle: ${foes ?? 'Weak'}
P1 hand: Next, Plug, Delete, Delete All, Return, Return All, Suspend, Suspend All, Unsuspend, Unsuspend All, Strip, Strip All, Tuck, Call
P1 security: Blank, 2
P2 security: Blank, 2
`;
}

/** How often the effect that waits triggers, or interrupts. */
function timesOf(happening: TriedEvent, seen: Watch, twice = false): number {
  const line = lineOf(seen, happening);
  const board = merged(boardOf(happening, seen, line, twice));
  const actions = (twice ? happening.both : happening.actions) ?? [];
  return said(board, actions, happening.would === true ? 'activates' : 'triggers', '[All Turns]');
}

const THIS = 'this Digimon';

const PLAIN = /^(?:this|an?|another|one of your(?: other)?|an opponent's) (?:Digimon|Tamer)$/;

describe.each(Object.entries(HAPPENINGS))('%s', (_, happening) => {
  const { itself, alone, unfiltered } = happening;
  // A card in the hand has what speaks of "this card" alone, and is no "this Digimon" of another.
  const seen = ANY.filter(
    ({ holder, who }) =>
      (alone !== true || holder !== 'beneath') &&
      (unfiltered !== true || PLAIN.test(who)) &&
      (itself === undefined || (holder === 'itself' ? who === THIS : !who.startsWith('this'))),
  ).map((one) => (one.who === THIS && itself !== undefined ? { ...one, who: itself } : one));

  test.each(seen)('$holder of $of, "$who": $times', (one) => {
    expect(timesOf(happening, one)).toBe(one.times);
  });

  const { both } = happening;
  if (both !== undefined)
    test('once for two at the same time (15-5-2)', () => {
      expect(timesOf(happening, watch('Tamer', 'P1', 'one of your Digimon', 1), true)).toBe(1);
      expect(timesOf(happening, watch('another', 'P2', "an opponent's Digimon", 1), true)).toBe(1);
    });
});
