// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import * as engine from './card-engine.ts';
import { viewOfCard, type CardView } from './card-view.ts';
import CardPage from './CardPage.svelte';
import { takeCards } from './take-file.ts';

afterEach(cleanup);

function took(text: string) {
  const taken = takeCards('sample.json', text);
  if (!taken.ok) throw new Error(taken.problem);
  return taken.value;
}

const { cards } = took(readFileSync('public/cards/sample.json', 'utf8'));
const cardOf = (end: string) => {
  const card = cards.find(({ number }) => number.endsWith(end));
  if (card === undefined) throw new Error(`no card ${end}`);
  return card;
};
const KEYWORDS = { Blocker: 'persistent', Reboot: 'none' } as const;
const view = (end: string): CardView => viewOfCard(cardOf(end), KEYWORDS, engine);
const factsOf = (end: string): { readonly [fact: string]: string } =>
  Object.fromEntries(view(end).facts.map(({ fact, words }) => [fact, words]));

describe('what is shown of a card', () => {
  test('its facts, without those that it lacks', () => {
    expect(factsOf('004')).toEqual({
      Kind: 'Digimon',
      Color: 'red, black',
      Level: 'Lv.5',
      'Play cost': '6',
      DP: '8000',
      Traits: 'Ultimate, Vaccine, Ember',
      Digivolution: '3 from Lv.4 red/black',
      ACE: 'Overflow -4',
      Set: 'TS1',
    });
    expect(factsOf('010')['Kind']).toBe('Digimon and Option (DUAL card)');
    expect(factsOf('013')).toMatchObject({ Kind: 'Option', 'Use cost': '4' });
    expect(factsOf('008')['Link DP']).toBe('+2000');
  });

  test('its texts, each taken apart and with what it is run as', () => {
    expect(view('008').texts.map(({ title, as }) => [title, as])).toEqual([
      ['Effects', 'fit'],
      ['Link effect', 'linked'],
    ]);
    expect(view('001').texts.map(({ title, as }) => [title, as])).toEqual([
      ['Inherited effect', 'inherited'],
    ]);
    expect(view('013').texts.map(({ title }) => title)).toEqual(['Effects', 'Security effect']);
  });

  test('its keyword effects with page and rule', () => {
    expect(view('006').keywords).toEqual([
      {
        name: 'Blocker',
        page: { url: '/keywords/blocker/', category: 'Persistent' },
        rule: '16-5-1',
      },
    ]);
    expect(view('003').keywords.map(({ page }) => page)).toEqual([null, null]);
  });

  test('what of it does not run, with the words', () => {
    expect(view('002').notRun).toEqual([]);
    expect(view('006').notRun).toEqual([
      { words: 'Sing one verse about the sea', found: 'Not understood.' },
    ]);
    expect(view('006').texts[0]?.lines.map(({ runs }) => runs)).toEqual([true, true, false]);
    expect(view('010').notRun).toEqual([]);
    const dual = cardOf('010');
    const option = { name: 'Shattered Glass', text: dual.option?.text ?? '' };
    const lacking = viewOfCard({ ...dual, option }, KEYWORDS, engine);
    expect(lacking.notRun?.map(({ found }) => found)).toEqual([
      'The file lacks the name, use cost or color requirements of the Option of this DUAL card.',
    ]);
  });

  test('the same as the list says of every card', () => {
    for (const card of cards)
      expect([card.number, viewOfCard(card, KEYWORDS, engine).notRun?.length === 0]).toEqual([
        card.number,
        engine.runsWhole(card),
      ]);
  });

  test('nothing of the engine where it did not come', () => {
    const card = viewOfCard(cardOf('006'), KEYWORDS, null);
    expect(card.notRun).toBeNull();
    expect(card.texts[0]?.taken.lines.every((line) => line.notRun === undefined)).toBe(true);
  });

  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</p><style>*{}</style>',
  ])('%s stays text wherever it stands', (bad) => {
    const card = {
      ...cardOf('010'),
      number: bad,
      name: bad,
      traits: [bad],
      set: bad,
      option: { name: bad, text: bad },
      text: { upper: bad, inherited: bad, security: bad, linked: bad },
    };
    const props = {
      card: viewOfCard(card, {}, engine),
      points: {},
      colours: {},
      send: () => undefined,
    };
    const { container } = render(CardPage, props);
    expect(container.querySelector('script, img, style')).toBeNull();
    expect(container.textContent).toContain(bad);
    expect(container.innerHTML).not.toMatch(/href="(?![#/])/);
  });
});
