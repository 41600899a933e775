import { defineConfig } from 'astro/config';
import svelte from '@astrojs/svelte';
import sitemap from '@astrojs/sitemap';
import { namedStyles } from './src/offline/named-styles.ts';
import { offline } from './src/offline/build.ts';
import { markdown } from './src/site/markdown.ts';
import { resolving } from './src/site/resolved/build.ts';
import { scriptAddress } from './src/site/script-address.ts';

/** What the list of questions uses too: what was answered, and how it is said. */
const isOfTheList = (id) =>
  /\/src\/quiz\/(page\/(device|words|names)|list\/(marks|list|next)|keep\/(progress|storage|partial-json|versioned))\.|\/src\/base\/(chance|day|words)\./.test(
    id,
  );

/** What every island needs, and the modes before the first question is dealt. */
const isOfEveryIsland = (id) =>
  /\/node_modules\/(svelte|clsx|esm-env)\/|\/src\/(ui\/(later|keyword\/names)|rules\/(corpus|rule|number\/number)|quiz\/(page\/(Trouble|silent|keys)|kind\/kind))\./.test(
    id,
  );

/** What every question needs: the game, scenarios, the board and the page of a question. Each kind is a file of its own. */
const isOfTheQuiz = (id) =>
  /\/src\/(card|game|scenario\/(board|file|play|claim)|ui\/(board|steps)|quiz\/(form|page|feedback|mark))\//.test(
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
              // A file for each set of pages: cut by what each page uses, they would be many, and larger together.
              manualChunks: (id) =>
                isOfTheList(id)
                  ? 'progress'
                  : isOfEveryIsland(id)
                    ? 'islands'
                    : isOfTheQuiz(id)
                      ? 'quiz'
                      : undefined,
            },
          },
        },
      },
    },
  },
  integrations: [svelte(), sitemap(), namedStyles(), offline(), resolving()],
});
