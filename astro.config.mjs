import { defineConfig } from 'astro/config';
import svelte from '@astrojs/svelte';
import sitemap from '@astrojs/sitemap';
import { unified } from '@astrojs/markdown-remark';
import { linkRules } from './src/rules/link.ts';

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
  integrations: [svelte(), sitemap()],
});
