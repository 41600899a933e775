import { createHash } from 'node:crypto';
import { defineConfig } from 'astro/config';
import svelte from '@astrojs/svelte';
import sitemap from '@astrojs/sitemap';
import { embed } from './src/embed/build.ts';
import { namedStyles } from './src/offline/named-styles.ts';
import { offline } from './src/offline/build.ts';
import { basePath, normalBase } from './src/site/bundle/base-path.ts';
import { chunks } from './src/site/bundle/chunks.ts';
import { finishPages } from './src/site/bundle/finish-pages.ts';
import { leadingOn } from './src/site/bundle/leading-on.ts';
import { markdown } from './src/site/guides/markdown.ts';
import { onceStyled } from './src/site/bundle/once-styled.ts';
import { notices } from './src/site/bundle/notices.ts';
import { previews } from './src/preview/build.ts';
import { trimPages } from './src/site/bundle/trim-pages.ts';
import { resolving } from './src/site/resolved/build.ts';
import { scriptAddress } from './src/site/bundle/script-address.ts';
import { FIRST } from './src/layouts/look/first.ts';

/**
 * Parts of many pages, with what is said where an island didn't load. Only these are inlined: the
 * hash of everything inlined stands in the policy of every page.
 */
const INLINED = [
  ...['Base', 'SearchBox', 'CopyBar', 'Badge', 'RulePage', 'RuleWords', 'Outline', '_slug_'],
  ...['StepList', 'tip', 'words', 'Trouble', 'Unloaded'],
];
const isOfManyPages = (path) => INLINED.some((name) => path.includes(`/${name}.`));

const short = leadingOn();

/**
 * A host leads /16-7-4 on to /16-7-4/; the local server only knows addresses as they are, and finds
 * both. Pages are written, and link to each other, with the slash.
 */
const isServed = process.argv[2] === 'preview';

/** Where nobody said what the address is. */
const LOCAL = 'http://localhost:4321';

export default defineConfig({
  site: process.env.SITE || LOCAL,
  trailingSlash: isServed ? 'ignore' : 'always',
  // One page is made while others are written.
  build: { format: 'directory', inlineStylesheets: 'auto', concurrency: 4 },
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
      // Astro names the hashes of its own scripts; this one stands in the head as it is.
      scriptDirective: {
        hashes: [`sha256-${createHash('sha256').update(FIRST).digest('base64')}`],
      },
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
  integrations: [
    svelte(),
    namedStyles(),
    finishPages(short.finisher, onceStyled, trimPages),
    sitemap({ filter: short.isOwnPage }),
    notices(),
    // What packs the files comes after what moves their addresses.
    basePath(process.env.BASE, process.env.SITE || LOCAL),
    embed(normalBase(process.env.BASE ?? '/')),
    offline(),
    resolving(),
    previews(process.env.SITE),
  ],
});
