/**
 * content/rules/keywords.json: what we say about the keyword effects in our own words. A choice stands there only where no
 * clause says "mandatory" or "optional" itself; it then names the clause that it follows from.
 */
import {
  isRecord,
  parseJson,
  recordsOf,
  refuseOtherFields,
  textOf,
  type JsonRecord,
} from '../json.ts';
import { isWithin } from '../number/number.ts';
import { CHOICES, KEYWORD_LABELS, type Choice, type Grounded, type KeywordLabel } from '../rule.ts';
import type { Problems, TextFile } from '../source.ts';

interface KeywordWords {
  readonly number: string;
  readonly name: string;
  readonly summary: string;
  readonly remark?: string;
  readonly choice?: Grounded<Choice>;
}

export interface AllKeywordWords {
  readonly byNumber: ReadonlyMap<string, KeywordWords>;
  /** Remarks on labels that are no category of 15-8. */
  readonly labels: Partial<Record<KeywordLabel, string>>;
}

export function readKeywordWords(file: TextFile, problems: Problems): AllKeywordWords {
  const record = parseJson(file, problems) ?? {};
  const byNumber = new Map<string, KeywordWords>();
  refuseOtherFields(file, record, ['labels', 'keywords'], '{', problems);
  for (const entry of recordsOf(file, record, 'keywords', problems)) {
    const words = readEntry(file, entry, problems);
    if (words === undefined) continue;
    if (byNumber.has(words.number)) {
      problems.at(file, `"${words.number}"`, `${words.number} a second time`, 'each keyword once');
    }
    byNumber.set(words.number, words);
  }
  return { byNumber, labels: readLabels(file, record['labels'], problems) };
}

function readEntry(
  file: TextFile,
  entry: JsonRecord,
  problems: Problems,
): KeywordWords | undefined {
  const number = textOf(file, entry, 'number', '"keywords"', problems);
  const near = `"${number ?? 'keywords'}"`;
  const name = textOf(file, entry, 'name', near, problems);
  const summary = textOf(file, entry, 'summary', near, problems);
  refuseOtherFields(file, entry, ['number', 'name', 'summary', 'remark', 'choice'], near, problems);
  if (number === undefined || name === undefined || summary === undefined) return undefined;
  const remark = entry['remark'];
  const choice = readChoice(file, entry['choice'], number, problems);
  return {
    number,
    name,
    summary,
    ...(typeof remark === 'string' ? { remark } : {}),
    ...(choice === undefined ? {} : { choice }),
  };
}

function readChoice(
  file: TextFile,
  value: unknown,
  number: string,
  problems: Problems,
): Grounded<Choice> | undefined {
  if (value === undefined) return undefined;
  const choice = isRecord(value) ? CHOICES.find((known) => known === value['value']) : undefined;
  const rule = isRecord(value) ? value['rule'] : undefined;
  if (choice !== undefined && typeof rule === 'string' && isWithin(rule, number)) {
    return { value: choice, rule };
  }
  const expected = `{ "value": one of ${CHOICES.join(', ')}, "rule": a clause of ${number} }`;
  problems.at(file, `"${number}"`, JSON.stringify(value), expected, 'choice');
  return undefined;
}

function readLabels(
  file: TextFile,
  value: unknown,
  problems: Problems,
): Partial<Record<KeywordLabel, string>> {
  const labels: Partial<Record<KeywordLabel, string>> = {};
  for (const [name, remark] of Object.entries(isRecord(value) ? value : {})) {
    const label = KEYWORD_LABELS.find((known) => known === name);
    if (label !== undefined && typeof remark === 'string') labels[label] = remark;
    else problems.at(file, `"${name}"`, `label “${name}”`, KEYWORD_LABELS.join(', '), 'labels');
  }
  return labels;
}
