/**
 * The modes of the quiz; each is the last part of its address, `/quiz/practice/`. <Progress> is a
 * keyword, so that /quiz/progress/ is its topic.
 */
export const MODE_NAMES = ['practice', 'daily', 'run', 'review', 'exam', 'your-progress'] as const;
export type Mode = (typeof MODE_NAMES)[number];

/**
 * Addresses below /quiz/ that are no topic: the modes, endless practice, `all`, the list of
 * questions, `q`, where their files are, and `rulings`, the topic of what is made of official
 * rulings.
 */
export const RESERVED: ReadonlySet<string> = new Set([
  ...MODE_NAMES,
  'endless',
  'all',
  'q',
  'rulings',
]);
