import { expect, test } from 'vitest';
import { nameOf } from './field.ts';

test.each([
  ['Koro &amp; Sae', 'Koro & Sae'],
  ['Rex\u2019s Gate', "Rex's Gate"],
  ['-', ''],
])('a name is spelt as texts spell it: %s', (found, name) => {
  expect(nameOf(found)).toBe(name);
});
