// @vitest-environment node
/** What is wrong in content/rules is named with folder, file and line. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { filesIn } from '../../../scripts/files.ts';
import type { TextFile } from '../../rules/source.ts';
import { openLibrary, type Library } from '../content/library.ts';

const FILES = filesIn('', ['.json', '.txt', '.md']);
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The files with one of them changed, or taken away. */
const changed = (path: string, change: (text: string) => string | null): readonly TextFile[] =>
  FILES.flatMap((file) => {
    const text = file.name === path ? change(file.text) : file.text;
    return text === null ? [] : [{ name: file.name, text }];
  });

const said = (files: readonly TextFile[], part: keyof Library): string => {
  try {
    return typeof openLibrary(files, sha256)[part] === 'object' ? '' : 'nothing';
  } catch (error) {
    return String(error);
  }
};

const KEYWORDS = 'rules/keywords.json';
const CHAPTER = 'rules/4.0/chapter-18.txt';

test.each<[string, string, keyof Library, (text: string) => string | null, RegExp]>([
  [
    'bad JSON',
    KEYWORDS,
    'corpus',
    (t) => `${t}}`,
    /content\/rules\/keywords\.json:\d\d+: not JSON/,
  ],
  [
    'a wrong field',
    'rules/policies.json',
    'policies',
    (t) => t.replace('"slug"', '"slog"'),
    /content\/rules\/policies\.json:5 policies\[0\]\.slog: there is no field/,
  ],
  [
    'a field twice',
    'rules/publisher.json',
    'publisher',
    (t) => t.replace('{', '{\n"rules": "x",'),
    /content\/rules\/publisher\.json:3 rules: the same field twice/,
  ],
  [
    'a missing file',
    KEYWORDS,
    'corpus',
    () => null,
    /content\/rules\/keywords\.json is missing; exp/,
  ],
  [
    'a missing text',
    CHAPTER,
    'corpus',
    () => null,
    /content\/rules\/4\.0\/about\.json:2\d files\[2\]/,
  ],
  [
    'another checksum',
    CHAPTER,
    'corpus',
    (t) => t.replace('e', 'E'),
    /content\/rules\/4\.0\/chapter-18\.txt:1: checksum \w+; expected \w+, as about\.json says in line 2\d/,
  ],
  [
    'a term of a rule that is none',
    'terms/memory-gauge.md',
    'terms',
    (t) => t.replace(/rules: .*/, "rules: ['99-1']"),
    /content\/terms\/memory-gauge\.md:\d rules\[0\]: the rule "99-1"/,
  ],
  [
    'a term twice',
    'terms/memory-gauge.md',
    'terms',
    (t) => t.replace(/term: .*/, "term: 'Block timing'"),
    /content\/terms\/memory-gauge\.md:2 term: "Block timing", the term of content\/terms\/block-timing\.md/,
  ],
])('%s', (_, path, part, change, words) => {
  expect(said(changed(path, change), part)).toMatch(words);
});

test('other line ends and the mark of an editor change nothing', () => {
  const files = FILES.map(({ name, text }) => ({
    name,
    text: `\uFEFF${text.replaceAll('\n', '\r\n')}`,
  }));
  const [plain, other] = [openLibrary(FILES, sha256), openLibrary(files, sha256)];
  for (const part of ['corpus', 'policies', 'terms', 'editionNotes', 'slips'] as const)
    expect(other[part]).toEqual(plain[part]);
});
