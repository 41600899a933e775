/**
 * `npm run build:again`: builds the site once more, from a copy of the sources in another folder
 * and as on a machine in another part of the world, and compares every file with what was built
 * before, byte for byte. Names the folder of the built site when it is not dist. With `--both` the
 * site is built here as well, at the same time: a build leaves half of a small machine idle.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readAsked } from './asked.ts';
import { builtSite } from './built-site.ts';
import { copySources } from './copy-sources.ts';
import { differences } from './difference.ts';
import { ROOT, runBeside } from './run.ts';

/** Below the project, so that what is installed is found without another installation. */
const COPY = join(ROOT, '.reports', 'built again');
const ELSEWHERE = { TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' };
const MOST_TOLD = 10;

async function buildAgain(dist: string, both: boolean): Promise<number> {
  rmSync(COPY, { recursive: true, force: true });
  copySources(COPY);
  const builds = await Promise.all([
    both ? runBeside('astro', ['build']) : undefined,
    runBeside('astro', ['build', '--silent'], { cwd: COPY, env: ELSEWHERE }),
  ]);
  for (const build of builds) process.stdout.write(build?.printed ?? '');
  const failed = builds.find((build) => build !== undefined && build.code !== 0);
  if (failed) return failed.code;
  const told = differences(dist, join(COPY, 'dist'));
  for (const line of told.slice(0, MOST_TOLD)) console.error(line);
  const more = told.length - MOST_TOLD;
  if (more > 0) console.error(`... and ${more} more`);
  console.log(
    told.length === 0
      ? 'built again in another folder: the same, byte for byte'
      : `built again in another folder: ${told.length} files are not the same. Nothing of time, place, language or chance may come into a page (src/site/content/content-date.ts has the one date there is).`,
  );
  return told.length === 0 ? 0 : 1;
}

const {
  values: { both },
  positionals: [folder],
} = readAsked({
  usage: 'npm run build:again -- [FOLDER OF THE BUILT SITE] [--both]',
  options: { both: { type: 'boolean', default: false } },
  most: 1,
});
const dist = both ? join(ROOT, 'dist') : builtSite(folder);
try {
  process.exitCode = await buildAgain(dist, both);
} finally {
  rmSync(COPY, { recursive: true, force: true });
}
