import { describe, expect, test } from 'vitest';
import type { DocumentKind, SearchDocument } from './document.ts';
import { askedKey, findNames, nameKey, namesOf } from './name.ts';

describe('name keys', () => {
  test.each([
    [
      'Security A.',
      ['<Security A.>', '<Security A. +1>', 'security a', 'SECURITY-A', 'Security A. effects'],
    ],
    [
      'De-Digivolve',
      ['<De-Digivolve 2>', 'de digivolve', 'dedigivolve', 'De‑Digivolve'.replace('‑', '-')],
    ],
    ['Armor Purge', ['armor purge', 'armour purge', 'armorpurge', 'armor-purges']],
    ['Decoy', ['<Decoy (Black)>', 'decoys', 'the decoy effect', 'keyword decoy']],
    ['Link +', ['<Link +>', 'link', 'Link +1']],
    ['Recovery', ['Recovery +1 (Deck)', '[Recovery]']],
    ['Persistent Effects', ['persistent effect', 'what is a persistent effect?', 'persistent']],
  ])('%s', (name, ways) => {
    for (const way of ways) expect(nameKey(way), way).toBe(nameKey(name));
  });

  test.each([
    ['Decoy', 'Decode'],
    ['Process', 'Proce'],
    ['Effect', 'Keyword'],
  ])('%s is not %s', (a, b) => {
    expect(nameKey(a)).not.toBe(nameKey(b));
    expect(nameKey(a)).not.toBe('');
  });
});

describe('what is asked', () => {
  test.each([
    ['look at the opponent’s trash', "Can I look at my opponent's trash?"],
    ['Tamer attack', 'can a Tamer attack'],
    ['have to use a may effect', 'do I have to use a may effect'],
    ['hatch if the breeding area is full', 'can I hatch if my breeding area is full?'],
  ])('%s: %s', (said, typed) => {
    expect(askedKey(typed)).toBe(askedKey(said));
    expect(askedKey(typed)).not.toBe('');
  });

  test.each([
    ['can I attack with a Tamer', 'can I attack a Tamer'],
    ['can a Tamer attack', 'can I attack a Tamer'],
    ['can I attack a suspended Digimon', 'can I attack with a suspended Digimon'],
    ['can I look at my hand', 'can I look at my opponent’s hand'],
    ['can I block', 'can’t I block'],
  ])('%s is not %s', (a, b) => {
    expect(askedKey(a)).not.toBe(askedKey(b));
  });
});

describe('finding names', () => {
  const named = (
    kind: DocumentKind,
    title: string,
    aliases: readonly string[] = [],
  ): SearchDocument => ({
    kind,
    title,
    aliases,
    url: '',
    text: '',
    number: '',
    own: true,
  });
  const all = [
    named('keyword', 'Piercing', ['pierce']),
    named('keyword', 'Blocker'),
    named('rule', 'Blocking'),
    named('question', 'Two attackers', ['piercing']),
  ].flatMap(namesOf);
  const neither = { begins: false, misspelled: false };

  test('by name and by alias, but a topic names no question', () => {
    expect(findNames('piercing', all, neither)).toMatchObject({ named: [0], alike: [] });
    expect(findNames('Pierce', all, neither)).toMatchObject({ named: [0], alike: [] });
  });

  test('what players ask about a rule, in a question around it', () => {
    const asked = namesOf(named('rule', 'Only Digimon', ['Tamer attack']), 7);
    const found = findNames('Can my Tamer attack?', [...all, ...asked], neither);
    expect(found).toMatchObject({ named: [], alike: [7] });
    expect([...found.said]).toEqual([7]);
    expect(findNames('can I attack a Tamer', asked, neither).alike).toEqual([]);
    expect(findNames('can I', asked, neither).alike).toEqual([]);
  });

  test('by a beginning', () => {
    expect(findNames('block', all, { ...neither, begins: true }).alike).toEqual([1, 2]);
    expect(findNames('block', all, neither).alike).toEqual([]);
  });

  test('one letter begins keywords only', () => {
    expect(findNames('b', all, { ...neither, begins: true }).alike).toEqual([1]);
  });

  test('misspelled, keywords and terms only', () => {
    const misspelled = { begins: false, misspelled: true };
    expect(findNames('peircing', all, misspelled).alike).toEqual([0]);
    expect(findNames('blokcer', all, misspelled).alike).toEqual([1]);
    expect(findNames('blockign', all, misspelled).alike).toEqual([]);
  });
});
