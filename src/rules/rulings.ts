/**
 * content/rulings/numbers.json: which official rulings there are, by their numbers alone. The
 * publisher's numbers have many holes, so that a mistyped one is nearly always none.
 */
import { z } from 'zod';
import { readFile } from '../base/content-file.ts';
import { eachOnce } from '../base/each-once.ts';
import { err, ok, type Problem, type Result } from '../base/result.ts';
import type { TextFile } from './source.ts';

/** "607", or "616-618" for all from one to the other. */
const SPAN = /^([1-9]\d{0,4})(?:-([1-9]\d{0,4}))?$/;

export const numbersSchema = z.strictObject({
  known: z
    .array(z.string().max(12).regex(SPAN))
    .max(5_000)
    .describe('Numbers that were published, rising: "607", or "616-618" for all between.'),
  seen: eachOnce(
    z
      .array(
        z.strictObject({
          ruling: z
            .string()
            .max(6)
            .regex(/^Q[1-9]\d{0,4}$/)
            .describe('Number of an official ruling, as "Q644".'),
          where: z.string().min(5).max(300).describe('Where it was seen, and when.'),
        }),
      )
      .max(1_000),
    'ruling',
  ).describe('Rulings that are not among the known ones, each with where it was seen.'),
});

/** Reads the list: every number, as "Q644". */
export function readRulingNumbers({
  name,
  text,
}: TextFile): Result<ReadonlySet<string>, readonly Problem[]> {
  const file = readFile(name, text, numbersSchema);
  if (!file.ok) return file;
  const { fields, problem } = file.value;
  const numbers = new Set<string>();
  const problems: Problem[] = [];
  let last = 0;
  fields.known.forEach((span, i) => {
    const [, from = '', to = from] = SPAN.exec(span) ?? [];
    if (Number(from) <= last || Number(to) < Number(from))
      problems.push(problem(['known', i], `"${span}"`, 'rising numbers, each once'));
    else for (let n = Number(from); n <= Number(to); n++) numbers.add(`Q${n}`);
    last = Math.max(last, Number(to));
  });
  fields.seen.forEach(({ ruling }, i) => {
    if (numbers.has(ruling))
      problems.push(problem(['seen', i, 'ruling'], `${ruling} is known already`, 'no entry of it'));
    numbers.add(ruling);
  });
  return problems.length > 0 ? err(problems) : ok(numbers);
}

/** The known number that differs in one digit, or in two that changed places; `null` for none. */
export function nearestRuling(number: string, known: ReadonlySet<string>): string | null {
  const digits = number.slice(1).split('');
  const others = digits.flatMap((digit, i) => [
    ...'0123456789'.split('').map((other) => digits.with(i, other).join('')),
    ...(i === 0
      ? []
      : [
          digits
            .with(i - 1, digit)
            .with(i, digits[i - 1] ?? '')
            .join(''),
        ]),
  ]);
  const found = others.map((other) => `Q${other}`).find((other) => known.has(other));
  return found ?? null;
}
