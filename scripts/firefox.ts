/** What Playwright needs to run the main walks in an ordinary Firefox (docs/firefox.md). */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from './run.ts';

/** Stands in for the browser. */
export const FIREFOX_BIDI = join(ROOT, 'scripts', 'firefox-bidi.ts');

/** As a person who wants no animations; pages ask Firefox itself, which Playwright cannot tell. */
export const FIREFOX_PREFERENCES = { 'ui.prefersReducedMotion': 1 };

/** Which tests are run in Firefox, and which of them cannot be. */
export const WALKS = /(guides|quiz|quiz-list|read|search)\.spec\.ts$/;
export const NOT_IN_FIREFOX =
  /without scripts|"Play it" and not before|slow processor|by topic and leads|by level, kept|board follows, and each|choice can be taken back|long line and a board|next focus asks/;

/** Names the Firefox that will be started; throws with a remedy where there is none. */
export function findFirefox(say: (line: string) => void): string {
  for (const name of [process.env['FIREFOX'], 'firefox-esr', 'firefox']) {
    if (name === undefined || name === '') continue;
    const { status, stdout } = spawnSync(name, ['--version'], { encoding: 'utf8' });
    if (status !== 0) continue;
    say(`${stdout.trim()}: ${name}`);
    return name;
  }
  throw new Error(
    'There is no Firefox. Install one (on Debian: apt-get install firefox-esr) or name it: FIREFOX=/path/to/firefox',
  );
}

/**
 * A copy of the built site in which pages may use eval: Playwright's own scripts do, and an
 * ordinary Firefox holds them to the policy of the page. All else of the policy stays.
 */
export function copyForFirefox(dist: string): string {
  const copy = join(ROOT, '.reports', 'firefox');
  rmSync(copy, { recursive: true, force: true });
  cpSync(resolve(dist), copy, { recursive: true });
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(join(copy, file), 'utf8');
    writeFileSync(
      join(copy, file),
      html.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'"),
    );
  }
  return copy;
}
