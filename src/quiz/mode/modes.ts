/** The modes of the quiz: name, address, and what each is for. */
import type { Mode } from '../reserved.ts';

interface ModeWords {
  readonly name: string;
  readonly lead: string;
  readonly short: string;
  /** It asks official rulings, too. */
  readonly rulings?: true;
}

export const MODES: { readonly [mode in Mode]: ModeWords } = {
  practice: {
    name: 'Practice',
    lead: 'Choose by topic, keyword, effect type, rule, level or kind of question, then answer one after another.',
    short: 'By topic, keyword, rule, level',
    rulings: true,
  },
  daily: {
    name: 'Question of the day',
    lead: 'One question a day, the same for everyone. The day changes at midnight UTC.',
    short: 'One a day, the same for everyone',
  },
  run: {
    name: 'Timed run',
    lead: 'Answer as many as you can in a few minutes. Right answers in a row make a combo.',
    short: 'As many as you can in a few minutes',
  },
  review: {
    name: 'Review',
    lead: "Questions come back just before you'd forget them. Only this mode uses the schedule.",
    short: 'Questions due today, and those you missed',
    rulings: true,
  },
  exam: {
    name: 'Judge exam',
    lead: 'Set up your own exam against the clock, with no feedback until the end. Share its address, and everyone in your group takes the same exam.',
    short: '50 questions, 50 minutes, 90%',
  },
  'your-progress': {
    name: 'Your progress',
    lead: "What you know and what you don't, rule by rule. It's kept on this device only: save, load or delete it here.",
    short: 'Your strengths, weaknesses and data',
    rulings: true,
  },
};

export const urlOfMode = (mode: Mode): string => `/quiz/${mode}/`;
