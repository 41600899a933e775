/**
 * Effect text taken apart for a reader: every part with what it is, what it decides, and its rule;
 * for each line its category, whether it is mandatory, and whether it chooses a target.
 */
import { categoryOf, EVENT_TIMINGS, isMay, isOptional, type Classified } from '../category.ts';
import { keywordPart, unreadPart } from './inside.ts';
import { keywordCategory, keywordChoice } from './keyword-line.ts';
import { explainEffect } from './line.ts';
import { remindersOf, repairedOf, type MendSummary } from './mend-words.ts';
import type { Part, Reasoned } from './part.ts';
import { targetsOf } from './chosen.ts';
import { hidingCategory, hidingChoice, hidingTargets } from './unread.ts';
import { readEffects } from '../read/read.ts';
import type { EffectLine, Line } from '../tree/tree.ts';
import type { Span } from '../../base/span.ts';

export { allParts, PART_LABELS, type Part, type PartKind, type Reasoned } from './part.ts';

export const CHOICES = {
  mandatory: 'Mandatory',
  part: 'Partly optional',
  optional: 'Optional',
  opponent: "Your opponent's choice",
  declared: 'You declare it',
  none: 'Nothing to choose',
} as const;

export interface LineTold {
  readonly kind: Line['kind'];
  readonly span: Span;
  readonly parts: readonly Part[];
  /**
   * Requirements and unread lines have none, nor have keyword effects that only carry out what the
   * effect they stand in says, or that differ.
   */
  readonly category?: Reasoned & Pick<Classified, 'category'>;
  readonly choice?: Reasoned & { readonly choice: keyof typeof CHOICES };
  /** It chooses cards on the field, so that a card which is not affected may be chosen. */
  readonly targets?: Reasoned;
  /** What can't be told, because it depends on words that were not read. */
  readonly untold?: Untold;
}

interface Untold {
  readonly what: readonly ('category' | 'choice' | 'targets')[];
  readonly because: string;
  /** The first of these words. */
  readonly clause: Span;
}

export interface Explanation {
  /** As it was read; all spans refer to it. */
  readonly text: string;
  readonly lines: readonly LineTold[];
  readonly repaired: readonly MendSummary[];
  readonly reminders: readonly string[];
}

/** Takes any text; words that are not known are parts of the kind "unread". */
export function explain(printed: string): Explanation {
  const { text, mends, lines } = readEffects(printed);
  return {
    text,
    lines: lines.map((line) => explainLine(text, line)),
    repaired: repairedOf(mends),
    reminders: remindersOf(mends),
  };
}

function explainLine(text: string, line: Line): LineTold {
  const { kind, span } = line;
  switch (line.kind) {
    case 'keywords': {
      const category = keywordCategory(line.uses);
      const choice = keywordChoice(line.uses);
      return {
        kind,
        span,
        parts: line.uses.map((use) => keywordPart(use, true)),
        ...(category === undefined ? {} : { category }),
        ...(choice === undefined ? {} : { choice }),
      };
    }
    case 'unread line':
      return {
        kind,
        span,
        parts: [unreadPart(line)],
        untold: untoldOf(text, ['category', 'choice', 'targets'], span),
      };
    case 'rule line':
      return { kind, span, parts: [requirement(line)] };
    case 'effect':
      return { kind, span, parts: explainEffect(text, line), ...verdictsOf(text, line) };
  }
}

/** What is said of an effect, as far as it was read. */
function verdictsOf(
  text: string,
  line: EffectLine,
): Pick<LineTold, 'category' | 'choice' | 'targets' | 'untold'> {
  const category = categoryFinding(line);
  const targets = targetsOf(line);
  const hiding = {
    category: hidingCategory(line),
    choice: hidingChoice(line, category.category),
    targets: targets === undefined ? hidingTargets(line) : [],
  };
  const what = (['category', 'choice', 'targets'] as const).filter(
    (verdict) => hiding[verdict].length > 0,
  );
  const [clause] = what
    .flatMap((verdict) => hiding[verdict].map(({ span }) => span))
    .toSorted((a, b) => a.start - b.start);
  return {
    ...(what.includes('category') ? {} : { category }),
    ...(what.includes('choice') ? {} : { choice: choiceOf(line) }),
    ...(targets === undefined ? {} : { targets }),
    ...(clause === undefined ? {} : { untold: untoldOf(text, what, clause) }),
  };
}

