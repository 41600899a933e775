import { defineConfig } from 'astro/config';
import svelte from '@astrojs/svelte';
import sitemap from '@astrojs/sitemap';
import { unified } from '@astrojs/markdown-remark';
import { namedStyles } from './src/offline/named-styles.ts';
import { offline } from './src/offline/build.ts';
import { linkRules } from './src/rules/link.ts';

/** What the list of questions uses too: what was answered, and how it is said. */
const isOfTheList = (id) =>
  /\/src\/quiz\/(page\/(device|words|names)|list\/(marks|list|next)|keep\/(progress|storage|partial-json))\./.test(
    id,
  );

/** What every question needs: the game, scenarios, the board and the page of a question. Other kinds and the modes are files of their own. */
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
    processor: unified({ remarkPlugins: [linkRules], gfm: true, smartypants: false }),
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
    // The reader works beside the page and loads the engine later: a file of its own that imports files.
    worker: { format: 'es' },
    environments: {
      client: {
        build: {
          rollupOptions: {
            output: {
              // The quiz in one file: a part of the engine that is loaded later would cut it in two, which costs 2 KB a page.
              manualChunks: (id) =>
                isOfTheList(id) ? 'progress' : isOfTheQuiz(id) ? 'quiz' : undefined,
            },
          },
        },
      },
    },
  },
  integrations: [svelte(), sitemap(), namedStyles(), offline()],
});
