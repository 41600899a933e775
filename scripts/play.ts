/**
 * Plays a scenario of your own over every choice: `npm run play -- FILE [--cards CARDS.json]`. FILE
 * has front matter with `board`, `actions` and `claims`; with `--cards` its board may take cards of
 * that card file by their numbers ("card BT1-010").
 */
import { describeProblem } from '../src/base/result.ts';
import { cardsOfFile, notLoaded } from '../src/card/file/card-lookup.ts';
import { UnknownCard } from '../src/game/run/run.ts';
import { howOften } from '../src/quiz/mark/how-often.ts';
import { readOwnScenario, type OwnScenario } from '../src/scenario/file/own.ts';
import { sayStopped } from '../src/scenario/play/stopped.ts';
import { endingsOf, verify } from '../src/scenario/play/verify.ts';
import { readAsked, refuse, textOr } from './asked.ts';
import { openCardFile } from './card-file.ts';
import { endingLines } from './endings.ts';

const {
  values,
  positionals: [file],
} = readAsked({
  usage: 'npm run play -- FILE.md [--cards CARDS.json]',
  options: { cards: { type: 'string' } },
  most: 1,
});
if (file === undefined)
  refuse('name a file with a scenario: npm run play -- my-board.md --cards cards.json');

const lookup =
  values.cards === undefined
    ? notLoaded('name one with --cards CARDS.json')
    : cardsOfFile(values.cards, openCardFile(values.cards).cards);
const read = readOwnScenario(file, textOr(file, 'the path of a scenario'), lookup);
if (!read.ok) {
  for (const problem of read.problem) console.error(describeProblem(problem));
  process.exit(1);
}

function tell({ scenario, claims }: OwnScenario): void {
  const found = endingsOf(scenario);
  console.log(endingLines(scenario, found.endings).join('\n'));
  const stopped = sayStopped(found);
  if (stopped !== null) console.log(`${stopped}\n`);
  for (const { words, claim } of claims) {
    const finding = verify(scenario, claim);
    if (!finding.right) process.exitCode = 1;
    console.log(`  ${finding.right ? 'right' : 'wrong'}  ${words}: ${howOften(words, finding)}`);
  }
}

try {
  tell(read.value);
} catch (reason) {
  // A card that nobody needs to know had to be known after all.
  if (!(reason instanceof UnknownCard)) throw reason;
  console.error(`${file}: ${reason.message}; expected its name instead of a number`);
  process.exitCode = 1;
}
