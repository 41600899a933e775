import type { Wide } from '../run.ts';
import { counter } from '../procedure/counter.ts';
import { declareWide } from '../procedure/declare-wide.ts';
import { strayLinks } from '../procedure/link.ts';
import { instruct } from '../processing/instructions.ts';
import { performWide } from '../processing/wide.ts';
import { canDo } from './can-do.ts';
import { commitStack } from './commit.ts';
import { gatherElsewhere } from './elsewhere.ts';
import { payPrice } from './price.ts';
import { wouldPlay } from './would-play.ts';

/** What attacks alone do not need. */
export const WIDE: Wide = {
  perform: performWide,
  instruct,
  declare: (run, declaration) =>
    declaration.kind === 'attack' || declaration.kind === 'pass'
      ? null
      : declareWide(run, declaration),
  counter,
  strayLinks,
  payPrice,
  commit: commitStack,
  wouldPlay,
  canDo,
  elsewhere: gatherElsewhere,
};
