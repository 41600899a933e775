/** A scenario of an article, played in the page by the engine. One at a time is open. */
import { mount, tick, unmount } from 'svelte';
import { solve } from '../../quiz/mark/grade.ts';
import { cardsByLabel } from '../../ui/board/cards.ts';
import { endingAt, endingsOf } from '../../ui/steps/endings.ts';
import type { RuleNotes } from '../../ui/steps/notes.ts';
import Resolution from '../../quiz/feedback/Resolution.svelte';
import { parseFigure } from './figure.ts';
import { waysOf } from './ways.ts';

let close: (() => void) | undefined;

/** The button that this was loaded for, and every other from now on. */
function press(button: Element | null): void {
  const figure = button?.closest<HTMLElement>('figure.scenario');
  if (figure) void open(figure);
}

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element) press(target.closest('button.play'));
});
press(document.querySelector('button.play.wanted'));

/** Resolves the scenario of a figure and shows the resolution in it, at the first step. */
async function open(figure: HTMLElement): Promise<void> {
  const target = figure.querySelector('.replay');
  const { scenario, notes } = {
    scenario: figure.dataset['scenario'],
    notes: figure.closest<HTMLElement>('[data-notes]')?.dataset['notes'],
  };
  if (target === null || scenario === undefined || notes === undefined) return;
  const { solvable, script, colours } = parseFigure(scenario);
  const marked = solve(solvable);
  const found = endingsOf(marked);
  const { endings, at } = waysOf(found, endingAt(found, script));
  close?.();
  const resolution = mount(Resolution, {
    target,
    props: {
      endings,
      cards: cardsByLabel(marked.scenario.setup),
      colours,
      rules: JSON.parse(notes) as RuleNotes,
      ending: at,
      at: 1,
      back: 'Back to the text',
      isAside: true,
      onback: () => {
        close?.();
        figure.querySelector<HTMLElement>('.play')?.focus();
      },
    },
  });
  close = () => {
    close = undefined;
    void unmount(resolution);
  };
  await tick();
  // From here Enter goes from step to step.
  figure.querySelector<HTMLElement>('[aria-label="Next step"]')?.focus({ preventScroll: true });
  figure.scrollIntoView({ block: 'nearest' });
}
