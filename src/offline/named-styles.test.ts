import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingStyles } from './named-styles.ts';

test('styles that a script names and that were not written are found, each once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ruling-lab-styles-'));
  writeFileSync(join(folder, 'a.js'), 'm=["_astro/b.js","_astro/quiz.1.css","_astro/there.2.css"]');
  writeFileSync(join(folder, 'b.js'), 'm=["_astro/quiz.1.css"]');
  writeFileSync(join(folder, 'there.2.css'), '');
  expect(missingStyles(folder)).toEqual(['quiz.1.css']);
  rmSync(folder, { recursive: true });
});
