/** Why not every course was played, in words, with what is known until then. */
import type { Ending, Exploration, Stopped } from '../../game/explore/explore.ts';

const WHY: { readonly [why in Stopped]: string } = {
  'no end': 'a course has no end',
  work: 'there are more courses than the engine plays for one board',
  runs: 'there are more courses than are played here',
};

/** "there are more courses than the engine plays for one board" */
export const whyStopped = (stopped: Stopped): string => WHY[stopped];

/** What is known of a fact where not every course was played: how often it was so until then. */
export interface KnownSoFar {
  readonly holding: readonly Pick<Ending, 'courses'>[];
  readonly failing: readonly Pick<Ending, 'courses'>[];
}

/** "it was true in 12,000 of the 12,345 courses played, and not all were played" */
export function sayKnown(what: string, { holding, failing }: KnownSoFar): string {
  const so = coursesOf(holding);
  const all = so + coursesOf(failing);
  const some = so === 0 ? 'none' : so === all ? 'all' : so.toLocaleString('en');
  return `${what} was true in ${some} of the ${said(all)} played, and not all were played`;
}

/** A sentence that says so, with how many were played; `null` where all were. */
export const sayStopped = ({ leaves, stopped }: Exploration): string | null =>
  stopped === null
    ? null
    : `Not all courses were played, so nothing is decided: ${whyStopped(stopped)} (${said(leaves)} played).`;

const coursesOf = (endings: readonly Pick<Ending, 'courses'>[]): number =>
  endings.reduce((sum, { courses }) => sum + courses, 0);

const said = (n: number): string => (n === 1 ? '1 course' : `${n.toLocaleString('en')} courses`);
