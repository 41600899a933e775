/**
 * Effect text taken apart for a reader: every part with what it is, what it decides, and its rule;
 * for each line its category, whether it is mandatory, and whether it chooses a target.
 */
import { categoryOf, isOptional, type Classified } from '../category.ts';
import { keywordPart, unreadPart } from './inside.ts';
import { explainEffect } from './line.ts';
import { remindersOf, repairedOf, type MendSummary } from './mend-words.ts';
import type { Part } from './part.ts';
import { isChosen } from './target-words.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';
import { readEffects } from '../read/read.ts';
import type { Action, EffectLine, Line, Sentence } from '../tree/tree.ts';
import type { Span } from '../../base/span.ts';

export { allParts, PART_LABELS, type Part, type PartKind } from './part.ts';

/** A statement about a line with its rule, its reason and the clause that decides it. */
export interface Reasoned {
  readonly rule: RuleNumber;
  readonly because: string;
  readonly clause?: Span;
}

export const CHOICES = {
  mandatory: 'Mandatory',
  optional: 'Optional',
  opponent: 'The opponent’s choice',
  declared: 'Declared by choice',
  none: 'Nothing to decide',
} as const;

export interface LineTold {
  readonly kind: Line['kind'];
  readonly span: Span;
  readonly parts: readonly Part[];
  /** Keyword effects, requirements and unread lines have no category of their own. */
  readonly category?: Reasoned & Pick<Classified, 'category'>;
  readonly choice?: Reasoned & { readonly choice: keyof typeof CHOICES };
  /** It chooses cards on the field, so that a card which is not affected may be chosen. */
  readonly targets?: Reasoned;
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
    case 'keywords':
      return { kind, span, parts: line.uses.map(keywordPart) };
    case 'unread line':
      return { kind, span, parts: [unreadPart(line)] };
    case 'rule line':
      return { kind, span, parts: [requirement(line)] };
    case 'effect': {
      const targets = targetsOf(line);
      return {
        kind,
        span,
        parts: explainEffect(text, line),
        category: categoryFinding(line),
        choice: choiceOf(line),
        ...(targets === undefined ? {} : { targets }),
      };
    }
  }
}

const requirement = ({ span, mark }: Extract<Line, { kind: 'rule line' }>): Part => ({
  kind: 'requirement',
  span,
  words: mark.includes('Rule')
    ? 'A fact about the card. It never triggers and is not activated.'
    : 'What has to be fulfilled to handle the card so. It is a fact about the card, no effect.',
  rules: mark === 'Digivolve' ? ['2-3-5'] : mark === 'DigiXros' ? ['2-3-7'] : ['2-3'],
  parts: [],
});

/** The category with the clause that decides it (15-8). */
function categoryFinding(line: EffectLine): NonNullable<LineTold['category']> {
  const found = categoryOf(line);
  const timing = line.timings.find(({ name }) => found.because.includes(`[${name}]`));
  const clause =
    found.category === 'immediate' || timing === undefined ? line.trigger?.span : timing.span;
  return { ...found, ...(clause === undefined ? {} : { clause }) };
}

/** Whether it may be declined, and by whom, with the clause that decides it (15-7, 15-9). */
function choiceOf(line: EffectLine): NonNullable<LineTold['choice']> {
  const { category } = categoryOf(line);
  const { optional, rule, because } = isOptional(line);
  if (category === 'persistent') {
    return {
      choice: 'none',
      rule: '15-8-2-1',
      because: 'A persistent effect is not activated: it applies by itself.',
    };
  }
  const processes = line.sentences.flatMap((sentence) => sentence.processes);
  const theirs = processes.find(({ may }) => may === 'opponent');
  const mine = processes.find(({ may }) => may === 'you');
  if (optional) {
    const clause = line.sentences[0]?.cost?.span ?? mine?.span ?? processes[0]?.span;
    return {
      choice: 'optional',
      rule,
      because: category === 'trigger' ? `${because} It triggers in any case (15-8-3-1).` : because,
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
        '“Your opponent may” leaves the choice to the opponent. For its own player the effect is mandatory.',
      clause: theirs.span,
    };
  }
  if (category === 'activation' && !line.timings.some(({ name }) => name === 'Counter')) {
    return {
      choice: 'declared',
      rule: '15-8-4-1',
      because: `Its player chooses whether to declare it. ${because}`,
    };
  }
  const must = processes.find(({ may }) => may !== 'you');
  return {
    choice: 'mandatory',
    rule,
    because,
    ...(must === undefined ? {} : { clause: must.span }),
  };
}

/** The first thing on the field that is chosen, if any is. */
function targetsOf(line: EffectLine): Reasoned | undefined {
  const sentences: readonly Sentence[] = [
    ...line.sentences,
    ...(line.bullets ?? []).flatMap((bullet) => bullet.sentences),
  ];
  const actions = sentences.flatMap(({ processes }) => processes.map(({ action }) => action));
  const clause = actions.flatMap((action) => chosenIn(action) ?? [])[0];
  return clause === undefined
    ? undefined
    : {
        rule: '15-15-5-3',
        because:
          'It chooses a target: a card that is not affected by it, or that is in that state already, can be chosen too, though nothing comes of it.',
        clause,
      };
}

function chosenIn(action: Action): Span | undefined {
  if (action.kind === 'opponent') return chosenIn(action.action);
  const targets = [
    ...('target' in action && action.target !== undefined ? [action.target] : []),
    ...('who' in action && action.who !== undefined ? [action.who] : []),
    ...('whom' in action ? [action.whom] : []),
  ].flatMap((target) =>
    target.kind === 'both' || target.kind === 'either' ? target.targets : [target],
  );
  return targets.find(isChosen)?.span;
}
