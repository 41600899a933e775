// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readManual, type Manual } from '../src/rules/manual/read-manual.ts';
import { SAMPLE_MANUAL, sampleFront, samplePages, sampleText } from '../src/rules/manual/sample.ts';
import { manualText } from './manual-text.ts';

const WIDTH = 595;
const HEIGHT = 842;
const SIZE = 7;

/**
 * The sample as a PDF: a front page, then two of its pages as the columns of each, with a running
 * head above them and the number of the page below.
 */
async function samplePdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const columns = samplePages(SAMPLE_MANUAL);
  const plain = (text: string): string => text.replace('）', ')');
  const front = document.addPage([WIDTH, HEIGHT]);
  sampleFront(SAMPLE_MANUAL).forEach((text, i) =>
    front.drawText(plain(text), { x: 60, y: 700 - i * 14, size: SIZE, font }),
  );
  for (let first = 0; first < columns.length; first += 2) {
    const page = document.addPage([WIDTH, HEIGHT]);
    page.drawText('Comprehensive Rules Manual', { x: 230, y: 815, size: SIZE, font });
    page.drawText(String(first / 2 + 1), { x: 295, y: 20, size: SIZE, font });
    [columns[first] ?? [], columns[first + 1] ?? []].forEach((lines, column) =>
      lines.forEach((text, i) =>
        page.drawText(plain(text), { x: 50 + column * 260, y: 760 - i * 16, size: SIZE, font }),
      ),
    );
  }
  return document.save();
}

const folder = mkdtempSync(join(tmpdir(), 'manual-'));
let manual: Manual;

beforeAll(async () => {
  const file = join(folder, 'manual.pdf');
  writeFileSync(file, await samplePdf());
  manual = readManual(await manualText(file));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the PDF gives the same rules as the text: columns in order, heads and numbers left out', () => {
  expect(manual.gaps).toEqual([]);
  expect(manual.unplaced).toEqual([]);
  expect(manual.units.map(({ number, words }) => ({ number, words }))).toEqual(SAMPLE_MANUAL.rules);
});

test('its front and its history are those of the text', () => {
  const fromText = readManual(sampleText());
  const facts = ({ edition, date, contents, log }: Manual) => ({
    edition,
    date,
    titles: contents.map(({ title }) => title),
    log: log.map(({ line: _line, ...entry }) => entry),
  });
  expect(facts(manual)).toEqual(facts(fromText));
});

test('a text file is taken as it is', async () => {
  const file = join(folder, 'manual.txt');
  writeFileSync(file, sampleText());
  expect(await manualText(file)).toBe(sampleText());
});

test('a damaged PDF is refused', async () => {
  const file = join(folder, 'damaged.pdf');
  writeFileSync(file, '%PDF-1.7\nnothing');
  await expect(manualText(file)).rejects.toThrow();
});
