/**
 * What somebody asks who has read docs/house.md and nothing else: it names the file, or the room,
 * and there it is decided.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const HOUSE = readFileSync('docs/house.md', 'utf8');

/** The question, what the house names for it, and words that are found there. */
const ASKED: readonly (readonly [asked: string, named: string, found: string | RegExp])[] = [
  ['who may block', 'src/game/procedure/attack/block.ts', 'Block timing (12)'],
  ['who loses a battle', 'src/game/procedure/attack/battle.ts', 'function losersOf'],
  ['what [Once Per Turn] stops', 'src/game/trigger/once-per-turn.ts', 'function isSpent'],
  ['what Overflow costs', 'src/game/happens/commit/overflow.ts', 'function overflow'],
  ['when <Piercing> triggers', 'src/effect/keyword/keywords.ts', "name: 'Piercing'"],
  [
    'the check that <Piercing> leaves',
    'src/game/procedure/attack/piercing.ts',
    'function pierceSecurity',
  ],
  ['why an answer is wrong', 'src/quiz/feedback/failure.ts', 'function failureOf'],
  ['which pages a device keeps', 'src/offline/address.ts', 'function packOf'],
  ['where a question file is read', 'src/quiz/read.ts', 'function readQuestion'],
  ['what the page of a rule shows', 'src/parts/rule/RulePage.astro', '<Clauses'],
  ['what the page of a keyword shows', 'src/parts/keyword/KeywordPage.astro', '<Facts'],
  ['where a new kind of question goes', 'src/quiz/kind/index.ts', 'const TABLE'],
  ['where a new keyword goes', 'src/effect/keyword/keywords.ts', 'const KEYWORD_RULES'],
  ['where a new kind of processing goes', 'src/game/activate/perform.ts', /draw|delete/],
  ['which kinds can be run at all', 'src/card/can-run/table.ts', 'process: ['],
  ['whom a text can name', 'src/card/named/target.ts', 'function checkTarget'],
  ['which question a day has', 'src/quiz/mode/daily/daily.ts', 'function calendar'],
  ['what stands on a card of the Anki deck', 'src/anki/note.ts', 'const FIELDS'],
  ['how far endings are explored', 'src/game/explore/explore.ts', 'const MOST_WORK'],
  ['what would make an answer right, in words', 'src/quiz/whynot/say-reason.ts', 'sayReason'],
  ['where another word for a rule goes', 'content/terms/words.json', '"said"'],
  ['where a new preview picture goes', 'src/preview/previewed.ts', 'function previewedPages'],
  ['what players can disagree about', 'src/call/verdict/topics.ts', 'function topicsOf'],
  ['what the link of the lab holds', 'src/lab/link/link.ts', 'function makeLink'],
  ['which pending effect is next', 'src/game/next/settle.ts', 'function settle'],
  ['what "it" means in an effect', 'src/game/is/context/context.ts', 'function meaningOf'],
  ["why an action can't be declared", 'src/scenario/legal/legal.ts', 'function refusalsOf'],
  ['which question training asks next', 'src/quiz/mode/train/select.ts', 'function nextTurn'],
  ['what a backup of progress holds', 'src/quiz/mode/progress/backup.ts', 'function makeBackup'],
  ['which rules decide a question', 'src/quiz/check/deciding-rules.ts', 'function decidingRules'],
  ['which questions an exam has', 'src/quiz/mode/exam/paper.ts', 'function paperOf'],
  ['whether an exam is passed', 'src/quiz/mode/exam/attempt.ts', 'function reportOf'],
  ['how many link cards a Digimon may have', 'src/game/procedure/link.ts', 'maximumLinks'],
  [
    'which rules the scenarios use',
    'src/scenario/coverage/coverage.ts',
    'Which rules a set of scenarios',
  ],
  ['what a line of a card may say', 'src/card/read-box.ts', 'function readBox'],
  ['how sure a verdict is', 'src/quiz/check/sureness.ts', 'surenessOf'],
  ['what plays a board step by step', 'src/ui/steps/Player.svelte', 'Previous step'],
  ['how heavy a page may be', 'scripts/budget.ts', 'const BUDGETS'],
  ['how a step is put into words', 'src/scenario/play/', 'export const tell ='],
  ['both readings of an open point', 'src/game/run/policy.ts', "follows(run, 'AMB-1')"],
  ['what a text typed from memory may mean', 'src/effect/meant/meant.ts', 'function meantBy'],
  ['how a timed run is scored', 'src/quiz/mode/run/run.ts', 'const resultOf'],
  ['whom a filter describes', 'src/game/is/condition/filter.ts', 'function fits'],
  ['what an old rule number is today', 'src/rules/identity/follow.ts', 'function follow'],
];

/** The text of a file, or of all files directly in a room. */
const textOf = (path: string): string =>
  statSync(path).isFile()
    ? readFileSync(path, 'utf8')
    : readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => readFileSync(`${path}${name}`, 'utf8'))
        .join('\n');

describe('docs/house.md says where it is decided', () => {
  test.each(ASKED)('%s', (_, named, found) => {
    expect(HOUSE).toContain(`\`${named}\``);
    expect(textOf(named)).toMatch(found);
  });
});
