/**
 * A situation as a file for content/: a question or a ruling to go on from. What it claims is what
 * the engine finds; what it says in words is for its author to write anew.
 */
import { hingesOn, mayHingeOn } from '../quiz/check/hinge.ts';
import { idleIn } from '../quiz/check/idle-actions.ts';
import { decidingRules } from '../quiz/check/deciding-rules.ts';
import { marking, type Marked } from '../quiz/mark/grade.ts';
import { err, ok, type Problem, type Result } from '../base/result.ts';
import { PRINTED_HERE, type CardLookup } from '../card/file/card-lookup.ts';
import { isRuleNumber } from '../rules/number/number-list.ts';
import { makeBoard } from '../scenario/board/make-board.ts';
import { parseBoard } from '../scenario/board/notation.ts';
import { namesOn } from '../scenario/board/nowhere.ts';
import { parseClaim } from '../scenario/claim/notation.ts';
import type { Claim } from '../scenario/claim/claim.ts';
import { readAuthored } from '../scenario/file/read.ts';
import type { Scenario } from '../scenario/file/scenario.ts';
import { endingsOf } from '../scenario/play/verify.ts';
import { decidedFacts, type DecidedFact } from './asked-of.ts';
import { boardField, clippedAt, inlineList, listField, quoted } from './front.ts';
import type { Situation } from './situation.ts';
import { rulesOfSteps, witnessOf } from './witness.ts';

/** A situation that can stand in the repository, with what its outcomes decide. */
interface ForContent {
  readonly board: string;
  readonly actions: readonly string[];
  readonly scenario: Scenario;
  readonly facts: readonly [DecidedFact, ...DecidedFact[]];
}

const refusal = (found: string, expected: string): Result<never, readonly Problem[]> =>
  err([{ found, expected, start: 0, end: 0 }]);

function forContent(
  { board: source, actions }: Pick<Situation, 'board' | 'actions'>,
  lookup: CardLookup,
): Result<ForContent, readonly Problem[]> {
  if (actions.length === 0) return refusal('no action', 'something that is done on the board');
  const parsed = parseBoard(source, lookup);
  if (!parsed.ok) return err([parsed.problem]);
  const numbers = [...parsed.value.taken.values()].map(({ number }) => number);
  if (numbers.length > 0)
    return refusal(
      `cards of your card file (${numbers.join(', ')})`,
      'practice cards in their place: what is in the repository is for everybody',
    );
  const { board: whole } = parsed.value;
  const names = [...namesOn(whole.P1), ...namesOn(whole.P2)];
  const cards = whole.cards.filter(({ name }) => names.includes(name));
  const board = makeBoard({ ...whole, cards });
  const scenario = readAuthored(board, actions, PRINTED_HERE);
  if (!scenario.ok) return scenario;
  const idle = idleIn(scenario.value);
  if (idle.length > 0) return err(idle);
  const [first, ...more] = decidedFacts(scenario.value);
  if (first === undefined)
    return refusal(
      'a board on which nothing changes, or with more courses than can be played',
      'an action that changes something, or a smaller board',
    );
  return ok({ board, actions, scenario: scenario.value, facts: [first, ...more] });
}

interface ClaimedAnswer {
  readonly text: string;
  readonly claim: string;
  readonly expected: 'right' | 'wrong';
  readonly why?: string;
}

const MOST_ANSWERS = 4;

/** `content/questions/topic/name.md`; the problems say why it can't be one. */
export function makeQuestionFile(
  situation: Pick<Situation, 'board' | 'actions'>,
  lookup: CardLookup,
): Result<string, readonly Problem[]> {
  const read = forContent(situation, lookup);
  if (!read.ok) return read;
  const { board, actions, scenario, facts } = read.value;
  const answers = answersOf(facts);
  const marked = markedBy(
    scenario,
    answers.map(({ claim }) => claim),
  );
  const policies = policiesOf(marked);
  if (!policies.ok) return policies;
  const done = actions.join('. Then ');
  return ok(
    [
      '---',
      '# Save as content/questions/TOPIC/NAME.md. npm run new:question -- TOPIC/NAME plays and',
      '# checks it; docs/write-a-question.md says how to go on.',
      `title: ${quoted(clippedAt(`What happens when ${actions.join(', then ')}`, 100))}`,
      'level: 2',
      `cites: ${inlineList(citesOf(scenario, marked))}`,
      ...policyField(policies.value),
      ...boardField(board),
      ...listField('actions', actions),
      `question: ${quoted(clippedAt(`${done}. What happens?`, 600))}`,
      'answers:',
      ...answers.flatMap(({ text, claim, expected, why }) => [
        `  - text: ${quoted(text)}`,
        `    claim: ${quoted(claim)}`,
        `    expected: ${expected}`,
        ...(why === undefined ? [] : [`    why: ${quoted(why)}`]),
      ]),
      '---',
      '',
      ...explanation(scenario),
      '',
    ].join('\n'),
  );
}

