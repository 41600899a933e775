/** What every page with a question uses of the engine. */
export { explore } from '../../../src/game/explore/explore.ts';
export { factOf } from '../../../src/game/state/facts.ts';
export { begin, resolve } from '../../../src/game/explore/resolve.ts';
export { viewOf } from '../../../src/game/is/view/view.ts';
