/** A ruling that was checked -> all that its page needs of the engine, as data. */
import { categoryOf, type EffectCategory } from '../../effect/category.ts';
import { readEffects } from '../../effect/read/read.ts';
import { parseBoard } from '../../scenario/board/notation.ts';
import { makeFigure } from '../../guide/page/figure.ts';
import { isDecisive } from '../../quiz/check/deciding-rules.ts';
import type { CheckedRuling } from '../../quiz/check/check-ruling.ts';
import { decideNumber, onlyValue } from '../../quiz/kind/number/decide.ts';
import { answersTo } from '../../quiz/ruling/question-of-ruling.ts';
import { verifyAll } from '../../scenario/play/verify.ts';
import type { KeywordColours } from '../../ui/board/cards.ts';
import { resolveQuestion } from './resolve-question.ts';
import type { ResolvedRuling } from './resolved.ts';

/** `body`: the restatement as HTML. `colours`: of the keywords on its board. */
export function resolveRuling(
  checked: CheckedRuling,
  body: string,
  colours: KeywordColours,
): ResolvedRuling {
  const { ruling, asked, keywords, decides } = checked;
  const { question, marked, ask } = asked;
  const { answer, yes } = ruling.asks;
  const readings = question.policies.map((policy) => ({
    policy,
    isAnswer: isDecisive(marked, policy),
    answer: answerWithout(checked, policy),
  }));
  return {
    numbers: [ruling.ruling, ...(ruling.also ?? [])],
    title: ruling.title,
    cards: ruling.cards ?? [],
    ready: resolveQuestion({ question, marked, ask }, body),
    figure: makeFigure({ scenario: marked.scenario, marked: checked.marked, script: [] }, colours),
    answer: yes === undefined ? String(answer) : answer === 'yes' ? 'Yes.' : 'No.',
    ...{ keywords, decides, readings, categories: categoriesOn(ruling.board) },
  };
}

/** Of the lines on its cards, but for those that are a keyword alone: chapter 16 says of these. */
function categoriesOn(source: string): readonly EffectCategory[] {
  const read = parseBoard(source);
  if (!read.ok) return [];
  const texts = read.value.board.cards.flatMap(({ text }) => Object.values(text));
  const lines = texts.flatMap((text) => (text === undefined ? [] : readEffects(text).lines));
  const found = lines.flatMap((line) => (line.kind === 'effect' ? categoryOf(line).category : []));
  return [...new Set(found)].toSorted();
}

/**
 * What the answer would be with a rule switched off, or an open point read the other way; `null`
 * where it is not one answer then.
 */
function answerWithout({ ruling: { asks }, asked }: CheckedRuling, id: string): string | null {
  const without = new Set([id]);
  const { marked, ask } = asked;
  if (ask.kind === 'number') {
    const value = onlyValue(decideNumber(marked.scenario, ask, without));
    return value === null ? null : String(value);
  }
  const answers = answersTo(asks) ?? [];
  const findings = verifyAll(marked.scenario, marked.claims, without);
  const right = answers.filter((_, i) => findings[i]?.right === true).map(({ text }) => text);
  return right.length === 1 ? (right[0] ?? null) : null;
}
