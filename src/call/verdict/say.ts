/** The words of a call. */
import type { RuleNumber } from '../../rules/number/numbers.ts';
import { saidIn, type Decision } from './decides.ts';
import type { ExploredCall } from './explored.ts';
import type { Stood } from './stance.ts';
import type { CallAnswer, CallOutcome } from '../asked/wire.ts';

const HEADLINES: { readonly [outcome in CallOutcome]: string } = {
  P1: 'P1 is right.',
  P2: 'P2 is right.',
  both: 'Both are right.',
  neither: 'Neither is right.',
  depends: 'It depends on a choice.',
  none: 'No call.',
};

export const headlineOf = (outcome: CallOutcome): string => HEADLINES[outcome];

/** In which courses it is so, in words, and whether that is said aloud in place of the steps. */
interface HowDecided {
  readonly how: string;
  readonly isByChoice: boolean;
}

/** In which courses it is so: in every one, or by whose choice. */
export function howDecided(
  explored: ExploredCall,
  outcome: CallOutcome,
  answers: readonly [CallAnswer, CallAnswer],
  stood: readonly [Stood, Stood],
  decisions: readonly [Decision | null, Decision | null],
): HowDecided {
  if (stood.every(({ finding }) => finding.verdict !== 'sometimes'))
    return {
      how:
        saidIn(explored.offers, explored.scenario).size === 0
          ? 'Nobody has a choice here, so it always goes this way.'
          : 'Always, whatever the players choose.',
      isByChoice: false,
    };
  const partly = decisions.flatMap((decision, i) =>
    decision === null ? [] : [`P${i + 1} is right ${whenOf(decision)}.`],
  );
  if (outcome === 'depends') {
    const wrong = stood.flatMap(({ stance }, i) =>
      stance === 'wrong' ? [`P${i + 1} is always wrong.`] : [],
    );
    return { how: [...partly, ...wrong].join(' '), isByChoice: true };
  }
  const by = answers.find((answer) => answer.by !== null)?.by ?? null;
  return by === null
    ? { how: ['It depends on what the players choose.', ...partly].join(' '), isByChoice: false }
    : { how: `Whether it happens is ${by}'s choice.`, isByChoice: true };
}

/** "only if P2 blocks with Blue Gate" */
function whenOf({ deciding, course }: Decision): string {
  if (deciding !== null) return `${deciding.isOnly ? 'only if' : 'if'} ${deciding.said}`;
  return course === ''
    ? 'only with some choices'
    : `only with some choices, for example if ${course}`;
}

/** Cards of a security stack that nobody named, where they do nothing. */
const UNKNOWN = /Unknown Card \d+/g;

/** Steps call a card that nobody named by what it is to the players. */
export const withoutNames = (words: string): string =>
  words.replace(/^Unknown Card \d+/, 'The security card').replace(UNKNOWN, 'the security card');

/** A few sentences that a judge says to both players. */
export function aloudOf({
  headline,
  truth,
  how: { how, isByChoice },
  words,
  rules,
}: {
  readonly headline: string;
  readonly truth: string;
  readonly how: HowDecided;
  /** What happens at the steps that decide it, a sentence each. */
  readonly words: readonly string[];
  readonly rules: readonly RuleNumber[];
}): string {
  const lead = truth === '' ? headline : `${headline.replace(/\.$/, '')}: ${inside(truth)}`;
  const steps = words.map(withoutNames).filter((step) => step !== truth);
  return [lead, ...(isByChoice ? [how] : []), ...(isByChoice ? [] : steps), rulesSaid(rules)]
    .filter((part) => part !== '')
    .join(' ');
}

/** The rules that decide it, the main one first. */
function rulesSaid(rules: readonly RuleNumber[]): string {
  const told = rules.slice(0, MOST_RULES);
  const last = told.pop();
  if (last === undefined) return '';
  return told.length === 0
    ? `That's rule ${last}.`
    : `The rules are ${told.join(', ')} and ${last}.`;
}

/** Nobody says more numbers than these aloud. */
const MOST_RULES = 3;

/** A sentence behind a colon; a card keeps its capital. */
const inside = (sentence: string): string =>
  sentence.replace(/^(?:That|It|Memory) /, (word) => word.toLowerCase());
