/** A scenario of an article, played in the page by the engine. */
import { solve } from '../../quiz/mark/grade.ts';
import { cardsByLabel } from '../../ui/board/cards.ts';
import { endingAt, endingsOf } from '../../ui/steps/endings.ts';
import type { RuleNotes } from '../../ui/steps/notes.ts';
import { parseFigure } from './figure.ts';
import { show } from './show.ts';
import { waysOf } from './ways.ts';

/** The button that this was loaded for, and every other from now on. */
function press(button: Element | null): void {
  const figure = button?.closest<HTMLElement>('figure.scenario');
  if (figure) void open(figure);
}

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element) press(target.closest('button.play'));
});
press(document.querySelector('button.play.wanted'));

/** Resolves the scenario of a figure and shows the resolution in it. */
async function open(figure: HTMLElement): Promise<void> {
  const { scenario, notes } = {
    scenario: figure.dataset['scenario'],
    notes: figure.closest<HTMLElement>('[data-notes]')?.dataset['notes'],
  };
  if (scenario === undefined || notes === undefined) return;
  const { solvable, script, colours } = parseFigure(scenario);
  const marked = solve(solvable);
  const found = endingsOf(marked);
  const { endings, at: ending } = waysOf(found, endingAt(found, script));
  const cards = cardsByLabel(marked.scenario.setup);
  await show(figure, { endings, cards, colours, rules: JSON.parse(notes) as RuleNotes, ending });
}
