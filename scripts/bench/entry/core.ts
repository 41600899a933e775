/** What every page with a question uses of the engine. */
export { explore } from '../../../src/engine/explore.ts';
export { factOf } from '../../../src/engine/facts.ts';
export { begin, resolve } from '../../../src/engine/resolve.ts';
export { viewOf } from '../../../src/engine/view.ts';
