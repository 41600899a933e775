import { expect, test } from 'vitest';
import { manualFiles } from './files.ts';
import { readManual } from './read-manual.ts';
import { importReport } from './report.ts';
import { checkReferences } from './references.ts';
import { SAMPLE_MANUAL, samplePages, sampleText } from './sample.ts';
import { readCorpus } from '../read/read.ts';
import { SAMPLE_OUTLINE } from '../read/sample.ts';

const manual = readManual(sampleText());
const found = new Map(manual.units.map(({ number, words }) => [number, words]));
const without = (number: string): string =>
  sampleText({
    ...SAMPLE_MANUAL,
    rules: SAMPLE_MANUAL.rules.filter((rule) => rule.number !== number),
  });

test('every rule once, with its own words and nothing of the layout', () => {
  expect(manual.gaps).toEqual([]);
  expect(manual.unplaced).toEqual([]);
  expect(manual.units.map(({ number, words }) => ({ number, words }))).toEqual(SAMPLE_MANUAL.rules);
});

test('edition, date and contents are those of the front', () => {
  expect([manual.edition, manual.date]).toEqual(['4.2', '2026-08-18']);
  expect(manual.contents.map(({ title }) => title)).toEqual(['Water', 'People', 'Keyword Effects']);
});

test('the number of every page but the first is found and taken away', () => {
  const pages = samplePages(SAMPLE_MANUAL).length;
  expect(pages).toBeGreaterThan(4);
  expect(manual.pageRepairs).toHaveLength(pages - 1);
  expect(manual.missingPages).toEqual([]);
});

test('a manual without numbers of pages loses nothing', () => {
  const text = samplePages(SAMPLE_MANUAL).flat();
  const front = sampleText().split('\n').slice(0, 7);
  const read = readManual([...front, ...text].join('\n'));
  expect(read.units.map(({ words }) => words)).toEqual(manual.units.map(({ words }) => words));
  expect(read.missingPages.length).toBeGreaterThan(0);
});

test('wrapped numbers and words are put together, and that is noted', () => {
  expect(found.get('1-2-1')).toContain('refer to 2-1 "Divers"');
  const wrapped = manual.units.flatMap(({ repairs }) => repairs);
  for (const { rule, was, became } of wrapped) {
    expect(rule).toBe('wrapped-line');
    expect(became).toBe(was.replace(' ', ''));
  }
});

test('a gap is told with the line, and so is a number that is there twice', () => {
  expect(readManual(without('1-1-7')).gaps).toMatchObject([{ what: '1-1-8 after 1-1-6' }]);
  expect(readManual(without('2-1')).gaps[0]?.line).toBeGreaterThan(0);
  const untitled = sampleText().replace('\n2. People\n', '\n2. Persons\n');
  expect(readManual(untitled).gaps.map(({ what }) => what)).toContain('chapter 2 of the contents');
  const twice = sampleText().replace('1-1-9. ', '1-1-8. ');
  expect(readManual(twice).gaps.map(({ what }) => what)).toContainEqual(
    expect.stringContaining('1-1-8 a second time'),
  );
});

test('a line before the first rule is not placed', () => {
  const text = sampleText().replace('\n1. Water\n', '\nA stray line\n1. Water\n');
  expect(readManual(text).unplaced).toMatchObject([{ what: '"A stray line"' }]);
});

test('references: 2-1 "Judges" is wrong and leads to 2-2', () => {
  const references = checkReferences(manual.units);
  expect(references).toHaveLength(26);
  expect(references.filter(({ state }) => state !== 'right')).toEqual([
    expect.objectContaining({ from: '2-2-1', number: '2-1', state: 'wrong number', likely: '2-2' }),
  ]);
  const report = importReport(manual, references).join('\n');
  expect(report).toContain('that title is at 2-2');
  expect(report).toContain('1 keywords.');
});

test('the update history, with ranges and titles', () => {
  expect(manual.log.map(({ line: _line, ...entry }) => entry)).toEqual([
    { edition: '1.0', date: '2023-10-31', kind: 'first', places: [] },
    {
      edition: '4.1',
      date: '2024-09-20',
      kind: 'updated',
      places: [{ number: '1-1-2', to: '1-1-4' }],
    },
    {
      edition: '4.1',
      date: '2024-09-20',
      kind: 'merged',
      places: [{ number: '1-1-25' }],
      into: [{ number: '2-2', title: 'Judges' }],
    },
    {
      edition: '4.2',
      date: '2026-08-18',
      kind: 'added',
      places: [{ number: '3-1', title: '<Dive>' }],
    },
  ]);
});

test('what is written is read as an edition, with headings on every level', () => {
  const sum = (text: string): string => `length-${text.length}`;
  const files = manualFiles(manual, '4.2', '2026-08-18', sum);
  const [about, ...texts] = files;
  if (about === undefined) throw new Error('no about.json');
  const json = (value: unknown) => JSON.stringify(value);
  const read = readCorpus({
    about,
    texts,
    outline: { name: 'outline.json', text: json({ ...SAMPLE_OUTLINE, rules: [] }) },
    keywords: { name: 'keywords.json', text: json({ labels: {}, keywords: [] }) },
    sha256: sum,
  });
  if (!read.ok) throw new Error(json(read.problem));
  const { rules, keywords, edition } = read.value;
  expect(edition.imported).toBe(true);
  expect(rules.map(({ number }) => number)).toEqual(SAMPLE_MANUAL.rules.map((r) => r.number));
  const rule = (number: string) => rules.find((one) => one.number === number);
  expect(rule('1-2-2')).toMatchObject({ heading: 'Kinds of depth' });
  expect(rule('1-2-2')?.text).toBeUndefined();
  expect(rule('1-2-1')?.text).toBe('A pool has a depth. (For details, refer to 2-1 "Divers")');
  expect(rule('2-1')?.citedBy).toEqual(['1-2-1', '2-2-1']);
  expect(keywords).toMatchObject([
    { name: 'Dive', number: '3-1', label: 'Effect', summary: '<Dive> makes a Digimon dive.' },
  ]);
});
