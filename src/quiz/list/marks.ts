/**
 * The lists of questions: the level that the address asks for, and what was answered on this
 * device.
 */
import { load } from '../page/device.ts';
import { hasWords, levelIn, markWords, startLink } from './list.ts';
import { counted } from '../../base/words.ts';
import { urlOfQuestion } from '../page/names.ts';
import { tallyWords } from '../page/words.ts';

const { value: progress, notice } = load();

const idsIn = (element: ParentNode): string[] =>
  [...element.querySelectorAll<HTMLElement>('[data-question]:not([hidden])')].flatMap(
    ({ dataset }) => dataset['question'] ?? [],
  );

const level = levelIn(location.search);
for (const link of document.querySelectorAll<HTMLAnchorElement>('#levels a')) {
  if (levelIn(link.search) === level) link.setAttribute('aria-current', 'true');
  else link.removeAttribute('aria-current');
}

/** Shows the questions of the level whose titles have these words; returns how many. */
function show(typed: string): number {
  const entries = [...document.querySelectorAll<HTMLElement>('[data-question]')];
  for (const entry of entries) {
    const title = entry.querySelector('.title')?.textContent ?? '';
    const isLevel = level === null || entry.dataset['level'] === String(level);
    entry.hidden = !isLevel || !hasWords(title, typed);
  }
  for (const topic of document.querySelectorAll<HTMLElement>('section[data-topic]'))
    topic.hidden = idsIn(topic).length === 0;
  return entries.filter(({ hidden }) => !hidden).length;
}

show('');

for (const entry of document.querySelectorAll<HTMLElement>('[data-question]')) {
  const answered = progress.answers[entry.dataset['question'] ?? ''];
  const mark = entry.querySelector<HTMLElement>('.answered');
  if (answered === undefined || mark === null) continue;
  mark.textContent = markWords(answered.last);
  mark.dataset['right'] = String(answered.last);
}

for (const topic of document.querySelectorAll('[data-topic]')) {
  const tally = topic.querySelector('.tally');
  if (tally !== null) tally.textContent = tallyWords(progress, idsIn(topic));
}

const start = document.querySelector<HTMLAnchorElement>('#start');
const link = startLink(progress, idsIn(document));
if (start !== null && link !== null) {
  start.href = urlOfQuestion(link.id);
  start.textContent = link.words;
}

const place = document.querySelector('#storage');
if (place !== null) place.textContent = notice;

const find = document.querySelector<HTMLInputElement>('#find');
const found = document.querySelector('#found');

function filter(): void {
  const typed = find?.value ?? '';
  const count = show(typed);
  if (found !== null)
    found.textContent =
      typed.trim() === '' ? '' : count === 0 ? 'Nothing matches.' : counted(count, 'question');
}

find?.addEventListener('input', filter);
// What a browser puts back after a reload, or was typed before the script was there.
if (find !== null && find.value !== '') filter();
