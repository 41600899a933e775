/** The modes of the quiz: name, address, and what each is for. */
import type { Mode } from '../reserved.ts';

interface ModeWords {
  readonly name: string;
  readonly lead: string;
  readonly short: string;
}

export const MODES: { readonly [mode in Mode]: ModeWords } = {
  practice: {
    name: 'Practice',
    lead: 'Choose by topic, keyword, effect type, rule, level or kind, and take one question after the other.',
    short: 'By topic, keyword, rule, level',
  },
  daily: {
    name: 'Question of the day',
    lead: 'One question a day, the same for everybody; the day changes at midnight UTC.',
    short: 'One a day, the same for everybody',
  },
  run: {
    name: 'Timed run',
    lead: 'As many as you can in a few minutes. What was right is told at the end.',
    short: 'As many as you can in a few minutes',
  },
  review: {
    name: 'Review',
    lead: 'Questions come back when you are about to forget them. Only here: no other mode looks at the schedule.',
    short: 'What is due today, and what you missed',
  },
  exam: {
    name: 'Judge exam',
    lead: 'A paper of your making, against the clock, with no feedback until the end. With the same address a group sits the same paper.',
    short: '50 questions, 50 minutes, 90 %',
  },
  'your-progress': {
    name: 'Your progress',
    lead: 'What you know and what you do not, rule by rule. It is kept on this device alone; here you save, load and delete it.',
    short: 'Strengths, weaknesses, your data',
  },
};

export const urlOfMode = (mode: Mode): string => `/quiz/${mode}/`;
