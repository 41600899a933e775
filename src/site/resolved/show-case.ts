/** A case played to its outcomes, as data: the page plays it without the engine. */
import type { Case } from '../../scenario/file/case.ts';
import { scenarioIn } from '../../scenario/file/in-file.ts';
import { endingsOf } from '../../scenario/play/verify.ts';
import { waysOf } from '../../guide/page/ways.ts';
import { cardsByLabel } from '../../ui/board/cards.ts';
import { viewsOf } from '../../ui/steps/endings.ts';
import type { ShownCase } from './rule-boards.ts';

/** With more of them an outcome is too long to be shown. */
const MOST_STEPS = 80;

/** Plays a case to each of its outcomes; `null` where one of them is too long to be shown. */
export function showCase(one: Case): ShownCase | null {
  const read = scenarioIn(one);
  if (!read.ok) return null;
  const scenario = read.value;
  const endings = viewsOf(scenario, endingsOf(scenario).endings);
  const ways = waysOf(endings, 0);
  const isShort = ways.endings.every(({ steps }) => steps.length > 0 && steps.length <= MOST_STEPS);
  if (ways.all === 0 || !isShort) return null;
  return {
    title: one.title,
    notation: one.board,
    actions: scenario.actions,
    cards: cardsByLabel(scenario.setup),
    ...{ endings: ways.endings, all: ways.all },
  };
}
