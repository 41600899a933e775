/** What a person has answered, kept on the device. Times are ISO dates and come from outside. */
export interface Progress {
  readonly version: 1;
  readonly answers: { readonly [id: string]: Answered };
}

export interface Answered {
  readonly right: number;
  readonly wrong: number;
  /** Whether the last answer was right. */
  readonly last: boolean;
  readonly at: string;
}

export const NO_PROGRESS: Progress = { version: 1, answers: {} };

/** Adds one answer. */
export function record(progress: Progress, id: string, right: boolean, at: string): Progress {
  const before = progress.answers[id];
  return {
    version: 1,
    answers: {
      ...progress.answers,
      [id]: {
        right: (before?.right ?? 0) + (right ? 1 : 0),
        wrong: (before?.wrong ?? 0) + (right ? 0 : 1),
        last: right,
        at,
      },
    },
  };
}

export interface Tally {
  readonly answered: number;
  readonly right: number;
  readonly of: number;
}

/** How many of these questions were answered, and how many rightly the last time. */
export function tally(progress: Progress, ids: readonly string[]): Tally {
  const known = ids.flatMap((id) => progress.answers[id] ?? []);
  return {
    answered: known.length,
    right: known.filter((answer) => answer.last).length,
    of: ids.length,
  };
}

/** Reads what was kept. Entries that are damaged are left out and counted; nothing is thrown. */
export function parseProgress(text: string | null): {
  readonly progress: Progress;
  readonly lost: number;
} {
  if (text === null) return { progress: NO_PROGRESS, lost: 0 };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { progress: NO_PROGRESS, lost: 1 };
  }
  if (!isRecord(value) || !isRecord(value['answers'])) return { progress: NO_PROGRESS, lost: 1 };
  const answers: Record<string, Answered> = {};
  let lost = 0;
  for (const [id, entry] of Object.entries(value['answers'])) {
    if (isAnswered(entry))
      answers[id] = { right: entry.right, wrong: entry.wrong, last: entry.last, at: entry.at };
    else lost++;
  }
  return { progress: { version: 1, answers }, lost };
}

export const makeProgress = (progress: Progress): string => JSON.stringify(progress);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAnswered = (value: unknown): value is Answered =>
  isRecord(value) &&
  Number.isInteger(value['right']) &&
  Number.isInteger(value['wrong']) &&
  typeof value['last'] === 'boolean' &&
  typeof value['at'] === 'string';
