/**
 * Of when the content is that is built: the same at every build of the same sources, wherever and
 * whenever. Import it only in build code.
 */
import { execFileSync } from 'node:child_process';

/** Where builds look for a date that somebody else decides on, in seconds since 1970. */
const VARIABLE = 'SOURCE_DATE_EPOCH';

/**
 * What the variable says; else the date of the last commit; else, where there is no repository, the
 * date of the edition. Throws when the variable says no date.
 */
export function contentDate(
  edition: string,
  set = process.env[VARIABLE],
  commit: () => string | null = lastCommit,
): Date {
  if (set !== undefined && set !== '') return dated(set);
  const committed = commit();
  return committed === null ? new Date(`${edition}T00:00:00Z`) : dated(committed);
}

function dated(seconds: string): Date {
  const date = new Date(/^\d+$/.test(seconds) ? Number(seconds) * 1000 : NaN);
  if (Number.isNaN(date.getTime()))
    throw new Error(
      `${VARIABLE} is "${seconds}": expected whole seconds since 1970, as 1795360154. Give such a number, or leave it out for the date of the last commit.`,
    );
  return date;
}

/** Seconds since 1970; `null` where there is no repository, or no git. */
function lastCommit(): string | null {
  try {
    const told = execFileSync('git', ['log', '-1', '--format=%ct'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return told.trim() === '' ? null : told.trim();
  } catch {
    return null;
  }
}