const UNTOLD: { readonly [verdict in Untold['what'][number]]: string } = {
  category: 'its category',
  choice: 'whether it is optional',
  targets: 'whether it chooses a target',
};

/** Says what can't be told, and the words that it depends on. */
function untoldOf(text: string, what: Untold['what'], clause: Span): Untold {
  const words = what.map((verdict) => UNTOLD[verdict]);
  const last = words.at(-1) ?? '';
  const list = words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
  const quote = text.slice(clause.start, clause.end).replace(/\n/g, ' ');
  const depends = words.length < 2 ? 'depends' : 'depend';
  return {
    what,
    because: `${list.charAt(0).toUpperCase()}${list.slice(1)} ${depends} on words that aren't understood: "${quote}".`,
    clause,
  };
}

const requirement = ({ span, mark }: Extract<Line, { kind: 'rule line' }>): Part => ({
  kind: 'requirement',
  span,
  words: mark.includes('Rule')
    ? "A fact about the card. It never triggers and isn't activated."
    : "A requirement for using the card this way. It's a fact about the card, not an effect.",
  rules: mark === 'Digivolve' ? ['2-3-5'] : mark === 'DigiXros' ? ['2-3-7'] : ['2-3'],
  parts: [],
});

/** The category with the clauses that decide it (15-8). */
function categoryFinding(line: EffectLine): NonNullable<LineTold['category']> {
  const [clause, ...also] = decidingCategory(line);
  return {
    ...categoryOf(line),
    ...(clause === undefined ? {} : { clause }),
    ...(also.length === 0 ? {} : { also }),
  };
}

/** The trigger condition with "would", else all timings that are events, else what is left. */
function decidingCategory({ timings, trigger }: EffectLine): readonly Span[] {
  const events = timings.filter(({ name }) => EVENT_TIMINGS[name] !== undefined);
  if (trigger?.would !== true && events.length > 0) return events.map(({ span }) => span);
  if (trigger !== undefined) return [trigger.span];
  const icon = (['Security', 'Counter', 'Main'] as const)
    .map((known) => timings.find(({ name }) => name === known))
    .find((timing) => timing !== undefined);
  return icon === undefined ? timings.map(({ span }) => span) : [icon.span];
}

/** Whether it may be declined, and by whom, with the clause that decides it (15-7, 15-9). */
function choiceOf(line: EffectLine): NonNullable<LineTold['choice']> {
  const { category } = categoryOf(line);
  const { optional, part, rule, because } = isOptional(line);
  if (category === 'persistent') {
    return {
      choice: 'none',
      rule: '15-8-2-1',
      because: "A persistent effect isn't activated. It applies by itself.",
    };
  }
  const processes = line.sentences.flatMap((sentence) => sentence.processes);
  const theirs = processes.find(({ may }) => may === 'opponent');
  const mine = processes.find(isMay);
  if (optional) {
    const clause = line.sentences[0]?.cost?.span ?? mine?.span ?? processes[0]?.span;
    return {
      choice: 'optional',
      rule,
      because:
        category === 'trigger' ? `${because} It still triggers either way (15-8-3-1).` : because,
      ...(clause === undefined ? {} : { clause }),
    };
  }
  if (
    theirs !== undefined &&
    mine === undefined &&
    processes.every(({ may }) => may !== undefined)
  ) {
    return {
      choice: 'opponent',
      rule: '15-9-1',
      because:
        '"Your opponent may" gives the choice to your opponent. For you, the effect is mandatory.',
      clause: theirs.span,
    };
  }
  if (category === 'activation' && !line.timings.some(({ name }) => name === 'Counter')) {
    return {
      choice: 'declared',
      rule: '15-8-4-1',
      because: `You choose whether to declare it. ${because}`,
    };
  }
  const must = processes.find((process) => !isMay(process));
  return {
    choice: part === true ? 'part' : 'mandatory',
    rule,
    because,
    ...(must === undefined ? {} : { clause: must.span }),
  };
}
