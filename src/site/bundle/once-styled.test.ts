import { describe, expect, test } from 'vitest';
import { rulesIn, stylesOnce, type Sheet } from './once-styled.ts';

const link = (name: string): string => `<link rel="stylesheet" href="/_astro/${name}.css">`;
const page = (...names: readonly string[]): string => `<head>${names.map(link).join('')}</head>`;

/** Sheets by their names; those that a script names begin with "late". */
const styled = (sheets: Readonly<Record<string, string>>, ...names: readonly string[]): string =>
  stylesOnce(page(...names), (href): Sheet | null => {
    const name = href.slice('/_astro/'.length, -'.css'.length);
    const css = sheets[name];
    return css === undefined ? null : { rules: rulesIn(css), isNamed: name.startsWith('late') };
  });

const A = '.a.svelte-1{color:red}';
const B = '@media (width>=60rem){.b.svelte-2{color:red}.b.svelte-2:hover{color:blue}}';
const C = '.c.svelte-1::after{content:"}"}';

describe('rules of a sheet', () => {
  test('are those of its highest level', () => {
    expect(rulesIn(`@layer x;${A}${B}\n${C}\n`)).toEqual(['@layer x;', A, B, C]);
  });
});

describe('files of styles that a page names', () => {
  test('one whose rules all come again behind it is left out', () => {
    const sheets = { small: A, other: C, late: A + B };
    expect(styled(sheets, 'small', 'other', 'late')).toBe(page('other', 'late'));
  });

  test('one whose rules came before stays: what stands between may count less by it', () => {
    const sheets = { large: A + B, other: C, late: A };
    expect(styled(sheets, 'large', 'other', 'late')).toBe(page('large', 'other', 'late'));
  });

  test('of two that are the same the one that scripts name stays, in the later place', () => {
    const sheets = { late: A + C + B, other: '.d{color:red}', drawn: B + A + C };
    expect(styled(sheets, 'late', 'other', 'drawn')).toBe(page('other', 'late'));
  });

  test('rules of one component in another order are not the same', () => {
    const sheets = { late: A + C, drawn: C + A };
    expect(styled(sheets, 'late', 'drawn')).toBe(page('late', 'drawn'));
  });

  test('one that scripts name and that is only a part stays', () => {
    const sheets = { late: A, drawn: A + B };
    expect(styled(sheets, 'late', 'drawn')).toBe(page('late', 'drawn'));
  });

  test('a sheet without rules, or that is not there, is left alone', () => {
    expect(styled({ empty: '/* none */', all: A }, 'empty', 'gone', 'all')).toBe(
      page('empty', 'gone', 'all'),
    );
  });
});