/** The first fact as it is; others as they are not, or, where there are none, the first again. */
function answersOf([first, ...others]: ForContent['facts']): readonly ClaimedAnswer[] {
  const right: ClaimedAnswer = {
    text: sentence(first.verdict, first.words),
    claim: `${first.verdict} ${first.words}`,
    expected: 'right',
  };
  const wrong = [...others, first]
    .slice(0, MOST_ANSWERS - 1)
    .flatMap((decided): readonly ClaimedAnswer[] => {
      const frequency = decided.verdict === 'never' ? 'sometimes' : 'never';
      return [
        {
          text: sentence(frequency, decided.words),
          claim: `${frequency} ${decided.words}`,
          expected: 'wrong',
          why: WHY[decided.verdict],
        },
      ];
    });
  return [right, ...wrong];
}

const WHY: { readonly [verdict in DecidedFact['verdict']]: string } = {
  always: 'It happens whatever the players choose.',
  sometimes: 'It depends on what the players choose.',
  never: 'It happens in no course.',
};

function sentence(frequency: DecidedFact['verdict'], fact: string): string {
  const begins = { always: 'In every case,', sometimes: 'It can happen that', never: 'Never:' };
  return clippedAt(`${begins[frequency]} ${fact}.`, 300);
}

/** `content/rulings/Q1234.md`; `ruling` is its number. */
export function makeRulingFile(
  ruling: string,
  situation: Pick<Situation, 'board' | 'actions'>,
  lookup: CardLookup,
): Result<string, readonly Problem[]> {
  if (!/^Q[1-9]\d{0,4}$/.test(ruling))
    return refusal(`the number "${ruling.slice(0, 20)}"`, 'the number of a ruling, such as Q1234');
  const read = forContent(situation, lookup);
  if (!read.ok) return read;
  const { board, actions, scenario, facts } = read.value;
  const [first] = facts;
  const claims = facts.slice(0, MOST_ANSWERS).map(({ verdict, words }) => `${verdict} ${words}`);
  const marked = markedBy(scenario, claims);
  const policies = policiesOf(marked);
  if (!policies.ok) return policies;
  const yes = first.verdict === 'never' ? `sometimes ${first.words}` : claims[0];
  return ok(
    [
      '---',
      `ruling: ${ruling}`,
      `title: ${quoted(clippedAt(`What happens when ${actions.join(', then ')}`, 150))}`,
      `cites: ${inlineList(citesOf(scenario, marked))}`,
      'level: 2',
      ...policyField(policies.value),
      'asks:',
      `  question: ${quoted(clippedAt(`${actions.join('. Then ')}. Is it so that ${first.words}?`, 600))}`,
      `  answer: ${first.verdict === 'never' ? 'no' : 'yes'}`,
      `  yes: ${quoted(yes ?? '')}`,
      ...boardField(board),
      ...listField('actions', actions),
      ...listField('claims', claims),
      '---',
      '',
      ...explanation(scenario),
      '',
    ].join('\n'),
  );
}

const markedBy = (scenario: Scenario, claims: readonly string[]): Marked =>
  marking(scenario, claims.flatMap(claimIn));

function claimIn(text: string): readonly Claim[] {
  const read = parseClaim(text);
  return read.ok ? [read.value] : [];
}

function policiesOf(marked: Marked): Result<readonly string[], readonly Problem[]> {
  const open = mayHingeOn(marked);
  return open.length === 0
    ? ok(hingesOn(marked))
    : refusal(`too much to find out whether it depends on ${open.join(', ')}`, 'a smaller board');
}

const policyField = (policies: readonly string[]): readonly string[] =>
  policies.length === 0 ? [] : [`policy: ${inlineList(policies)}`];

const MOST_CITES = 6;

/** The rules that decide an answer; where none does alone, those of the first course. */
function citesOf(scenario: Scenario, marked: Marked): readonly string[] {
  const [ending] = endingsOf(scenario).endings;
  const steps = rulesOfSteps(witnessOf(scenario, ending?.script ?? []).steps).filter(isRuleNumber);
  const ofKeywords = steps.filter((rule) => /^1[68]-/.test(rule));
  const near = ofKeywords.length > 0 ? ofKeywords : steps;
  const deciding = decidingRules({ cites: [...near] }, marked);
  return (deciding.length > 0 ? deciding : near).slice(0, MOST_CITES);
}

/** The steps of the first course, for the author to say in their own words. */
function explanation(scenario: Scenario): readonly string[] {
  const [ending] = endingsOf(scenario).endings;
  const { steps } = witnessOf(scenario, ending?.script ?? []);
  return [
    'Write here, in your own words, why it is true. The engine reaches it in these steps:',
    '',
    ...steps.map(({ text, rule }) => `- ${text.replace(/</g, '\\<')} (${rule})`),
  ];
}
