import type { Wide } from '../../game/run/run.ts';
import { WIDE } from '../../game/wide.ts';

/** The wide part of the engine. */
export const loadWide = (): Promise<Wide> => Promise.resolve(WIDE);
