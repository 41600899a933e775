/** What the import of a manual tells a person: what was found, mended, and could not be placed. */
import type { Manual } from './read-manual.ts';
import { REFERENCE_STATES, type Reference } from './references.ts';
import { isWithin } from '../number/number.ts';
import { repair } from '../read/repair.ts';
import { looseParentheses } from '../read/repair.ts';

/** Lines of Markdown. */
export function importReport(manual: Manual, references: readonly Reference[]): readonly string[] {
  const { contents, units, log, gaps, unplaced, missingPages, pageRepairs } = manual;
  const repairs = units.flatMap((unit) => [...unit.repairs, ...repair(unit.words).repairs]);
  const counts = Map.groupBy([...pageRepairs, ...repairs], ({ rule }) => rule);
  const left = units.flatMap(({ number, line, words }) => defectsIn(number, line, words));
  return [
    `# Import of edition ${manual.edition ?? '?'}, ${manual.date ?? 'without a date'}`,
    ...section(
      'Rules',
      contents.map(({ number, title }) => {
        const own = units.filter((unit) => isWithin(unit.number, number));
        return `${number}. ${title}: ${own.length - 1} rules`;
      }),
    ),
    `In all ${units.length - contents.length} rules in ${contents.length} chapters, ${keywordsIn(units)} keywords.`,
    ...section("Numbering that can't be explained", gaps.map(located)),
    ...section('What could not be placed', unplaced.map(located)),
    ...section(
      'Pages without a number',
      missingPages.map((page) => `page ${page}`),
    ),
    ...section(
      'Repairs',
      [...counts].map(([name, list]) => `${name}: ${list.length}`),
    ),
    ...section('Left as the manual has it', left),
    ...section(
      'References',
      REFERENCE_STATES.map(
        (state) => `${state}: ${references.filter((one) => one.state === state).length}`,
      ),
    ),
    ...section(
      'References that are wrong',
      references.flatMap((one) => (one.state === 'right' ? [] : [describeReference(one)])),
    ),
    ...section('Update history', [`${log.length} entries`, ...editionsOf(manual)]),
  ];
}

const section = (title: string, lines: readonly string[]): readonly string[] => [
  '',
  `## ${title}`,
  '',
  ...(lines.length === 0 ? ['None.'] : lines.map((line) => `- ${line}`)),
  '',
];

const located = ({ line, what }: { readonly line: number; readonly what: string }): string =>
  line === 0 ? what : `line ${line}: ${what}`;

/** "16-4-1 (line 12) cites 16-4 "<Blocker>"; that title is at 16-5". */
export function describeReference(reference: Reference): string {
  const { from, line, number, title, state, likely, link } = reference;
  const what = `${from} (line ${line}) cites ${number}${title === undefined ? '' : ` "${title}"`}`;
  const because = {
    right: 'right',
    'wrong number': `that title is at ${likely ?? '?'}`,
    'wrong title': `${likely ?? number} has another title`,
    lost: 'neither number nor title is there',
  }[state];
  return `${what}; ${because}${link === undefined ? '' : `; its link led to ${link}`}`;
}

/** How many sections are keyword effects. */
export const keywordsIn = (units: Manual['units']): number =>
  units.filter(
    ({ number, words }) => /^\d+-\d+$/.test(number) && /^<[^<>]+>(?: \(.*\))?$/.test(words),
  ).length;

function defectsIn(number: string, line: number, words: string): readonly string[] {
  const { text } = repair(words);
  const { opened, closed } = looseParentheses(text);
  const found = [
    ...(opened.length + closed.length > 0 ? ['a parenthesis without its partner'] : []),
    ...((text.match(/"/g) ?? []).length % 2 === 0 ? [] : ['a quotation mark without its partner']),
  ];
  return found.map((what) => `${number} (line ${line}): ${what}`);
}

function editionsOf({ log }: Manual): readonly string[] {
  const editions = Map.groupBy(log, ({ edition, date }) => `${edition} (${date})`);
  return [...editions].map(([edition, entries]) => `${edition}: ${entries.length}`);
}
