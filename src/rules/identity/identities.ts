/**
 * content/rules/<edition>/identities.json: which rule of the edition before is which of this one.
 * The import writes it; a person settles what is doubtful by moving it to `mapped`. A rule keeps
 * the identity that it got in the first edition whose text is there: "4.0/16-7-4".
 */
import { z } from 'zod';
import { readFile, repeatedIn, textField } from '../../base/content-file.ts';
import { ok, err, type Problem, type Result } from '../../base/result.ts';
import type { EditionMap } from './map-editions.ts';
import type { Corpus } from '../rule.ts';
import type { TextFile } from '../source.ts';

const number = (what: string) => textField(what);

const identitiesSchema = z.strictObject({
  older: textField('The edition before, as "4.0".'),
  mapped: z
    .array(
      z.strictObject({
        from: number('Its number in the edition before.'),
        to: number('Its number in this one; absent where it is gone.').exactOptional(),
        by: z
          .enum(['history', 'words', 'person'])
          .describe('Who says so: the update history, the words, or a person.'),
        successor: number('Where a rule that is gone went.').exactOptional(),
      }),
    )
    .max(4_000)
    .describe('Rules that are settled.'),
  doubtful: z
    .array(
      z.strictObject({
        from: number('Its number in the edition before.'),
        why: textField("Why it isn't settled."),
        candidates: z.array(z.string().max(40)).max(10).describe('What it may be now.'),
      }),
    )
    .max(4_000)
    .describe('Rules that a person has to look at.'),
});

export type Identities = z.infer<typeof identitiesSchema>;

/** The file for a map that was found. */
export const identitiesOf = (older: string, { mapped, doubtful }: EditionMap): Identities => ({
  older,
  mapped: mapped.map(({ from, to, by, successor }) => ({
    from,
    ...(to === undefined ? {} : { to }),
    by,
    ...(successor === undefined ? {} : { successor }),
  })),
  doubtful: doubtful.map((one) => ({ ...one, candidates: [...one.candidates] })),
});

/** Reads the file; every rule of the older edition stands in it once, and leads to a rule. */
export function readIdentities(
  { name, text }: TextFile,
  older: Corpus,
  newer: Corpus,
): Result<Identities, readonly Problem[]> {
  const file = readFile(name, text, identitiesSchema);
  if (!file.ok) return file;
  const { fields, problem } = file.value;
  const { mapped, doubtful } = fields;
  const known = new Set(newer.rules.map((rule) => rule.number));
  const listed = new Set([...mapped, ...doubtful].map(({ from }) => from));
  const problems = [
    ...repeatedIn(file.value, 'mapped', mapped, 'from'),
    ...mapped.flatMap(({ to, from }, i) => {
      if (to !== undefined && !known.has(to))
        return [problem(['mapped', i, 'to'], to, `a rule of edition ${newer.edition.id}`)];
      return doubtful.some((one) => one.from === from)
        ? [problem(['mapped', i, 'from'], `${from}, which is doubtful, too`, 'it in one list')]
        : [];
    }),
    ...older.rules.flatMap((rule) =>
      !rule.included || listed.has(rule.number)
        ? []
        : [problem(['mapped'], `no entry ${rule.number}`, `every rule of ${older.edition.id}`)],
    ),
  ];
  return problems.length > 0 ? err(problems) : ok(fields);
}

/** An edition with what it has of the one before; the first one has nothing. */
export interface EditionStep {
  readonly id: string;
  readonly identities?: Identities;
}

/**
 * The identity of a rule: the first edition that has it, with its number there. `steps`: the newest
 * edition first.
 */
export function identityOf(steps: readonly EditionStep[], edition: string, at: string): string {
  let current = at;
  let id = edition;
  for (const step of steps.slice(steps.findIndex((one) => one.id === edition))) {
    id = step.id;
    const before = step.identities?.mapped.find(({ to }) => to === current);
    if (before === undefined) break;
    current = before.from;
  }
  return `${id}/${current}`;
}

/** What a number of an older edition is in the newest one. */
export type Today =
  | { readonly state: 'here'; readonly number: string }
  | { readonly state: 'gone'; readonly edition: string; readonly successor?: string }
  | {
      readonly state: 'doubtful';
      readonly edition: string;
      readonly candidates: readonly string[];
    };

/** Follows a rule of an edition whose text is there; `steps`: the newest edition first. */
export function todayOf(steps: readonly EditionStep[], edition: string, at: string): Today {
  let current = at;
  const later = steps
    .slice(
      0,
      steps.findIndex((one) => one.id === edition),
    )
    .toReversed();
  for (const { id, identities } of later) {
    const found = identities?.mapped.find(({ from }) => from === current);
    if (found === undefined) {
      const doubt = identities?.doubtful.find(({ from }) => from === current);
      return { state: 'doubtful', edition: id, candidates: doubt?.candidates ?? [] };
    }
    if (found.to === undefined) {
      const { successor } = found;
      return { state: 'gone', edition: id, ...(successor === undefined ? {} : { successor }) };
    }
    current = found.to;
  }
  return { state: 'here', number: current };
}
