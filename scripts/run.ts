import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { delimiter, join } from 'node:path';

/** The root folder of the project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The environment of the tools: the project's own programs first, nothing sent home. */
export function toolEnv(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const bin = join(ROOT, 'node_modules', '.bin');
  return {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
    ASTRO_TELEMETRY_DISABLED: '1',
    ...extra,
  };
}

/**
 * Runs a program (those of node_modules/.bin first) in the root folder, shows what it prints, and
 * returns its exit code.
 */
export function run(tool: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const done = spawnSync(tool, [...args], {
    cwd: ROOT,
    env: toolEnv(env),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (done.error) console.error(`${tool}: ${done.error.message}`);
  return done.status ?? 1;
}

/** `1.4 s`, for what took this many milliseconds. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
