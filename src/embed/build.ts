/**
 * Writes /embed.js and the user script into the built site. An integration in astro.config.mjs;
 * before the packs are made. `base`: the path of the site on its host, "/lab-site/".
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { bundleEmbed } from './bundle.ts';
import { makeUserScript } from './user-script.ts';

export function embed(base = '/'): AstroIntegration {
  let root = '';
  let version = '';
  return {
    name: 'ruling-lab:embed',
    hooks: {
      'astro:config:done': ({ config }) => {
        version = versionIn(readFileSync(new URL('package.json', config.root), 'utf8'));
        root = new URL(base, config.site).href;
      },
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const script = await bundleEmbed();
        mkdirSync(join(dist, 'link'), { recursive: true });
        writeFileSync(join(dist, 'embed.js'), script);
        writeFileSync(
          join(dist, 'link', 'ruling-lab.user.js'),
          makeUserScript(script, root, version),
        );
      },
    },
  };
}

function versionIn(file: string): string {
  const { version }: { readonly version: string } = JSON.parse(file);
  return version;
}
