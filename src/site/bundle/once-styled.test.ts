import { describe, expect, test } from 'vitest';
import { rulesIn, stylesOnce, twinIn, withTwins, type Sheet } from './once-styled.ts';

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

describe('files of styles that a page and a script have each for itself', () => {
  const sheets: Readonly<Record<string, string>> = { late: A + C + B, more: A, drawn: B + A + C };
  const sheetAt = (name: string): Sheet => ({
    rules: rulesIn(sheets[name] ?? ''),
    isNamed: name !== 'drawn' && name !== 'own',
  });

  test('the page names that of the script', () => {
    expect(twinIn('drawn', ['more', 'late'], sheetAt)).toBe('late');
    expect(twinIn('drawn', ['more'], sheetAt)).toBe('drawn');
    expect(twinIn('own', ['late'], sheetAt)).toBe('own');
  });

  test('one that the page has twice then stands where it came last', () => {
    const twins: Readonly<Record<string, string>> = { '/_astro/drawn.css': '/_astro/late.css' };
    const named = (...names: readonly string[]): string =>
      withTwins(page(...names), (href) => twins[href] ?? href);
    expect(named('other', 'drawn')).toBe(page('other', 'late'));
    expect(named('late', 'other', 'drawn')).toBe(page('other', 'late'));
    expect(named('drawn', 'other', 'late')).toBe(page('other', 'late'));
  });
});
