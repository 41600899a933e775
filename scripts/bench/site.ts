import { spawnSync } from 'node:child_process';
import { pagesOf } from '../bytes.ts';
import { ROOT, toolEnv } from '../run.ts';
import type { Figure } from './figure.ts';

/** A cold build of the whole site into the folder `dist`: nothing is kept from builds before. */
export function measureSite(dist: string): readonly Figure[] {
  const start = performance.now();
  const build = spawnSync('astro', ['build', '--force', '--outDir', dist], {
    cwd: ROOT,
    env: toolEnv(),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const took = (performance.now() - start) / 1000;
  if (build.status !== 0) throw new Error(`astro build failed:\n${build.stdout}${build.stderr}`);
  return [
    { name: 'site build, cold', value: took, unit: 's', goal: { atMost: 8 } },
    { name: 'site, pages', value: pagesOf(dist).length, unit: 'pages' },
  ];
}
