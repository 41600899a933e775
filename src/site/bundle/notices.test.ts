import { expect, test } from 'vitest';
import { noticesText } from './notices.ts';

test('the own licence first, then each package by name with its licence', () => {
  const text = noticesText('MIT License\nOurs\n', [
    { name: 'b', version: '2.0.0', license: 'MIT', licenseText: 'Copyright B\n' },
    { name: 'a', version: '1.0.0', license: '0BSD', licenseText: null },
  ]);
  expect(text).toMatch(
    /^Ruling Lab\n\nMIT License\nOurs\n[^]*\na 1\.0\.0 \(0BSD\)\n[^]*which is 0BSD\.\n[^]*\nb 2\.0\.0 \(MIT\)\n\nCopyright B\n$/,
  );
});
