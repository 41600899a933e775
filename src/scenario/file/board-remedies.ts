import type { Remedies } from '../../base/content-file.ts';

/** What to do where lines of a board are not seen as lines of the field `board`. */
const INDENT = 'the board: indent the board by two spaces, no tabs';

/** For files in whose front matter a board stands. */
export const BOARD_REMEDIES: Remedies = {
  strange: (name) => (/^(?:card|turn|memory|P1|P2)\b/.test(name) ? INDENT : undefined),
  broken: (field) => (field === 'board' ? INDENT : undefined),
};
