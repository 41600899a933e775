/** A bundle ruled again: whether it still holds, and where it differs. */
import { ok, type Problem, type Result } from '../base/result.ts';
import type { CardLookup } from '../card/file/card-lookup.ts';
import { makeBundle, type BundleCourse, type ProofBundle, type RuledBy } from './bundle.ts';

/** Something that is ruled otherwise now. */
interface RuledOtherwise {
  /** "step 3", "the outcomes", "the claim ..." */
  readonly where: string;
  readonly then: string;
  readonly now: string;
}

export interface CheckedBundle {
  /** True where nothing differs. */
  readonly holds: boolean;
  readonly differences: readonly RuledOtherwise[];
  /**
   * What has changed beside the ruling: the edition, the engine, the words of steps. They change no
   * verdict.
   */
  readonly notes: readonly string[];
  readonly now: ProofBundle;
}

/**
 * Rules a bundle again. The words of a step may have changed; its rule may not. The problems are
 * those of its board, which may no longer be readable, or of its cards.
 */
export function checkBundle(
  bundle: ProofBundle,
  lookup: CardLookup,
  by: RuledBy,
): Result<CheckedBundle, readonly Problem[]> {
  const claims = bundle.claims.map(({ claim }) => claim);
  const again = makeBundle(bundle.situation, claims, lookup, by);
  if (!again.ok) return again;
  const now = again.value;
  const differences = [
    ...cardsThat(bundle, now),
    ...courseThat('the course', bundle.trace, now.trace),
    ...endingsThat(bundle, now),
    ...claimsThat(bundle, now),
  ];
  return ok({ holds: differences.length === 0, differences, notes: notesOf(bundle, now), now });
}

const cardsThat = (then: ProofBundle, now: ProofBundle): readonly RuledOtherwise[] =>
  Object.entries(now.cards).flatMap(([number, print]) => {
    const before = then.cards[number];
    return before === undefined || before === print
      ? []
      : [{ where: `card ${number}`, then: `text ${before}`, now: `text ${print}` }];
  });

/** The first step with another rule, or how it ends. */
function courseThat(
  where: string,
  then: BundleCourse,
  now: BundleCourse,
): readonly RuledOtherwise[] {
  const length = Math.max(then.steps.length, now.steps.length);
  for (let i = 0; i < length; i++)
    if (then.steps[i]?.rule !== now.steps[i]?.rule)
      return [
        { where: `${where}, step ${i + 1}`, then: stepWords(then, i), now: stepWords(now, i) },
      ];
  if (then.outcome !== now.outcome)
    return [{ where: `how ${where} ends`, then: then.outcome, now: now.outcome }];
  return then.print === now.print
    ? []
    : [{ where: `the board at the end of ${where}`, then: then.board, now: now.board }];
}

function stepWords({ steps }: BundleCourse, i: number): string {
  const step = steps[i];
  return step === undefined ? 'no step' : `${step.text} (${step.rule})`;
}

function endingsThat(
  { endings: then }: ProofBundle,
  { endings: now }: ProofBundle,
): readonly RuledOtherwise[] {
  const byScript = new Map(now.list.map((ending) => [ending.script.join(), ending]));
  const listed = then.list.flatMap((ending, i): readonly RuledOtherwise[] => {
    const same = byScript.get(ending.script.join());
    const where = `outcome ${i + 1}`;
    return same === undefined
      ? [{ where, then: ending.board, now: 'no such outcome' }]
      : courseThat(where, ending, same);
  });
  const counts =
    then.total === now.total
      ? []
      : [{ where: 'the outcomes', then: `${then.total}`, now: `${now.total}` }];
  const stopped =
    (then.stopped === null) === (now.stopped === null)
      ? []
      : [
          {
            where: 'whether all courses were played',
            then: then.stopped ?? 'all were',
            now: now.stopped ?? 'all are',
          },
        ];
  const found = [...counts, ...stopped, ...listed];
  if (found.length > 0 || then.print === now.print) return found;
  return [{ where: 'outcomes that are not listed', then: then.print, now: now.print }];
}

const claimsThat = (then: ProofBundle, now: ProofBundle): readonly RuledOtherwise[] =>
  then.claims.flatMap(({ claim, verdict, right }, i) => {
    const ruled = now.claims[i];
    if (ruled === undefined || (ruled.verdict === verdict && ruled.right === right)) return [];
    const said = (one: { readonly verdict: string; readonly right: boolean }): string =>
      `${one.verdict}, ${one.right ? 'right' : 'not right'}`;
    return [{ where: `the claim "${claim}"`, then: said({ verdict, right }), now: said(ruled) }];
  });

function notesOf(then: ProofBundle, now: ProofBundle): readonly string[] {
  const notes: string[] = [];
  if (then.edition.id !== now.edition.id)
    notes.push(`It was ruled by edition ${then.edition.id}; this is ${now.edition.id}.`);
  else if (then.edition.fingerprint !== now.edition.fingerprint)
    notes.push(`The words of edition ${now.edition.id} have changed here since.`);
  if (then.engine !== now.engine)
    notes.push(`It was ruled by engine ${then.engine}; this is ${now.engine}.`);
  const courses = [
    [then.trace, now.trace] as const,
    ...then.endings.list.map((ending, i) => [ending, now.endings.list[i]] as const),
  ];
  const isReworded = courses.some(([before, after]) =>
    before.steps.some(({ text, rule }, i) => {
      const step = after?.steps[i];
      return step !== undefined && step.rule === rule && step.text !== text;
    }),
  );
  if (isReworded) notes.push('Some steps have other words now; their rules are the same.');
  return notes;
}
