import { expect, test } from 'vitest';
import { askedWords } from './asked-words.ts';

/** What the files below ask: nodes of a tree, and what is told of a game. */
const ASKED = {
  'src/effect/tree/event.ts': `
    export interface Event {
      readonly kind: 'placed';
      readonly form?: string;
      readonly whose?: 'your' | "your opponent's";
      readonly origin: string;
      readonly text: string;
    }`,
  'src/ui/steps/endings.ts': `
    export interface Told {
      readonly text: string;
      readonly does: string;
    }`,
};

/** What is found in each of these lines, each in a file of its own. */
function askedIn(lines: readonly string[], paths: readonly string[] = []): readonly string[] {
  const pathOf = (i: number): string => paths[i] ?? `src/card/asks-${i}.ts`;
  const own = lines.map((line, i): readonly [string, string] => {
    const up = '../'.repeat(pathOf(i).split('/').length - 2);
    return [
      pathOf(i),
      `import type { Event } from '${up}effect/tree/event.ts';
      import type { Told } from '${up}ui/steps/endings.ts';
      export const asks = ${line};`,
    ];
  });
  return askedWords({ ...ASKED, ...Object.fromEntries(own) });
}

test('words that are asked are found', () => {
  const found: readonly (readonly [string, string])[] = [
    ["(event: Event) => event.form === 'among'", 'event.form'],
    ['({ form }: Event) => form', 'form'],
    ["({ form: said = '' }: Event) => said", "form: said = ''"],
    ["(event: object) => 'form' in event", "'form' in event"],
    ["({ whose }: Event) => whose?.startsWith('your')", "whose?.startsWith('your')"],
    ["(event: Event) => /your/.test(event.whose ?? '')", "/your/.test(event.whose ?? '')"],
    ["({ origin }: Event) => origin.endsWith('trash')", "origin.endsWith('trash')"],
    ["(event: Event) => event.origin.split(' ')", "event.origin.split(' ')"],
    [
      "(event: Event) => JSON.stringify(event).includes('opponent')",
      "JSON.stringify(event).includes('opponent')",
    ],
    ["(to: 'deck top' | 'deck bottom') => to.startsWith('deck')", "to.startsWith('deck')"],
    ["(step: Told) => step.text.endsWith('.')", "step.text.endsWith('.')"],
    ['({ does }: Told) => /^chooses (.+)$/.exec(does)', '/^chooses (.+)$/.exec(does)'],
  ];
  expect(askedIn(found.map(([line]) => line))).toEqual(
    found.map(([, asked], i) => `src/card/asks-${i}.ts: ${asked}`),
  );
});

test('other words are not', () => {
  expect(
    askedIn([
      "(event: Event) => event.whose === 'your'",
      '(event: Event) => event.text.slice(0, 3)',
      "(file: { readonly form: string }) => file.form === 'cardId'",
      "(names: readonly ('a' | 'b')[]) => names.includes('a')",
      "(rule: '16-1' | '16-2') => rule.startsWith('16-')",
      "(typed: string) => typed.startsWith('P1')",
      "(event: Event) => JSON.stringify(event).replaceAll('<', '')",
    ]),
  ).toEqual([]);
});

test('who reads, tells and tests may ask', () => {
  const asks = '({ form }: Event) => form';
  expect(
    askedIn(
      [asks, asks, asks],
      ['src/effect/line/write.ts', 'src/scenario/play/tell.ts', 'src/card/asks.test.ts'],
    ),
  ).toEqual([]);
});
