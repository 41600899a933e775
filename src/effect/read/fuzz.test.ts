/**
 * Any text is read and explained: no exception, no text that takes long.
 * `FUZZ=100000 vitest run src/effect/read/fuzz.test.ts` reads as many as that.
 */
import { expect, test } from 'vitest';
import { random } from '../../base/chance.ts';
import { allParts, explain } from '../explain/explain.ts';

const RUNS = Number(process.env['FUZZ'] ?? 3_000);
/** As long as a page takes at most, and much longer than any of them needs. */
const LONGEST = 2_000;
const TOO_LONG_MS = 1_000;

const LINES = [
  "[On Play] [When Digivolving] Delete 1 of your opponent's Digimon with 5000 DP or less. Then, if you have a Tamer, you may suspend 1 of your opponent's Digimon.",
  '[Your Turn] (Once Per Turn) When this Digimon deletes an opponent’s Digimon in battle, if you have 3 or fewer security cards, <Recovery +1 (Deck)>.',
  "[All Turns] When any of your Digimon would leave the battle area other than by your effects, by suspending this Tamer, they don't leave.",
  '[Main] ＜Delay＞ (Trash this card.)\n・Until the end of your opponent\'s turn, 1 of your Digimon gains "[On Deletion] <Draw 1>." For each of your Tamers, gain 1 memory.',
  'When this card would be played, by placing up to 2 [Alpha]/[Beta] from your hand or trash under it, reduce the play cost by 2 for each card placed.',
  '[Hand] [Counter] <Blast Digivolve>\nDigivolve: 3 from Lv.4 w/[Beast] trait\n[Rule] Trait: Has [Beast].',
  "[Security] At the end of the battle, play this card without paying the cost. If this effect didn't play, add it to the hand instead.",
];
const WORDS = LINES.flatMap((line) => line.split(/(?<= )/));
const CHARS = ' \n\t[]<>()"\'.,;:・＜＞，’“”-−+/%&0123456789abcdeITWöß漢🂡\u0000\u00a0\u202e';

function textOf(below: (n: number) => number): string {
  const one = <T>(of: readonly T[]): T | undefined => of[below(of.length)];
  const line = one(LINES) ?? '';
  const many = (of: readonly string[], most: number): string =>
    Array.from({ length: below(most) }, () => one(of)).join('');
  switch (below(6)) {
    case 0:
      return many([...CHARS], 200);
    case 1:
      return many(WORDS, 80);
    case 2:
      return line.slice(below(line.length), below(line.length + 1));
    case 3: {
      const at = below(line.length);
      return line.slice(0, at) + many([...CHARS], 4) + line.slice(at + below(6));
    }
    case 4:
      return (one(WORDS) ?? '').repeat(below(60));
    default:
      return many([...WORDS, ...CHARS], 120);
  }
}

test(`${RUNS} texts at random`, { timeout: 60_000 + RUNS * 20 }, () => {
  const next = random(2026);
  const below = (n: number): number => Math.floor(next() * n);
  let slowest = { ms: 0, text: '' };
  for (let i = 0; i < RUNS; i++) {
    const text = textOf(below).slice(0, LONGEST);
    const start = performance.now();
    const { text: read, lines } = explain(text);
    const ms = performance.now() - start;
    if (ms > slowest.ms) slowest = { ms, text };
    for (const { parts } of lines) {
      for (const { span, kind } of allParts(parts)) {
        if (span.start < 0 || span.end > read.length || span.end <= span.start)
          throw new Error(`${kind} lies outside of its text: ${JSON.stringify(text)}`);
      }
    }
  }
  expect(slowest.ms, slowest.text).toBeLessThan(TOO_LONG_MS);
});
