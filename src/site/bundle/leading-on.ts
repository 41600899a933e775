/**
 * Pages that only lead on to another one, for the sitemap, which has none of them. The integration
 * comes before the sitemap in astro.config.mjs.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

interface LeadingOn {
  readonly integration: AstroIntegration;
  /** `page`: full address. */
  readonly isOwnPage: (page: string) => boolean;
}

/** Short addresses stand at the root of the site, below /keywords/ and below /rulings/. */
const FOLDERS = ['', 'keywords', 'rulings'];

export function leadingOn(): LeadingOn {
  const found = new Set<string>();
  return {
    isOwnPage: (page) => !found.has(new URL(page).pathname),
    integration: {
      name: 'ruling-lab:leading-on',
      hooks: {
        'astro:build:done': ({ dir }) => {
          const dist = fileURLToPath(dir);
          for (const folder of FOLDERS)
            for (const name of readdirSync(join(dist, folder))) {
              const file = join(dist, folder, name, 'index.html');
              if (existsSync(file) && readFileSync(file, 'utf8').includes('http-equiv="refresh"'))
                found.add(`/${[folder, name].filter((part) => part !== '').join('/')}/`);
            }
        },
      },
    },
  };
}
