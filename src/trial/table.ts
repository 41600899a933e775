/**
 * All trials, in the order in which they are run. A new one is a line here: it has a name, how many
 * inputs it makes in each size, how an input is made, and what must hold for it (trial.ts).
 */
import { addresses } from './addresses.ts';
import { cards, grammar, keys, meaningless, opinion, places } from './boards.ts';
import { claims, notation } from './notation.ts';
import { print } from './print.ts';
import { reader } from './reader.ts';
import { refers } from './refers.ts';
import { kept, merged } from './shortcuts.ts';
import { stores } from './stores.ts';
import type { NamedTrial } from './trial.ts';
import { writes } from './writes.ts';

export const TRIALS: readonly NamedTrial[] = [
  reader,
  notation,
  claims,
  addresses,
  stores,
  writes,
  print,
  grammar,
  places,
  cards,
  keys,
  meaningless,
  refers,
  opinion,
  merged,
  kept,
];
