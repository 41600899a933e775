import { expect, test } from 'vitest';
import { urlOfRuling } from '../../rules/ruling-url.ts';
import { plainSentence, quotationOf } from './words.ts';

const BOARD = `card Kai: Tamer blue
  [Main] <Draw 1>.
card "Rex: Dragon": Digimon Lv.5 red 7000 DP
  digivolve: 3 from Lv.4 red
  inherited: [When Attacking] Gain 1 memory.
card Cub: Digimon Lv.3 red 2000 DP
P1 battle: Kai, "Rex: Dragon"
`;

test('a quotation has the texts of the cards, what is done, the question, the answer and why', () => {
  expect(
    quotationOf(
      {
        question: 'Do you draw?',
        explanation: 'Kai may\nactivate `[Main]` (15-8-4).',
        cites: ['15-8-4', '16-8-1'],
      },
      'Yes.',
      { board: BOARD, actions: ['Kai activates [Main]'] },
    ),
  ).toBe(
    'Kai: [Main] <Draw 1>. Rex: Dragon: [When Attacking] Gain 1 memory. Kai activates [Main]. Do you draw? Yes. Kai may activate [Main] (15-8-4). (15-8-4, 16-8-1)',
  );
});

test('a ruling has the address of its number, and a sentence can lose its full stop', () => {
  expect(urlOfRuling('Q644')).toBe('/rulings/q644/');
  expect([plainSentence('No.'), plainSentence('4000')]).toEqual(['No', '4000']);
});
