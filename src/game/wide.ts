import type { Wide } from './run/run.ts';
import { counter } from './procedure/attack/counter.ts';
import { declareWide } from './procedure/declare-wide.ts';
import { strayLinks } from './procedure/link.ts';
import { instruct } from './processing/instructions.ts';
import { performWide } from './processing/wide.ts';
import { canDo } from './happens/can-do.ts';
import { commitStack } from './happens/commit/index.ts';
import { gatherElsewhere } from './is/not-on-field.ts';
import { payPrice } from './happens/price.ts';
import { wouldPlay } from './is/would-play.ts';

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
