/** The form that looks up what a rule number meant on a day. Runs in the page. */
import type { Changes } from '../../rules/identity/changes.ts';
import {
  dayInWords,
  doubtInWords,
  meaningOn,
  meaningsIn,
  stepInWords,
} from '../../rules/identity/meaning-on.ts';
import { isRuleNumber } from '../../rules/number/number-list.ts';
import { parseNumber } from '../../rules/number/number.ts';
import { clipped } from '../../base/words.ts';
import { element } from '../../ui/dom.ts';
import { fetched, NotLoaded } from '../../ui/later.ts';

/** What the page of a rule has as data. */
interface RuleData {
  readonly heading?: string;
  readonly text?: string;
  readonly summary?: string;
}

async function shown(typed: string, on: string): Promise<readonly Node[]> {
  const number = parseNumber(typed);
  if (!number.ok)
    return said(`${clipped(number.problem.found)} is not a rule number. Write one like 16-4-1.`);
  if ((on !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(on)) || (on !== '' && Number.isNaN(Date.parse(on))))
    return said('Enter the date of the post, such as 2024-09-20.');
  try {
    const changes = await fetched<Changes>('/api/v1/changes.json');
    return on === ''
      ? await inEveryEdition(changes, number.value)
      : await answered(changes, number.value, on);
  } catch (problem) {
    if (!(problem instanceof NotLoaded)) throw problem;
    return said('This could not be loaded. Check your connection and look it up again.');
  }
}

async function answered(changes: Changes, number: string, on: string): Promise<readonly Node[]> {
  const then = meaningOn(changes, number, on);
  if (then === undefined) return said(`There was no edition yet on ${dayInWords(on)}.`);
  const today = then.number === undefined ? undefined : await ruleAt(then.number);
  const lists = [...then.steps.map(stepInWords), ...then.doubts.map(doubtInWords)];
  const nodes: Node[] = [
    element(
      'p',
      'prose',
      `On ${dayInWords(on)} the manual was at edition ${then.edition} (from ${dayInWords(then.since)}).`,
    ),
    element('p', 'prose', ...conclusion(number, then, today !== undefined)),
  ];
  if (lists.length > 0)
    nodes.push(element('ul', 'prose', ...lists.map((words) => element('li', '', words))));
  if (then.number !== undefined && today !== undefined)
    nodes.push(element('blockquote', '', today.text ?? [today.heading, today.summary].join(': ')));
  const same = number === then.number ? undefined : await ruleAt(number);
  if (same !== undefined)
    nodes.push(
      element(
        'p',
        'quiet',
        `If the post was about something else: in the newest edition, `,
        link(number),
        ` is ${named(same)}.`,
      ),
    );
  return nodes;
}

/** Without a date: the rule of today that the number leads to, edition by edition. */
async function inEveryEdition(changes: Changes, number: string): Promise<readonly Node[]> {
  const items = meaningsIn(changes, number).map(async ({ first, last, then }) => {
    const exists = then.number !== undefined && (await ruleAt(then.number)) !== undefined;
    const editions = first === last ? `Edition ${first}: ` : `Editions ${first} to ${last}: `;
    return element('li', '', editions, ...conclusion(number, then, exists));
  });
  return [
    ...said('Which rule it was depends on the edition. With the date of the post we can say more.'),
    element('ul', 'prose', ...(await Promise.all(items))),
  ];
}

/** "Its 16-4-1 is 16-5-1 today." */
function conclusion(
  number: string,
  {
    number: today,
    doubts,
  }: { readonly number: string | undefined; readonly doubts: readonly unknown[] },
  exists: boolean,
): readonly (Node | string)[] {
  if (today === undefined)
    return [
      doubts.length > 0 ? `We can't say what its ${number} is today.` : `Its ${number} is gone.`,
    ];
  if (!exists)
    return [
      `Renumbered by the manual's own list, its ${number} would be ${today} today, but there is no such rule. Check the number.`,
    ];
  if (doubts.length > 0) return [`Its ${number} is probably `, link(today), ' today.'];
  return today === number
    ? [`Its ${number} is still `, link(today), '.']
    : [`Its ${number} is `, link(today), ' today.'];
}

const said = (words: string): readonly Node[] => [element('p', 'prose', words)];

function link(number: string): Node {
  const made = element('a', 'num', number);
  made.href = `/rules/${number}/`;
  return made;
}

const named = ({ heading, text = '', summary = '' }: RuleData): string =>
  heading === undefined ? `"${clipped(text || summary, MOST)}"` : `"${heading}"`;

/** So much is quoted of a rule that the post was perhaps not about. */
const MOST = 90;

/** Undefined where there is no such rule. */
async function ruleAt(number: string): Promise<RuleData | undefined> {
  return isRuleNumber(number) ? fetched<RuleData>(`/api/v1/rules/${number}.json`) : undefined;
}

const form = document.querySelector<HTMLFormElement>('[data-then]');
const place = document.querySelector<HTMLElement>('[data-result]');

if (form !== null && place !== null) {
  const asked = new URLSearchParams(location.search);
  const field = (name: string): HTMLInputElement | null => form.querySelector(`[name="${name}"]`);
  for (const name of ['number', 'on']) {
    const input = field(name);
    if (input !== null) input.value = asked.get(name) ?? '';
  }
  const look = (): void => {
    const number = field('number')?.value ?? '';
    const on = field('on')?.value ?? '';
    history.replaceState(null, '', `?${new URLSearchParams({ number, on })}`);
    void shown(number, on).then((nodes) => place.replaceChildren(...nodes));
  };
  // An answer is about what stood in the fields.
  form.oninput = () => place.replaceChildren();
  form.onsubmit = (event) => {
    event.preventDefault();
    look();
  };
  if (asked.has('number')) look();
}
