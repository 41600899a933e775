/**
 * `import address from './Part.svelte?address'` gives the address of the file that
 * `import('./Part.svelte')` loads in the built site, so that a page can ask for it again
 * (src/ui/later.ts). Empty where nothing is built for a browser.
 */
import type { Plugin } from 'vite';

const QUERY = '?address';
const MARK = '\0address:';
/** Without it other plugins would take the address of a component for a component. */
const ENDING = '.address';

export const scriptAddress = (): Plugin => ({
  name: 'script-address',
  enforce: 'pre',
  async resolveId(name, from) {
    if (!name.endsWith(QUERY)) return undefined;
    const found = await this.resolve(name.slice(0, -QUERY.length), from);
    return found === null ? undefined : `${MARK}${found.id}${ENDING}`;
  },
  load(id) {
    if (!id.startsWith(MARK)) return undefined;
    const isForBrowser = this.environment.mode === 'build' && this.environment.name === 'client';
    if (!isForBrowser) return `export default '';`;
    const file = this.emitFile({
      type: 'chunk',
      id: id.slice(MARK.length, -ENDING.length),
      preserveSignature: 'strict',
    });
    return `export default import.meta.ROLLUP_FILE_URL_${file};`;
  },
});
