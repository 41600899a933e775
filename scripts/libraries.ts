/**
 * The shared libraries that a browser needs and a bare machine may lack: which, and from which
 * packages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.ts';

/** Debian's package for each shared library. */
const LIBRARY_PACKAGES: readonly (readonly [library: RegExp, name: string])[] = [
  [/^lib(nss3|nssutil3|smime3|ssl3|softokn3|freebl3)\.so/, 'libnss3'],
  [/^lib(nspr4|plc4|plds4)\.so/, 'libnspr4'],
  [/^libexpat\.so/, 'libexpat1'],
  [/^libgcc_s\.so/, 'libgcc-s1'],
];

/**
 * Says which libraries of a program are missing and, as root on Debian, installs them.
 * Throws with the remedy when some are missing still.
 */
export function provideLibraries(path: string, say: (line: string) => void): void {
  const missing = missingLibraries(ldd(path));
  if (missing.length === 0) return;
  const { packages, unknown } = debianPackages(missing);
  say(`Chromium needs shared libraries that are missing here: ${missing.join(', ')}`);
  const asRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (packages.length > 0 && asRootOnDebian) {
    say(`running as root on Debian: installing ${packages.join(' ')} with apt-get`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    // A failure shows in what is still missing afterwards.
    run('apt-get', ['update', '-q'], env);
    run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], env);
  }
  const still = missingLibraries(ldd(path));
  if (still.length === 0) return;
  const install = packages.length > 0 ? `sudo apt-get install ${packages.join(' ')}` : '';
  const search = unknown.length > 0 ? `find the packages that hold ${unknown.join(', ')}` : '';
  const remedy = [install, search].filter((part) => part !== '').join('; ');
  throw new Error(
    `Chromium cannot start without ${still.join(', ')}. On Debian or Ubuntu: ${remedy}. Or set CHROMIUM=path to a Chromium that is installed.`,
  );
}

/** The libraries that `ldd` did not find. */
export function missingLibraries(lddOutput: string): readonly string[] {
  return [...lddOutput.matchAll(/^\s*(\S+) => not found/gm)].flatMap(([, name]) => name ?? []);
}

/**
 * Debian's packages for some libraries, each once; `unknown` are libraries we have no package for.
 */
export function debianPackages(libraries: readonly string[]): {
  readonly packages: readonly string[];
  readonly unknown: readonly string[];
} {
  const packages = new Set<string>();
  const unknown: string[] = [];
  for (const library of libraries) {
    const found = LIBRARY_PACKAGES.find(([pattern]) => pattern.test(library));
    if (found) packages.add(found[1]);
    else unknown.push(library);
  }
  return { packages: [...packages], unknown };
}

function ldd(path: string): string {
  return spawnSync('ldd', [path], { encoding: 'utf8' }).stdout ?? '';
}
