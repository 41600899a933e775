/// <reference types="vitest/config" />
import { globSync, readFileSync } from 'node:fs';
import svelte from '@astrojs/svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { getViteConfig } from 'astro/config';
import { scriptAddress } from './src/site/bundle/script-address.ts';

const FILES = ['src/**/*.test.ts', 'scripts/**/*.test.ts'];
const ALONE = ['scripts/docs-keyword.test.ts'];
const DOCUMENTS = globSync(FILES).filter((file) =>
  readFileSync(file, 'utf8').includes('@vitest-environment happy-dom'),
);

// The site's own configuration is left out: units are tested without what only a build needs.
export default getViteConfig(
  {
    plugins: [svelteTesting(), scriptAddress()],
    test: {
      // What hangs is found all the same; a busy machine is no failure.
      testTimeout: 240_000,
      // By itself Vitest leaves one processor idle, which is half of a small machine.
      maxWorkers: '100%',
      projects: [
        // Modules keep no state between tests, so that a worker reads each of them once for all its
        // files.
        {
          extends: true,
          test: {
            name: 'units',
            isolate: false,
            setupFiles: ['scripts/unit-setup.ts'],
            include: FILES,
            exclude: [...ALONE, ...DOCUMENTS],
          },
        },
        // Svelte keeps the window that it met first: each of these needs modules of its own.
        { extends: true, test: { name: 'documents', include: DOCUMENTS } },
        // These put another module in the place of one of ours, which no other file may see.
        { extends: true, test: { name: 'alone', include: ALONE } },
      ],
    },
  },
  { configFile: false, integrations: [svelte()] },
);
