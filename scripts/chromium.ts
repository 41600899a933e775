/**
 * Finds or prepares the Chromium of the browser tests and says what it does:
 * the one named by CHROMIUM; else, on Linux x64, the one inside the package @sparticuz/chromium;
 * else one that is installed; else the one that Playwright downloads.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import packed from '@sparticuz/chromium';
import { chromium as playwright } from '@playwright/test';
import { provideLibraries } from './libraries.ts';
import { run } from './run.ts';

/**
 * Chromium sends nothing of its own over the network and needs neither sandbox nor graphics card.
 */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where a Chromium or Chrome stands when a person has installed one. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

type Say = (line: string) => void;

/**
 * Path of a Chromium that starts. `say` is told each thing that is done; a failure is thrown with
 * its remedy.
 */
export async function prepareChromium(say: Say): Promise<string> {
  const named = process.env['CHROMIUM'];
  if (named) return checked(named, 'named by CHROMIUM', say);
  if (process.platform === 'linux' && process.arch === 'x64') {
    const path = await unpacked(say);
    provideLibraries(path, say);
    return checked(path, 'from the package @sparticuz/chromium', say);
  }
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return checked(installed, 'installed on this machine', say);
  if (!existsSync(playwright.executablePath())) {
    say('no Chromium found: letting Playwright download one (CHROMIUM=path names another)');
    if (run('playwright', ['install', 'chromium']) !== 0) {
      throw new Error(
        'Playwright could not download a Chromium. Install one and set CHROMIUM=path.',
      );
    }
  }
  return checked(playwright.executablePath(), 'from Playwright', say);
}

function checked(path: string, from: string, say: Say): string {
  const { status, stdout, error } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(
      `The Chromium ${from} (${path}) does not start: ${error?.message ?? `exit ${status}`}`,
    );
  }
  say(`${stdout.trim()} ${from}: ${path}`);
  return path;
}

/**
 * Unpacks once for each version of the package; renamed into place when complete, so that no
 * half-written file is ever used.
 */
async function unpacked(say: Say): Promise<string> {
  const folder = join(tmpdir(), `ruling-lab-chromium-${packedVersion()}`);
  const path = join(folder, 'chromium');
  if (!existsSync(path)) {
    say(`unpacking the Chromium of @sparticuz/chromium to ${folder}`);
    const scratch = mkdtempSync(`${folder}-`);
    // The package unpacks into the system's folder for temporary files; it is asked each time where
    // that is.
    const before = process.env['TMPDIR'];
    process.env['TMPDIR'] = scratch;
    try {
      await packed.executablePath();
      if (!existsSync(folder)) renameSync(scratch, folder);
    } finally {
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
      rmSync(scratch, { recursive: true, force: true });
    }
  }
  // On a machine without fonts all text would be of no width: the package's own are there beside
  // those installed.
  const fonts = join(folder, 'with-own-fonts.conf');
  writeFileSync(fonts, fontSettings(join(folder, 'fonts')));
  process.env['FONTCONFIG_FILE'] ??= fonts;
  return path;
}

function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
}

function packedVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const text = readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8');
  return /"version":\s*"([^"]+)"/.exec(text)?.[1] ?? 'unknown';
}
