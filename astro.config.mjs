import { defineConfig } from 'astro/config';
import svelte from '@astrojs/svelte';
import sitemap from '@astrojs/sitemap';
import { unified } from '@astrojs/markdown-remark';
import { namedStyles } from './src/components/offline/named-styles.ts';
import { offline } from './src/components/offline/build.ts';
import { linkRules } from './src/rules/link.ts';

/** What the list of questions uses too: what was answered, and how it is said. */
const isOfTheList = (id) =>
  /\/src\/(components\/quiz\/(device|marks|list|words|names)|quiz\/(progress|storage|partial-json|deal))\./.test(
    id,
  );

/** What every question needs; the wide part of the engine, each other kind of question, the modes and what the list of questions uses are files of their own. */
const isOfTheQuiz = (id) =>
  /\/src\/(engine|scenario|quiz|components\/(quiz|board))\//.test(id) &&
  !/\/quiz\/(kind|mode)\/|quiz\/task\.|scenario\/measure|\/wide\/|declare-wide|procedure\/(counter|digivolve|dna|burst|app-fusion|materials|refuse|link|option|activate|play|pay-memory|afford)\.|processing\/(wide|cards|use|activate|instructions|move-card|material-save|pick)\.|card-target|commit\/stack|requirement|scenario\/(fit|vary|action)|quiz\/(generate|hinge|inspect)/.test(
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
