/**
 * Any text is read and explained: no exception, no text that takes much work. Work is counted, not
 * timed, so that a slow machine finds the same: how often words are looked for and patterns tried.
 * A single pattern that would not come to its end is found by the time limit of the test.
 * `FUZZ=100000 vitest run src/effect/read/fuzz.test.ts` reads as many as that.
 */
import { expect, test } from 'vitest';
import { random } from '../../base/chance.ts';
import { allParts, explain } from '../explain/explain.ts';

const RUNS = Number(process.env['FUZZ'] ?? 3_000);
/** As long as a page takes at most. */
const LONGEST = 2_000;

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

/** Words looked for and patterns tried for each character, with 100 of them given to every text. */
const MOST_WORK = 250;

/** Words looked for and patterns tried while something is done. */
function workOf(task: () => void): number {
  const { startsWith } = String.prototype;
  const { exec } = RegExp.prototype;
  let work = 0;
  String.prototype.startsWith = function (...given): boolean {
    work++;
    return startsWith.apply(this, given);
  };
  RegExp.prototype.exec = function (text): RegExpExecArray | null {
    work++;
    return exec.call(this, text);
  };
  try {
    task();
  } finally {
    Object.assign(String.prototype, { startsWith });
    Object.assign(RegExp.prototype, { exec });
  }
  return work;
}

test(`${RUNS} texts at random`, { timeout: 60_000 + RUNS * 20 }, () => {
  const next = random(2026);
  const below = (n: number): number => Math.floor(next() * n);
  let hardest = { perCharacter: 0, text: '' };
  for (let i = 0; i < RUNS; i++) {
    const text = textOf(below).slice(0, LONGEST);
    const work = workOf(() => {
      const { text: read, lines } = explain(text);
      for (const { parts } of lines)
        for (const { span, kind } of allParts(parts))
          if (span.start < 0 || span.end > read.length || span.end <= span.start)
            throw new Error(`${kind} lies outside of its text: ${JSON.stringify(text)}`);
    });
    const perCharacter = work / (text.length + 100);
    if (perCharacter > hardest.perCharacter) hardest = { perCharacter, text };
  }
  expect(hardest.perCharacter, hardest.text).toBeLessThan(MOST_WORK);
});

test.each([...LINES, ...new Set(WORDS)])('twice the text is twice the work: %j', (text) => {
  // Read again: which rows can begin so is found once.
  const again = (long: string): number => {
    explain(long);
    return workOf(() => void explain(long));
  };
  const work = (times: number): number => again(`${text}\n`.repeat(times));
  const inOneLine = (times: number): number => again(text.repeat(times));
  expect(work(16)).toBeLessThan(2.1 * work(8));
  expect(inOneLine(32)).toBeLessThan(2.1 * inOneLine(16));
});
