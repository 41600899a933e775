import type { Wide } from '../../engine/run.ts';
import { loadedScript } from './not-loaded.ts';

/** The wide part of the engine: most boards need no more than attacks do, so it is loaded where one does. */
export const loadWide = async (): Promise<Wide> =>
  (await loadedScript('the engine', () => import('../../engine/wide/index.ts'))).WIDE;
