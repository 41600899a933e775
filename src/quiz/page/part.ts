import type { Wide } from '../../game/run/run.ts';
import { loadedScript } from '../../ui/not-loaded.ts';

/** The wide part of the engine: most boards need no more than attacks do, so it is loaded where one does. */
export const loadWide = async (): Promise<Wide> =>
  (await loadedScript('the engine', () => import('../../game/wide.ts'))).WIDE;
