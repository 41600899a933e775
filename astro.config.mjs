import { defineConfig } from 'astro/config';
import svelte from '@astrojs/svelte';
import sitemap from '@astrojs/sitemap';
import { namedStyles } from './src/offline/named-styles.ts';
import { offline } from './src/offline/build.ts';
import { markdown } from './src/site/markdown.ts';
import { resolving } from './src/site/resolved/build.ts';
import { scriptAddress } from './src/site/script-address.ts';

/** What every part of a page that needs scripts uses: the library that draws, what is kept, what is said when something does not load. */
const isOfEveryIsland = (id) =>
  /\/node_modules\/(svelte|clsx|esm-env)\/|\/src\/(base\/|ui\/(later|keyword\/names)|rules\/(corpus|rule|number\/number)|quiz\/(keep|list\/(next|entry)|mark\/given|form\/(Trouble|silent|keys)|page\/(device|names|words)))/.test(
    id,
  );

/** A question: the engine, the board and what is said of an answer. The fields of each kind are a file of their own. */
const isOfQuestions = (id) =>
  /\/src\/(card|game|scenario\/(board|file|play|claim)|ui\/(board|steps)|quiz\/(page|feedback|mark|form))\//.test(
    id,
  );

/** Parts of the pages of rules and keywords. Only these are inlined: the hash of everything inlined stands in the policy of every page. */
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
    plugins: [scriptAddress()],
    // The reader works beside the page and loads the engine later: a file of its own that imports files.
    worker: { format: 'es' },
    environments: {
      client: {
        build: {
          rollupOptions: {
            output: {
              // Cut by what each page uses they would be many files, which are larger together.
              manualChunks: (id) =>
                isOfEveryIsland(id) ? 'islands' : isOfQuestions(id) ? 'question' : undefined,
            },
          },
        },
      },
    },
  },
  integrations: [svelte(), sitemap(), namedStyles(), offline(), resolving()],
});
