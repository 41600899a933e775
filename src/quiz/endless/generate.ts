/**
 * Questions without end: made of a board of the quiz with one fact changed. The engine decides
 * every answer.
 */
import { capital } from '../../base/words.ts';
import type { CardDef } from '../../card/printed.ts';
import { shuffled } from '../../base/chance.ts';
import type { Claim } from '../../scenario/claim/claim.ts';
import { sentence, ask } from '../../scenario/change/say.ts';
import { unchanged } from '../../scenario/change/words.ts';
import { factOf, type EndingMeasure, type Value } from '../../scenario/change/endings.ts';
import {
  isRefused,
  variantsOf,
  type Original,
  type Table,
  type Variant,
} from '../../scenario/change/vary.ts';
import { verifyAll } from '../../scenario/play/verify.ts';
import { combosOf, decidingRules, pairOf, type Combo } from './generate-combos.ts';
import type { Marked, ShownAnswer } from '../mark/grade.ts';
import { hingesOn, mayHingeOn } from '../check/hinge.ts';
import type { QuestionOf } from '../question.ts';

/** The question that a generated one is made of. */
export interface Base {
  readonly id: string;
  readonly title: string;
  readonly cites: readonly string[];
  readonly original: Original<CardDef>;
}

/** A question that the engine has made. */
export interface GeneratedQuestion {
  readonly question: Pick<QuestionOf<'one' | 'several'>, 'question' | 'kind' | 'cites'> & {
    readonly answers: readonly ShownAnswer[];
  };
  readonly marked: Marked;
  readonly variant: Variant;
  /** How it ends on the board that it is made of, in sentences. */
  readonly there: readonly string[];
}

/** What stands behind an answer. */
interface AnswerOption {
  readonly combo: Combo;
  readonly right: boolean;
  /** Why somebody may think so. */
  readonly why?: string;
}

const MOST_ANSWERS = 4;
/** Variants that are tried before a board is given up. */
const MOST_TRIED = 12;

/**
 * A question from one board, the same for the same seed; `null` when none of its variants makes
 * one.
 */
export function generate(
  base: Base,
  table: Table<CardDef>,
  seed: number,
): GeneratedQuestion | null {
  let tried = 0;
  let short: GeneratedQuestion | null = null;
  for (const variant of variantsOf(base.original, table, seed)) {
    if (tried++ >= MOST_TRIED) break;
    // That a suspended Digimon cannot attack is asked often enough.
    if (isRefused(variant, base.original.measures)) continue;
    const made = make(base, variant, seed);
    if (made !== null && made.question.answers.length > 2) return made;
    short ??= made;
  }
  return short;
}

function make({ cites, original }: Base, variant: Variant, seed: number): GeneratedQuestion | null {
  const at = pairOf(original, variant, seed);
  if (at === null) return null;
  const measures = at.flatMap((i) => original.measures[i] ?? []);
  const here = combosOf(variant.seen, at);
  const there = combosOf(original.seen, at);
  const deciding = decidingRules(variant, original, at, cites);
  const elsewhere = `That would be right if ${unchanged(variant.change, original.board).were}.`;
  if (deciding.length === 0) return null;
  const options = optionsOf(here, there, elsewhere, deciding);
  if (options === null) return null;
  const frequency = here.length === 1 ? 'always' : 'sometimes';
  const shown = shuffled(options, seed);
  const claims: Claim[] = [];
  for (const { combo } of shown) {
    const fact = factOfCombo(measures, combo);
    if (fact === null) return null;
    claims.push({ frequency, fact });
  }
  const findings = verifyAll(variant.scenario, claims);
  if (findings.some(({ right }, i) => right !== shown[i]?.right)) return null;
  const marked: Marked = { scenario: variant.scenario, claims, findings };
  // Nobody is asked what the texts leave open.
  if (hingesOn(marked).length > 0 || mayHingeOn(marked).length > 0) return null;
  const asked = askAll(measures);
  return {
    question: {
      question:
        frequency === 'always'
          ? `${capital(asked)}?`
          : 'Which of these can happen, depending on what the players choose?',
      kind: shown.filter(({ right }) => right).length === 1 ? 'one' : 'several',
      cites: deciding.map(({ rule }) => rule),
      answers: shown.map(({ combo, why }) => ({
        text: `${capital(sayCombo(measures, combo))}.`,
        ...(why === undefined ? {} : { why }),
      })),
    },
    marked,
    variant,
    there: there.map((combo) => sayCombo(measures, combo)),
  };
}

/**
 * The right answers, then what is so on the other board, then what would be so without a rule; at
 * most four.
 */
function optionsOf(
  here: readonly Combo[],
  there: readonly Combo[],
  elsewhere: string,
  deciding: ReturnType<typeof decidingRules>,
): readonly AnswerOption[] | null {
  const options = new Map<string, AnswerOption>();
  const add = (option: AnswerOption): void => {
    const key = option.combo.join('|');
    if (!options.has(key) && options.size < MOST_ANSWERS) options.set(key, option);
  };
  const isHere = new Set(here.map((combo) => combo.join('|')));
  const wrong = (combo: Combo, why?: string): void => {
    if (!isHere.has(combo.join('|')))
      add({ combo, right: false, ...(why === undefined ? {} : { why }) });
  };
  for (const combo of here.slice(0, MOST_ANSWERS - 1)) add({ combo, right: true });
  for (const combo of there) wrong(combo, elsewhere);
  for (const { rule, combos } of deciding)
    for (const combo of combos) wrong(combo, `That would be right without ${rule}.`);
  // One half of it is so, the other is not.
  for (const [a] of [...here, ...there])
    for (const [, b] of [...here, ...there]) if (a !== undefined && b !== undefined) wrong([a, b]);
  return [...options.values()].some(({ right }) => !right) ? [...options.values()] : null;
}

function factOfCombo(measures: readonly EndingMeasure[], combo: Combo): Claim['fact'] | null {
  const facts = measures.flatMap((measure, i) => factAt(measure, combo[i]) ?? []);
  const [only] = facts;
  if (only === undefined || facts.length < measures.length) return null;
  return facts.length === 1 ? only : { kind: 'and', facts };
}

const factAt = (measure: EndingMeasure, value: Value | undefined): Claim['fact'] | null =>
  value === undefined ? null : factOf(measure, value);

/** Two cards that may be deleted: they are asked about, and answered, together. */
function twoOf(measures: readonly EndingMeasure[]): readonly [string, string] | null {
  const [one, other] = measures;
  return one?.kind === 'deleted' && other?.kind === 'deleted' ? [one.card, other.card] : null;
}

function askAll(measures: readonly EndingMeasure[]): string {
  const two = twoOf(measures);
  return two ? `are ${two.join(' and ')} deleted` : measures.map(ask).join(', and ');
}

function sayCombo(measures: readonly EndingMeasure[], combo: Combo): string {
  const two = twoOf(measures);
  if (!two) return measures.map((measure, i) => sentence(measure, combo[i] ?? '')).join(', and ');
  if (combo[0] === combo[1])
    return combo[0] === true
      ? `both ${two.join(' and ')} are deleted`
      : `neither ${two.join(' nor ')} is deleted`;
  const [gone, kept] = combo[0] === true ? two : two.toReversed();
  return `${gone} is deleted, but ${kept} isn't`;
}
