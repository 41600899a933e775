/** A board of this site to start from: of a question, a ruling, a rule or a guide. */
import { err, ok, type Result } from '../../base/result.ts';
import { fetched, NotLoaded } from '../../ui/later.ts';
import type { Situation } from '../../proof/situation.ts';

/** Boards by their names, each with what is done on it. */
export type SiteBoards = { readonly [id: string]: readonly [string, readonly string[]] };

/** Boards of rules and guides are in another file than those of questions and rulings. */
const OF_EXAMPLES = /^(rules|guides)\//;

/** The name in `#from=piercing/on-deletion`; `null`: the address names no board of the site. */
export const boardNamedIn = (hash: string): string | null =>
  /^#from=([\w/-]{1,200})$/.exec(hash)?.[1] ?? null;

/** The board of that name; the problem is a sentence. */
export async function boardOfSite(from: string): Promise<Result<Situation, string>> {
  try {
    const boards = await fetched<SiteBoards>(
      OF_EXAMPLES.test(from) ? '/lab/examples.json' : '/lab/boards.json',
    );
    const found = Object.hasOwn(boards, from) ? boards[from] : undefined;
    return found === undefined
      ? err(`There is no board "${from}" on this site.`)
      : ok({ board: found[0], actions: found[1], script: [] });
  } catch (problem) {
    if (!(problem instanceof NotLoaded)) throw problem;
    return err('The board could not be loaded. Check your connection and reload the page.');
  }
}
