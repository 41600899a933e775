/**
 * The lists of questions: the level that the address asks for, and what was answered on this
 * device.
 */
import { load } from '../page/device.ts';
import { levelIn, markWords, startLink } from './list.ts';
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
if (level !== null) {
  for (const entry of document.querySelectorAll<HTMLElement>('[data-level]'))
    entry.hidden = entry.dataset['level'] !== String(level);
  for (const topic of document.querySelectorAll<HTMLElement>('section[data-topic]'))
    topic.hidden = idsIn(topic).length === 0;
}

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
