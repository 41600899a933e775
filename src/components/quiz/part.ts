import type { Wide } from '../../engine/run.ts';
import { loadedScript } from './not-loaded.ts';

let failures = 0;

/** The wide part of the engine: most boards need no more than attacks do, so it is loaded where one does. */
export async function loadWide(): Promise<Wide> {
  try {
    const load = () => import('../../engine/wide/index.ts');
    return (await loadedScript('the engine', load, failures)).WIDE;
  } catch (problem) {
    failures++;
    throw problem;
  }
}
