/**
 * "Run it": asks the worker for a board, shows it with its steps, and puts the choices to the
 * person.
 */
import { FIT_AS, type FitAs } from '../scenario/fit/as.ts';
import { button, element } from './dom.ts';
import { showBoard, showSteps } from './steps.ts';
import type { Failed, Ran, Request, Told } from './wire.ts';

export interface Runner {
  /** The lines of the text that was read, each with whether it can be run. */
  readonly offer: (lines: Told['lines']) => void;
  readonly receive: (answer: Ran | Failed) => void;
}

export function startRunner(
  root: HTMLElement,
  text: () => string,
  send: (request: Request) => void,
): Runner {
  const find = <T extends HTMLElement>(selector: string): T => {
    const found = root.querySelector<T>(selector);
    if (found === null) throw new Error(`the page has no ${selector}`);
    return found;
  };
  const form = find<HTMLFormElement>('[data-run]');
  const line = find<HTMLSelectElement>('[data-line]');
  const as = find<HTMLSelectElement>('[data-as]');
  const said = find('[data-said]');
  const stage = find('[data-stage]');
  const asked = find('[data-asked]');
  const notation = find('[data-notation]');

  let turn = 0;
  let script: readonly number[] = [];
  let offered = '';
  /** The text that was run last: what is said of it stays, though the reader answers later. */
  let tried = '';

  function run(chosen: readonly number[]): void {
    turn += 1;
    script = chosen;
    tried = text();
    send({ kind: 'run', turn, text: tried, line: Number(line.value), as: asOf(as.value), script });
  }

  function clear(): void {
    turn += 1;
    showBoard(null);
    said.textContent = '';
    asked.replaceChildren();
    stage.hidden = true;
    notation.hidden = true;
  }

  async function show(ran: Ran): Promise<void> {
    // A module script in a template does not run; the page takes its address, so that nothing of it
    // comes before a text is run.
    const { src } = find<HTMLTemplateElement>('template').content.querySelector('script') ?? {};
    if (src !== undefined) await import(/* @vite-ignore */ src);
    if (ran.turn !== turn) return;
    const left = ran.leftOut.map(
      (words) => ` Not on the card, since the engine does not run it: “${words}”`,
    );
    said.textContent = `${ran.how}${left.join('')}`;
    stage.hidden = false;
    showSteps(find('[data-steps]'), find('[data-board]'), ran);
    asked.replaceChildren(...choicesOf(ran));
    const [pre] = notation.getElementsByTagName('pre');
    if (pre !== undefined) pre.textContent = notationOf(ran);
    notation.hidden = false;
    asked.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
    asked.scrollIntoView({ block: 'nearest' });
  }

  function choicesOf({ open, chosen }: Ran): readonly Node[] {
    const title = element('h3', open === null ? 'It is resolved' : `${open.who} chooses`);
    title.tabIndex = -1;
    const options = (open?.options ?? []).map((words, i) =>
      button(words, () => run([...script, i])),
    );
    const list = document.createElement('ul');
    list.append(
      ...options.map((option) => {
        const item = document.createElement('li');
        item.append(option);
        return item;
      }),
    );
    const back =
      chosen.length === 0
        ? []
        : [button('Take the last choice back', () => run(script.slice(0, -1)))];
    return [
      title,
      ...(chosen.length === 0 ? [] : [element('p', `Chosen so far: ${chosen.join('; ')}.`)]),
      ...(options.length === 0 ? [] : [list]),
      ...back,
    ];
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    run([]);
  });
  line.addEventListener('change', clear);
  as.addEventListener('change', clear);

  return {
    offer(lines) {
      const running = lines.flatMap(({ text: words, runs }, i) =>
        runs === true ? [{ words, i }] : [],
      );
      const now = JSON.stringify(running);
      if (now === offered) return;
      offered = now;
      const chosen = line.value;
      if (tried !== text()) clear();
      line.replaceChildren(
        ...running.map(({ words, i }) => {
          const option = document.createElement('option');
          option.value = String(i);
          option.textContent = words.length > 90 ? `${words.slice(0, 90)} …` : words;
          return option;
        }),
      );
      if (tried === text()) line.value = chosen;
      form.hidden = running.length === 0;
      find('[data-nothing]').hidden = running.length > 0;
    },
    receive(answer) {
      if (answer.turn !== turn) return;
      if (answer.kind === 'ran') void show(answer);
      else {
        clear();
        said.textContent = answer.why;
      }
    },
  };
}

/** Board and actions as a file of a question has them. */
const notationOf = ({ board, actions }: Ran): string =>
  `board: |\n${board.trimEnd().replace(/^/gm, '  ')}\nactions:\n${actions.map((action) => `  - ${action}`).join('\n')}\n`;

const asOf = (value: string): FitAs => FIT_AS.find((known) => known === value) ?? 'fit';
