/**
 * Cuts a rendering of chapter 16 into keywords and numbered units. Both renderings are read by the
 * same code: a label line (`<Draw> Effect <Draw> is a keyword effect …`) and then the rules, on one
 * line or wrapped over many.
 */
import { repair } from './repair.ts';
import { KEYWORD_LABELS, type KeywordLabel } from '../rule.ts';
import type { NumberedLine, Problems, TextFile, ReceivedUnit } from '../source.ts';

export interface KeywordBlock {
  readonly name: string;
  readonly label: KeywordLabel;
  /** The definition on the label line, mended; it repeats the first clause. */
  readonly definition: string;
  readonly line: number;
  readonly units: readonly ReceivedUnit[];
}

const HEADERS = [
  /^Digimon Card Game Ruling Quiz$/,
  /^Keyword Effects$/,
  /^(\d+) keyword effects \(.*\)$/,
  /^Filter: .+ \((\d+) entries\)$/,
];
const FOOTER = /^← Back to TOP$/;
/**
 *     <Security A.> Persistent <Security A.> is a keyword effect where …
 *      ^^^^^^^^^^^  ^^^^^^^^^^ ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
 */
const LABEL_LINE = /^<([^>]+)> (Trigger \(Pending\)|Optional Condition|[A-Z][a-z]+) (<.+)$/;

/** Cuts a file; what does not fit is a problem. */
export function cutKeywords(
  file: TextFile,
  chapter: string,
  problems: Problems,
): readonly KeywordBlock[] {
  const blocks: { readonly start: NumberedLine; readonly body: NumberedLine[] }[] = [];
  let declared: number | undefined;
  file.text.split('\n').forEach((text, i) => {
    const line = { text: text.trim(), line: i + 1 };
    const last = blocks.at(-1);
    if (line.text === '' || FOOTER.test(line.text)) return;
    if (readLabelLine(line.text) !== undefined) {
      blocks.push({ start: line, body: [] });
    } else if (last !== undefined) {
      last.body.push(line);
    } else {
      const header = HEADERS.map((pattern) => pattern.exec(line.text)).find((m) => m !== null);
      if (header === undefined) {
        const expected = 'a label line such as "<Draw> Effect <Draw> is a keyword effect …"';
        problems.onLine(file.name, line.line, `"${line.text.slice(0, 60)}"`, expected);
      }
      if (header?.[1] !== undefined) declared = Number(header[1]);
    }
  });
  if (declared !== undefined && declared !== blocks.length) {
    const found = `${blocks.length} keyword effects`;
    problems.onLine(file.name, 1, found, `${declared}, as the head of the file says`);
  }
  return blocks.flatMap(({ start, body }) => {
    const label = readLabelLine(start.text);
    if (label === undefined) return [];
    const units = cutUnits(file.name, chapter, body, problems);
    return [{ ...label, definition: repair(label.definition).text, line: start.line, units }];
  });
}

function readLabelLine(
  text: string,
): { name: string; label: KeywordLabel; definition: string } | undefined {
  const match = LABEL_LINE.exec(text);
  const label = KEYWORD_LABELS.find((known) => known === match?.[2]);
  const [, name, , definition] = match ?? [];
  if (label === undefined || name === undefined || definition === undefined) return undefined;
  return { name, label, definition };
}

/**
 * Joins the lines and cuts before every `16-7-4. `, never at another full stop (`<Use Req.>`,
 * `Lv.4`).
 */
function cutUnits(
  file: string,
  chapter: string,
  body: readonly NumberedLine[],
  problems: Problems,
): readonly ReceivedUnit[] {
  const joined = body.map(({ text }) => text).join(' ');
  const starts: { readonly offset: number; readonly line: number }[] = [];
  let offset = 0;
  for (const { text, line } of body) {
    starts.push({ offset, line });
    offset += text.length + 1;
  }
  const lineOf = (at: number) => starts.findLast((start) => start.offset <= at)?.line ?? 1;
  const cuts = [...joined.matchAll(new RegExp(`(?<=^| )(${chapter}(?:-\\d+)+)\\. `, 'g'))];
  if (cuts[0]?.index !== 0 && joined !== '') {
    const found = `"${joined.slice(0, 40)}"`;
    problems.onLine(file, lineOf(0), found, `a rule number of chapter ${chapter}`);
  }
  return cuts.map((cut, i): ReceivedUnit => {
    const received = joined.slice(cut.index, cuts[i + 1]?.index).trimEnd();
    const words = received.slice(cut[0].length);
    return { number: cut[1] ?? '', words, received, file, line: lineOf(cut.index), repairs: [] };
  });
}
