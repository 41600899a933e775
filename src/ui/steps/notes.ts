/**
 * What the page knows of the rules and keywords that its steps and cards name; made at build time.
 */
import { escapeHtml } from '../../base/words.ts';
import type { CorpusIndex } from '../../rules/corpus.ts';
import { excerpt } from '../rule/pieces.ts';
import type { KeywordColours } from '../board/cards.ts';

interface RuleNote {
  readonly title: string;
  /** The rule, or the beginning of it. */
  readonly words: string;
}

export type RuleNotes = { readonly [number: string]: RuleNote };

const LENGTH = 100;

/** Title and words of these rules, each once. A clause takes the title of its section. */
export function notesOf(numbers: Iterable<string>, index: CorpusIndex): RuleNotes {
  const notes: Record<string, RuleNote> = {};
  for (const number of numbers) {
    const rule = index.find(number);
    if (rule === undefined) throw new Error(`no rule ${number}`);
    const heading =
      rule.heading ?? index.ancestorsOf(number).findLast((above) => above.heading)?.heading;
    notes[number] = {
      title: heading ?? '',
      words: excerpt(rule.text ?? rule.summary ?? '', LENGTH),
    };
  }
  return notes;
}

/** Categories of all keywords, for boards whose cards are not known beforehand. */
export const allColours = ({ keywords }: CorpusIndex['corpus']): KeywordColours =>
  Object.fromEntries(
    keywords.flatMap(({ name, category }) =>
      category.value === 'none' ? [] : [[name, category.value]],
    ),
  );

/** Keywords that another one gives (16-24-1, 16-30-1), on a board that names only the other. */
const GIVEN_BY: Readonly<Record<string, string>> = {
  'Security A.': 'Alliance',
  Blocker: 'Collision',
};

/** Categories of the keywords that a board's notation names, and of those that they give. */
export function coloursIn(board: string, { corpus }: CorpusIndex): KeywordColours {
  const isOn = (name: string | undefined): boolean => name !== undefined && board.includes(name);
  return Object.fromEntries(
    corpus.keywords
      .filter(({ name }) => isOn(name) || isOn(GIVEN_BY[name]))
      .map(({ name, category }) => [name, category.value]),
  );
}

const RULE_LINK = /<a href="\/rules\/([\d-]+)\/">([^<]*)<\/a>/g;

/** Numbers of the rules that a text of ours links to. */
export const rulesIn = (html: string): readonly string[] =>
  [...html.matchAll(RULE_LINK)].map(([, number]) => number ?? '');

/** The links to rules in a text of ours show the rule on hover and on focus, as RuleLink does. */
export function withNotes(html: string, rules: RuleNotes): string {
  let count = 0;
  return html.replace(RULE_LINK, (link, number: string, words: string) => {
    const note = rules[number];
    if (note === undefined) return link;
    const id = `why-${count++}`;
    const tip = `<b>${escapeHtml(`${number} ${note.title}`)}</b>${escapeHtml(note.words)}`;
    const look = words.includes(' ') ? 'num words' : 'num';
    return (
      `<span class="ref"><a class="${look}" href="/rules/${number}/" aria-describedby="${id}">${words}</a>` +
      `<span class="tip" role="tooltip" id="${id}">${tip}</span></span>`
    );
  });
}
