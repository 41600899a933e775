import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { askedIn } from './asked.ts';
import { ROOT } from './run.ts';

const COMMAND = {
  usage: 'npm run play -- FILE.md [--cards CARDS.json]',
  options: { cards: { type: 'string' }, all: { type: 'boolean' } },
  most: 1,
} as const;

test('options and words are taken as they are meant', () => {
  const asked = askedIn(COMMAND, ['board.md', '--cards', 'cards.json']);
  if (!asked.ok) throw new Error(asked.problem);
  expect({ ...asked.value.values }).toEqual({ cards: 'cards.json' });
  expect(asked.value.positionals).toEqual(['board.md']);
});

test.each([
  [['--card', 'x.json'], 'there is no option --card; did you mean --cards'],
  [['--no-such-thing'], 'there is no option --no-such-thing'],
  [['-x'], 'there is no option -x'],
  [['--cards'], "Option '--cards <value>' argument missing"],
  [['--all=yes'], "Option '--all' does not take an argument"],
  [['one.md', 'two.md'], '"two.md" is one word too many'],
])('%j is refused in a sentence', (args, why) => {
  expect(askedIn(COMMAND, args)).toEqual({
    ok: false,
    problem: `${why}; expected ${COMMAND.usage}`,
  });
});

/** The commands of package.json that are scripts of ours. */
const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};
const OURS = Object.entries(scripts).flatMap(([name, words]) => {
  const file = /^node (scripts\/[\w-]+\.ts)/.exec(words)?.[1];
  return file === undefined ? [] : [{ name, file }];
});

test.each(OURS)(
  'npm run $name does nothing when it is asked for what it does not know',
  ({ file }) => {
    // scripts/ruling-lab.ts has a usage of several lines and codes of its own.
    const reads = file.endsWith('ruling-lab.ts') ? 'parseArgs({' : 'readAsked({';
    expect(readFileSync(ROOT + file, 'utf8')).toContain(reads);
  },
);

/** A command in a terminal, as far as it comes with what is wrong. */
function refused(file: string, ...args: readonly string[]) {
  const done = spawnSync(process.execPath, [`scripts/${file}`, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { code: done.status, said: done.stderr.trim().split('\n') };
}

describe('a command ends with one line and a code, not with a stack trace', () => {
  const manual = 'the text or the PDF of a manual';
  test.each([
    ['counts.ts', ['--fast'], 1, 'there is no option --fast; expected npm run counts'],
    ['docs.ts', ['house'], 1, '"house" is one word too many; expected npm run docs'],
    ['manual-trial.ts', ['docs'], 1, `docs: it is a folder; expected ${manual}`],
    ['manual-trial.ts', ['none.pdf'], 1, `none.pdf: there is no such file; expected ${manual}`],
    [
      'manual-trial.ts',
      ['README.md'],
      1,
      'README.md has no table of contents; expected the whole manual, from its first page',
    ],
    ['links.ts', ['docs'], 1, `${ROOT}docs: there is no built site; expected one: npm run build`],
    [
      'effects-report.ts',
      ['none.json'],
      1,
      'none.json: there is no such file; expected a file .json with [{ card, field, text }]',
    ],
    [
      'ruling-lab.ts',
      ['resolve', 'docs'],
      2,
      'docs: it is a folder; expected the path of a file, or - for input',
    ],
  ])('%s %j', (file, args, code, said) => {
    expect(refused(file, ...args)).toEqual({ code, said: [said] });
  });

  test('a package is not written over what is something else', () => {
    const folder = mkdtempSync(join(tmpdir(), 'mine-'));
    writeFileSync(join(folder, 'letter.txt'), 'Dear you');
    expect(refused('package.ts', folder)).toEqual({
      code: 1,
      said: [
        `${folder} holds something else; expected a new or empty folder, or a package made before`,
      ],
    });
    expect(readdirSync(folder)).toEqual(['letter.txt']);
    rmSync(folder, { recursive: true });
  });
});
