/**
 * What a person passes on: a result to talk about, or an error to report. Words and addresses;
 * nothing is sent from here.
 */

/** A result, before it takes the form of the place it goes to. */
export interface Shared {
  readonly title: string;
  /** Full address of what was answered. */
  readonly url: string;
  /** "Answered right." */
  readonly facts: readonly string[];
  /** The questions of a run. */
  readonly items: readonly SharedItem[];
}

export interface SharedItem {
  readonly title: string;
  readonly url: string;
  /** `null` when it was not answered. */
  readonly right: boolean | null;
}

/** One question. It does not tell the answer: those who read it may want to find it. */
export const shareQuestion = ({ title, url, right }: SharedItem): Shared => ({
  title,
  url,
  facts: [right === null ? 'Not answered.' : right ? 'Answered right.' : 'Answered wrong.'],
  items: [],
});

/** Questions answered in a row, as they are shared. */
export interface SharedRun {
  /** "Practice", "Exam: local judge" */
  readonly name: string;
  readonly url: string;
  readonly items: readonly SharedItem[];
  /** How long it took, in seconds. */
  readonly seconds?: number;
}

/**
 * Several questions answered in a row: how many were right, how long it took, and each with its
 * address.
 */
export function shareRun({ name, url, items, seconds }: SharedRun): Shared {
  const right = items.filter((item) => item.right === true).length;
  const open = items.filter((item) => item.right === null).length;
  const facts = [
    `${right} of ${items.length} right${open > 0 ? `, ${open} not answered` : ''}.`,
    ...(seconds === undefined ? [] : [`Time: ${timeWords(seconds)}.`]),
  ];
  return { title: name, url, facts, items };
}

/** "12 min 5 s" */
function timeWords(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  return [...(minutes > 0 ? [`${minutes} min`] : []), `${whole % 60} s`].join(' ');
}

export interface Reported {
  /** `piercing/on-deletion` */
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** In the order they stand on the page. */
  readonly answers: readonly {
    readonly text: string;
    readonly right: boolean;
    readonly chosen: boolean;
  }[];
  /** Whether the page marked what was chosen as right. */
  readonly right: boolean;
  /** "Comprehensive Rules Ver. 4.0" */
  readonly edition: string;
  /** "0.1.0+3f2a9c1b" */
  readonly version: string;
}

/** A report of an error: all that it takes to look into it, and room for what is wrong. */
export function reportText(reported: Reported): string {
  const { id, title, url, answers, right, edition, version } = reported;
  const named = (is: (answer: (typeof answers)[number]) => boolean): string =>
    answers.flatMap((answer, i) => (is(answer) ? [`${i + 1}. ${answer.text}`] : [])).join(' | ') ||
    'none';
  return [
    `Error report, Ruling Lab ${version}`,
    `Question: ${title} (${id})`,
    `Address: ${url}`,
    `Rules: ${edition}`,
    `Answer given: ${named(({ chosen }) => chosen)}`,
    `Marked as: ${right ? 'right' : 'wrong'}`,
    `The engine's answer: ${named((answer) => answer.right)}`,
    'What is wrong, and which rule or ruling says so: ',
  ].join('\n');
}
