/**
 * /third-party-notices.txt: the licences of everything of others that a visitor loads. What that is
 * is seen in the bundles themselves, those of workers included. An integration in astro.config.mjs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { createViteLicensePlugin } from 'rollup-license-plugin';
import type { Plugin } from 'vite';

export const NOTICES = 'third-party-notices.txt';

/** A package whose code is in the site. */
export interface NoticedPackage {
  readonly name: string;
  readonly version: string;
  /** An expression of SPDX: `MIT`. */
  readonly license: string;
  /** `null` where the package has no file of it. */
  readonly licenseText: string | null;
}

/** What writes itself into pages and is in no bundle. */
const IN_PAGES = [dirname(createRequire(import.meta.url).resolve('astro/package.json'))];

export function notices(): AstroIntegration {
  const found = new Map<string, NoticedPackage>();
  let root = '';
  const collecting = (): Plugin => ({
    ...createViteLicensePlugin({
      outputFilename: false,
      // Each bundle finds its own; the file is written once all are done.
      additionalFiles: {
        [NOTICES]: (packages) => {
          for (const one of packages) found.set(`${one.name} ${one.version}`, one);
          return '';
        },
      },
      includePackages: () => IN_PAGES,
    }),
    applyToEnvironment: ({ name }) => name === 'client',
  });
  return {
    name: 'ruling-lab:notices',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        root = fileURLToPath(config.root);
        updateConfig({
          vite: { plugins: [collecting()], worker: { plugins: () => [collecting()] } },
        });
      },
      'astro:build:done': ({ dir }) => {
        const own = readFileSync(join(root, 'LICENSE'), 'utf8');
        writeFileSync(join(fileURLToPath(dir), NOTICES), noticesText(own, [...found.values()]));
      },
    },
  };
}

const LINE = `\n\n${'-'.repeat(80)}\n\n`;

/** `own`: the licence of the site itself. Packages stand in the order of their names. */
export function noticesText(own: string, packages: readonly NoticedPackage[]): string {
  const parts = packages
    .toSorted((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1))
    .map(({ name, version, license, licenseText }) => {
      const text = licenseText ?? `The package has no file of its licence, which is ${license}.`;
      return `${name} ${version} (${license})\n\n${text.trim()}`;
    });
  return (
    [`Ruling Lab\n\n${own.trim()}`, 'What the site uses of others:', ...parts].join(LINE) + '\n'
  );
}
