/**
 * Which effects an event of cards sets off, in a hand, a deck or a security stack: whose cards they
 * are, and whose effect it is (15-5-1, 15-5-2).
 */
import { describe, expect, test } from 'vitest';
import { main, merged, said } from '../random/said-times.ts';

/** An event of cards: whose they are, and whose effect it is. */
interface PileEvent {
  readonly uses: string;
  /** By the effect of P1, to cards of P1 or P2. */
  readonly of: 'P1' | 'P2';
  readonly when: (whose: 'your' | "your opponent's") => string;
  /** Words that ask for an effect of one side, behind "When". */
  readonly by?: (agent: string, whose: 'your' | "your opponent's") => string;
}

const PILES: { readonly [name: string]: PileEvent } = {
  'the hand is trashed from': {
    uses: 'Drop',
    of: 'P1',
    when: (whose) => `${whose} hand is trashed from`,
    by: (agent, whose) => `${agent} trashes a card in ${whose} hand`,
  },
  "the other player's hand is trashed from": {
    uses: 'Rob',
    of: 'P2',
    when: (whose) => `${whose} hand is trashed from`,
    by: (agent, whose) => `${agent} trashes a card in ${whose} hand`,
  },
  'the deck is trashed from': {
    uses: 'Mill',
    of: 'P1',
    when: (whose) => `${whose} deck is trashed from`,
  },
  'a hand is added to by a draw': {
    uses: 'Read',
    of: 'P1',
    when: (whose) => `${whose} hand is added to`,
    by: (agent, whose) => `${agent} adds cards to ${whose} hand`,
  },
  'a hand is added to by a return': {
    uses: 'Back',
    of: 'P2',
    when: (whose) => `cards are added to ${whose} hand`,
    by: (agent, whose) => `${agent} adds cards to ${whose} hand`,
  },
  'a deck is added to': {
    uses: 'Sink',
    of: 'P2',
    when: (whose) => `${whose} deck is added to`,
    by: (agent, whose) => `${agent} adds to ${whose} deck`,
  },
  'a security stack is added to': {
    uses: 'Heal',
    of: 'P1',
    when: (whose) => `a card is added to ${whose} security stack`,
    by: (agent, whose) => `${agent} adds cards to ${whose} security stack`,
  },
};

const HOLDERS = ['Tamer', 'itself', 'beneath', 'Trash', 'Hand'] as const;

/** How often an effect of `player` triggers that is printed where its holder is. */
function timesOfPile(happening: PileEvent, at: string, player: 'P1' | 'P2', when: string): number {
  const area = at === 'Trash' || at === 'Hand' ? `[${at}] ` : '';
  const may = at === 'Hand' ? 'you may unsuspend 1 of your Digimon' : 'gain 1 memory';
  const line = `${area}[All Turns] When ${when}, ${may}.`;
  const print = (holder: string, inherited = ''): string =>
    at === holder ? `\n  ${inherited}${line}` : '';
  const place: { readonly [holder: string]: string } = {
    Tamer: `${player} battle: Kai`,
    itself: `${player} battle: Hero`,
    beneath: `${player} battle: Other > Root`,
    Trash: `${player} trash: Scrap`,
    Hand: `${player} hand: Scrap`,
  };
  const board = `card Hero: Digimon Lv.4 red 5000 DP${print('itself')}
card Other: Digimon Lv.4 red 5000 DP
card Root: Digimon Lv.3 red 3000 DP${print('beneath', 'inherited: ')}
card Kai: Tamer red${print('Tamer')}
card Scrap: Digimon Lv.3 green 3000 DP${print('Trash')}${print('Hand')}
card Weak: Digimon Lv.3 blue 1000 DP
card Blank: Option red
${main('Drop', 'Trash 2 cards in your hand.')}
${main('Rob', 'Your opponent trashes 2 cards in their hand.')}
${main('Mill', 'Trash the top 2 cards of your deck.')}
${main('Read', '<Draw 2>.')}
${main('Back', "Return all of your opponent's blue Digimon to the hand.")}
${main('Sink', "Return all of your opponent's blue Digimon to the bottom of the deck.")}
${main('Heal', '<Recovery +2 (Deck)>.')}
memory P1 3
P1 battle: Other
P2 battle: Weak, Weak
${place[at] ?? ''}
P1 hand: ${happening.uses}, Blank, Blank, Blank
P2 hand: Blank, Blank, Blank
P1 deck: 5
P1 security: 2
`;
  return said(merged(board), [`P1 uses ${happening.uses}`], 'triggers', '[All Turns]');
}

describe.each(Object.entries(PILES))('%s, once for two cards (15-5-2)', (_, happening) => {
  const { of, when, by } = happening;
  const watches = (['P1', 'P2'] as const).flatMap((player) =>
    (['your', "your opponent's"] as const).flatMap((whose) => {
      const isIts = (player === of) === (whose === 'your');
      const words: (readonly [string, boolean])[] = [[when(whose), isIts]];
      if (by !== undefined)
        words.push(
          [by('an effect', whose), isIts],
          [by('one of your effects', whose), isIts && player === 'P1'],
        );
      return words.map(([words, met]) => ({ player, words, times: met ? 1 : 0 }));
    }),
  );

  describe.each(HOLDERS)('%s', (at) => {
    // A hand that is trashed from could lose what waits in it.
    const seen = watches.filter(({ player }) => at !== 'Hand' || player !== of);
    test.each(seen)('of $player, "$words": $times', ({ player, words, times }) => {
      expect(timesOfPile(happening, at, player, words)).toBe(times);
    });
  });
});
