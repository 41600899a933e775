import { defineConfig } from 'astro/config';
import svelte from '@astrojs/svelte';
import sitemap from '@astrojs/sitemap';
import { namedStyles } from './src/offline/named-styles.ts';
import { offline } from './src/offline/build.ts';
import { chunks } from './src/site/chunks.ts';
import { markdown } from './src/site/markdown.ts';
import { resolving } from './src/site/resolved/build.ts';
import { scriptAddress } from './src/site/script-address.ts';

/**
 * Parts of the pages of rules and keywords. Only these are inlined: the hash of everything inlined
 * stands in the policy of every page.
 */
const isOfManyPages = (path) =>
  /\/(Base|SearchBox|CopyBar|Badge|RulePage|RuleWords|Outline|_slug_|StepList|tip|words)\./.test(
    path,
  );

export default defineConfig({
  site: process.env.SITE ?? 'http://localhost:4321',
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'auto' },
  markdown: {
    processor: markdown,
    syntaxHighlight: false,
  },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
    },
  },
  vite: {
    build: {
      assetsInlineLimit: (path) => (isOfManyPages(path) ? undefined : false),
    },
    plugins: [scriptAddress(), chunks()],
    // The reader works beside the page and loads the engine later: a file of its own that imports
    // files.
    worker: { format: 'es' },
  },
  integrations: [svelte(), sitemap(), namedStyles(), offline(), resolving()],
});
