/**
 * Defects of the received text and how each is mended. A repair is named, does one thing and
 * reports every place where it did it, so that the page can show a rule as it was received. Nothing
 * here changes the meaning of a sentence.
 */
import type { Repair } from '../rule.ts';

export interface RepairRule {
  readonly name: string;
  /** What was wrong, for the page that lists the repairs. */
  readonly doc: string;
  readonly apply: (text: string) => Repaired;
}

export interface Repaired {
  readonly text: string;
  readonly repairs: readonly Repair[];
}

/** A repair that replaces what a pattern finds. */
function replacing(
  name: string,
  doc: string,
  pattern: RegExp,
  become: (was: string) => string,
): RepairRule {
  return {
    name,
    doc,
    apply(text) {
      const repairs: Repair[] = [];
      const mended = text.replace(pattern, (was) => {
        const became = become(was);
        if (became !== was) repairs.push({ rule: name, was, became });
        return became;
      });
      return { text: mended, repairs };
    },
  };
}

/** Offsets of parentheses that have no partner. */
export function looseParentheses(text: string): {
  readonly opened: readonly number[];
  readonly closed: readonly number[];
} {
  const opened: number[] = [];
  const closed: number[] = [];
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') opened.push(i);
    else if (text[i] === ')' && opened.pop() === undefined) closed.push(i);
  }
  return { opened, closed };
}

const unopened: RepairRule = {
  name: 'unopened-parenthesis',
  doc: 'A reference "For details, …)" is closed but was never opened.',
  apply(text) {
    const close = looseParentheses(text).closed[0];
    const start = close === undefined ? -1 : text.lastIndexOf('For details, refer to', close);
    if (close === undefined || start === -1) return { text, repairs: [] };
    const was = text.slice(start, close + 1);
    const became = `(${was}`;
    return {
      text: text.slice(0, start) + became + text.slice(close + 1),
      repairs: [{ rule: this.name, was, became }],
    };
  },
};

const unclosed: RepairRule = {
  name: 'unclosed-parenthesis',
  doc: 'An example "(Example: …" runs to the end of the rule and is never closed.',
  apply(text) {
    const open = looseParentheses(text).opened;
    if (open.length !== 1 || !text.startsWith('(Example', open[0])) return { text, repairs: [] };
    const was = /\S+\s+\S+$/.exec(text)?.[0] ?? text;
    return { text: `${text})`, repairs: [{ rule: this.name, was, became: `${was})` }] };
  },
};

/** Repairs of the words of one rule, in the order in which they are made. */
export const REPAIRS: readonly RepairRule[] = [
  replacing(
    'split-number',
    'A line break after a hyphen left a space inside a rule number.',
    /(?<![\d-])\d{1,2}(?:-\s?\d{1,2})+(?=\s")/g,
    (was) => was.replace(/\s/g, ''),
  ),
  replacing(
    'split-title',
    'A line break after a hyphen left a space inside a quoted title.',
    /(?<=\d\s")\p{L}+-\s\p{L}+/gu,
    (was) => was.replace(/\s/g, ''),
  ),
  replacing(
    'split-keyword',
    'A line break after a hyphen left a space inside the name of a keyword.',
    /<\p{L}+-\s\p{L}+/gu,
    (was) => was.replace(/\s/g, ''),
  ),
  replacing(
    'split-word',
    'A line break after a hyphen left a space inside a word.',
    /(?<![<"\p{L}])\p{L}+-\s\p{Ll}+/gu,
    (was) => was.replace(/\s/g, ''),
  ),
  replacing(
    'link-residue',
    'The address of a link was left behind the parenthesis of its reference.',
    /"\)\d{1,2}(?:-\d{1,3})*(?=\s|$)/g,
    () => '")',
  ),
  unopened,
  unclosed,
  replacing(
    'missing-full-stop',
    'A sentence runs into the reference that follows it.',
    /\p{L}+ \((?=For details, refer to)/gu,
    (was) => was.replace(' (', '. ('),
  ),
  replacing(
    'stray-numeral',
    "A number is printed before a singular word, where it doesn't belong.",
    /\bany \d+(?= \w+ card would\b)/g,
    () => 'any',
  ),
];

/**
 * Repairs that are made while the text is cut into rules, before the words of a rule are looked at.
 */
export const CUTTING_REPAIRS = {
  'page-number': 'The number of a page ran into the last word before it.',
  'wrapped-line': 'A line was wrapped after a hyphen.',
  'glued-number': 'The number of a rule ran into its first word.',
  'history-tail': 'The update history of the chapter stood behind the last rule.',
  'former-name':
    'The heading carried the former name of the keyword, which is kept with the keyword.',
} as const;

/** Makes every repair on the words of one rule. */
export function repair(text: string): Repaired {
  let current = text;
  const repairs: Repair[] = [];
  for (const rule of REPAIRS) {
    const result = rule.apply(current);
    current = result.text;
    repairs.push(...result.repairs);
  }
  return { text: current, repairs };
}
