import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SOURCES } from './build.ts';
import { fingerprint } from './fingerprint.ts';

const root = mkdtempSync(join(tmpdir(), 'ruling-lab-fingerprint-'));
const SITE = 'https://rules.example/';
const write = (path: string, text: string): void => writeFileSync(join(root, path), text);

beforeAll(() => {
  for (const path of ['astro.config.mjs', 'package.json', 'package-lock.json'])
    cpSync(path, join(root, path));
  for (const path of ['content/terms', 'public', 'src/base'])
    cpSync(path, join(root, path), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('the same sources have the same fingerprint', () => {
  expect(fingerprint(root, SITE, SOURCES)).toMatch(/^[0-9a-f]{8}$/);
  expect(fingerprint(root, SITE, SOURCES)).toBe(fingerprint(root, SITE, SOURCES));
});

test('another address, another text, another file: another fingerprint; a test changes nothing', () => {
  const before = fingerprint(root, SITE, SOURCES);
  expect(fingerprint(root, 'https://other.example/', SOURCES)).not.toBe(before);
  write('src/base/new.test.ts', '');
  expect(fingerprint(root, SITE, SOURCES)).toBe(before);
  write('src/base/new.ts', '');
  const more = fingerprint(root, SITE, SOURCES);
  expect(more).not.toBe(before);
  write('src/base/new.ts', '1');
  expect(fingerprint(root, SITE, SOURCES)).not.toBe(more);
});
