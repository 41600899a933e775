/// <reference types="vitest/config" />
import svelte from '@astrojs/svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { getViteConfig } from 'astro/config';
import { scriptAddress } from './src/site/script-address.ts';

// The site's own configuration is left out: units are tested without what only a build needs.
export default getViteConfig(
  {
    plugins: [svelteTesting(), scriptAddress()],
    test: {
      testTimeout: 60_000,
      // By itself Vitest leaves one processor idle, which is half of a small machine.
      maxWorkers: '100%',
      include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    },
  },
  { configFile: false, integrations: [svelte()] },
);
