/**
 * The list of modes: what is due today and whether today's question is answered, on this device.
 */
import { dayOf } from '../../../base/day.ts';
import { streakOf } from './daily.ts';
import { dueToday } from '../review/due.ts';
import { REVIEW } from '../review/kept.ts';
import { DAILY } from './kept.ts';
import { load, loadOf } from '../../page/device.ts';
import { counted } from '../../../base/words.ts';

const now = new Date();
const ids = [...document.querySelectorAll<HTMLElement>('[data-question]')].flatMap(
  ({ dataset }) => dataset['question'] ?? [],
);

function say(mode: string, words: string): void {
  const place = document.querySelector(`[data-today="${mode}"]`);
  if (place !== null) place.textContent = words;
}

const { value: review } = loadOf(REVIEW);
const moment = { now: now.getTime(), offset: now.getTimezoneOffset() };
const due = dueToday(review.entries, load().value, new Set(ids), moment).length;
if (due + Object.keys(review.entries).length > 0)
  say('review', due > 0 ? `${due} due today` : 'nothing due today');

const { days, today } = streakOf(loadOf(DAILY).value.entries, dayOf(now.getTime()));
if (today) say('daily', `answered, ${counted(days, 'day')} in a row`);
else if (days > 0) say('daily', `not answered yet; ${counted(days, 'day')} in a row so far`);
