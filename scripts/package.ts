/**
 * `npm run package`: the programme of a terminal as a package of its own, in package/: plain
 * JavaScript, the rules that it looks up, and the licences of what is in it. It asks
 * for no other package, so that `npx ruling-lab` loads nothing of the site. `npm pack ./package`
 * makes the file that is published.
 */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { createViteLicensePlugin } from 'rollup-license-plugin';
import { build } from 'vite';
import { NOTICES, noticesText, type NoticedPackage } from '../src/site/bundle/notices.ts';
import { readAsked, refuse } from './asked.ts';
import { engineHere, rulesOnDisk } from './ruled-by.ts';
import { ROOT } from './run.ts';

/** `npm run package -- FOLDER` writes it somewhere else. */
const {
  positionals: [folder = 'package'],
} = readAsked({ usage: 'npm run package [-- FOLDER]', most: 1 });
const OUT = resolve(ROOT, folder);
/** What the programme reads when it runs. */
const CONTENT = 'content/rules';

interface About {
  readonly version: string;
  readonly license: string;
  readonly engines: { readonly node: string };
}

async function bundle(): Promise<readonly NoticedPackage[]> {
  let packages: readonly NoticedPackage[] = [];
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      createViteLicensePlugin({
        outputFilename: false,
        additionalFiles: {
          [NOTICES]: (found) => {
            packages = [...packages, ...found];
            return '';
          },
        },
      }),
    ],
    // Nothing is left to be found in node_modules: a package has none.
    ssr: { noExternal: true },
    build: {
      ssr: 'scripts/ruling-lab.ts',
      outDir: join(OUT, 'bin'),
      target: 'node22',
      minify: false,
    },
  });
  return packages;
}

/** `package/` holds nothing but what is written here. */
function writeAbout({ version, license, engines }: About): void {
  const about = {
    name: 'ruling-lab',
    version,
    description: 'Rules situations of the Digimon Card Game, with the rule of every step',
    license,
    type: 'module',
    engine: engineHere(version),
    engines,
    bin: { 'ruling-lab': 'bin/ruling-lab.js' },
    files: ['bin', 'content', NOTICES],
  };
  writeFileSync(join(OUT, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
}

// All that is in the folder goes.
if (existsSync(OUT) && readdirSync(OUT).length > 0 && !existsSync(join(OUT, NOTICES)))
  refuse(`${OUT} holds something else; expected a new or empty folder, or a package made before`);
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const about = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as About;
const packages = await bundle();
// The plugin writes its file, empty, beside the bundle as well.
rmSync(join(OUT, 'bin', NOTICES), { force: true });
const license = readFileSync(join(ROOT, 'LICENSE'), 'utf8');
writeFileSync(join(OUT, NOTICES), noticesText(license, packages));
writeFileSync(join(OUT, 'LICENSE'), license);
const { name, notice } = rulesOnDisk().corpus.edition;
const readme = readFileSync(join(ROOT, 'docs/resolve.md'), 'utf8');
writeFileSync(join(OUT, 'README.md'), `${readme}\n## Whose words\n\n${name}: ${notice}\n`);
cpSync(join(ROOT, CONTENT), join(OUT, CONTENT), { recursive: true });
writeAbout(about);
chmodSync(join(OUT, 'bin/ruling-lab.js'), 0o755);
console.log(`${OUT}: ${packages.map(({ name, version }) => `${name} ${version}`).join(', ')}`);
