/** What is said of a file with progress: what it has, and what became of it. */
import { counted } from '../../../base/words.ts';
import type { Backup, Restored } from './backup.ts';
import { KIND_LIST, type KindName } from './kept.ts';

export const KEPT_NAMES: { readonly [name in KindName]: string } = {
  answers: 'Answers',
  review: 'Review schedule',
  daily: 'Questions of the day',
  runs: 'Timed runs',
  exams: 'Exams',
  training: 'Training and rating',
  calls: 'Table calls',
  typed: 'Typed cards',
};

/**
 * "answers to 3 questions, 2 questions in the review, 1 daily question, 0 timed runs, 1 exam, 4
 * rated answers, 2 table calls, 0 typed cards"
 */
export function countWords(counts: Backup['read']): string {
  return [
    `answers to ${counted(counts.answers, 'question')}`,
    `${counted(counts.review, 'question')} in the review`,
    counted(counts.daily, 'daily question'),
    counted(counts.runs, 'timed run'),
    counted(counts.exams, 'exam'),
    counted(counts.training, 'rated answer'),
    counted(counts.calls, 'table call'),
    counted(counts.typed, 'typed card'),
  ].join(', ');
}

const NAMED = 12;

/** What of a file is left out and why, and what is mended; empty when it is whole. */
export function leftOutWords({ lost, mended }: Pick<Backup, 'lost' | 'mended'>): string {
  const more = lost.length - NAMED;
  const named = `${lost.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${counted(more, 'other')}` : ''}`;
  const reviews =
    mended === 1
      ? '1 review was dated in the future, perhaps because of a wrong clock, and now counts as done today.'
      : `${mended} reviews were dated in the future, perhaps because of a wrong clock, and now count as done today.`;
  return [
    ...(lost.length === 0
      ? []
      : [
          `Left out because of damage or a newer version of this site: ${counted(lost.length, 'entry', 'entries')} (${named}).`,
        ]),
    ...(mended === 0 ? [] : [reviews]),
  ].join(' ');
}

/** What became of a file that was to take the place of what was kept. */
export function restoredWords({ became, torn }: Restored, backup: Backup): string {
  switch (became) {
    case 'replaced': {
      const left = leftOutWords(backup);
      return `The file is loaded. Read: ${countWords(backup.read)}.${left === '' ? ' Nothing was left out.' : ` ${left}`}`;
    }
    case 'as it was':
      return "Your browser didn't save the file's contents. Nothing was changed.";
    case 'torn': {
      const names = KIND_LIST.filter((name) => torn.includes(name)).map((name) => KEPT_NAMES[name]);
      return `Your browser saved only part of the file. These now come from the file: ${names.join(', ')}. Your earlier data is still here while this page is open: save it to a file.`;
    }
  }
}
