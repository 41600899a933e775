/** embed.js as one classic script, with the rule numbers that it links. Build code. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { RULE_NUMBERS } from '../rules/number/number-list.ts';
import { packNumbers } from './numbers-code.ts';

/** The script as it is served. */
export async function bundleEmbed(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { __NUMBERS__: JSON.stringify(packNumbers([...RULE_NUMBERS])) },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rollupOptions: {
        input: fileURLToPath(new URL('./embed.ts', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  const outputs = Array.isArray(output) ? output : [output];
  const chunks = outputs.flatMap((one) => ('output' in one ? one.output : []));
  const [only, ...more] = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : []));
  if (only === undefined || more.length > 0) throw new Error('embed.js is not one file');
  return only;
}
