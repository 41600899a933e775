/**
 * The list of modes: what is due today and whether today's question is answered, on this device.
 */
import { dayOf } from '../../../base/day.ts';
import { streakOf } from './daily.ts';
import {
  INDEX_URL,
  RULINGS_URL,
  withRulings,
  type QuizIndex,
  type RulingEntry,
} from '../../list/entry.ts';
import { dueToday } from '../review/due.ts';
import { REVIEW } from '../review/kept.ts';
import type { Schedule } from '../review/schedule.ts';
import { fetched } from '../../../ui/later.ts';
import { DAILY } from './kept.ts';
import { load, loadOf } from '../../page/device.ts';
import { counted } from '../../../base/words.ts';

const now = new Date();

function say(mode: string, words: string): void {
  const place = document.querySelector(`[data-today="${mode}"]`);
  if (place !== null) place.textContent = words;
}

/** Only what is still on the site is due. Without the lists there is nothing to say. */
async function sayDue(schedule: Schedule): Promise<void> {
  const [index, rulings] = await Promise.all([
    fetched<QuizIndex>(INDEX_URL),
    fetched<readonly RulingEntry[]>(RULINGS_URL),
  ]);
  const ids = new Set(withRulings(index, rulings).questions.map(({ id }) => id));
  const moment = { now: now.getTime(), offset: now.getTimezoneOffset() };
  const due = dueToday(schedule, load().value, ids, moment).length;
  say('review', due > 0 ? `${due} due today` : 'nothing due today');
}

const { value: review, notice } = loadOf(REVIEW);
const isUsed = Object.keys({ ...review.entries, ...load().value.answers }).length > 0;
if (isUsed) sayDue(review.entries).catch(() => undefined);

const storage = document.querySelector('#storage');
if (storage !== null) storage.textContent = notice;

const { days, today } = streakOf(loadOf(DAILY).value.entries, dayOf(now.getTime()));
if (today) say('daily', `answered, ${counted(days, 'day')} in a row`);
else if (days > 0) say('daily', `not answered yet; ${counted(days, 'day')} in a row so far`);
