/** What the address of the lab brings along: a situation of a link, or a board of the site. */
import { textIn } from '../../analyse/address.ts';
import type { Situation } from '../../proof/situation.ts';
import { boardNamedIn, boardOfSite } from '../board/content-board.ts';
import { parseLink, type LabLink } from './link.ts';

interface Opened {
  /** The situation to begin with; `null`: the one that is there. */
  readonly situation: Situation | null;
  /** The link that it came in. */
  readonly link: LabLink | null;
  /** A text that was brought along, for a new card. */
  readonly brought: string | null;
  /** Why the address could not be opened, in a sentence. */
  readonly problem: string;
}

/** What stands behind the `#`. */
export async function openedFrom(hash: string): Promise<Opened> {
  const nothing = { situation: null, link: null, brought: textIn(hash) ?? null, problem: '' };
  const from = boardNamedIn(hash);
  if (from !== null) {
    const found = await boardOfSite(from);
    return found.ok
      ? { ...nothing, situation: found.value }
      : { ...nothing, problem: found.problem };
  }
  const link = parseLink(hash);
  if (link === null) return nothing;
  return link.ok
    ? { ...nothing, situation: link.value.situation, link: link.value }
    : { ...nothing, problem: link.problem };
}
