import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { delimiter, join } from 'node:path';

/** The root folder of the project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What Node has compiled is kept here: a program of ours starts in half the time with it. */
export const COMPILED = join(ROOT, 'node_modules', '.cache', 'compiled');

/** The environment of the tools: the project's own programs first, nothing sent home. */
export function toolEnv(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const bin = join(ROOT, 'node_modules', '.bin');
  return {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? COMPILED,
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

/** So many milliseconds what was printed last may take after a program has ended. */
const LEFT_BEHIND = 3000;

/** How a program ended, and all that it has printed. */
export interface Ran {
  readonly code: number;
  readonly printed: string;
}

/**
 * Runs a program as `run` does, but beside others: what it prints is shown by whoever waits.
 */
export function runBeside(
  tool: string,
  args: readonly string[],
  { cwd = ROOT, env = {} }: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<Ran> {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const running = spawn(tool, [...args], {
    cwd,
    env: toolEnv({ ...color, ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let printed = '';
  for (const stream of [running.stdout, running.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  return new Promise((resolve) => {
    running.on('error', ({ message }) =>
      resolve({ code: 1, printed: `${printed}${tool}: ${message}\n` }),
    );
    running.on('close', (code) => resolve({ code: code ?? 1, printed }));
    running.on('exit', (code) => {
      // What it has started and left behind may hold its output open for ever.
      setTimeout(() => {
        running.stdout.destroy();
        running.stderr.destroy();
        resolve({ code: code ?? 1, printed });
      }, LEFT_BEHIND).unref();
    });
  });
}

/** `1.4 s`, for what took this many milliseconds. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
