// @vitest-environment node
/** Searching keyword effects by their names, spelled in any way. */
import { describe, expect, test } from 'vitest';
import { hits, urls } from './find-sample.ts';

describe('names of keyword effects', () => {
  test.each([
    ['piercing', 'piercing'],
    ['<Piercing>', 'piercing'],
    ['PIERCING', 'piercing'],
    ['pierce', 'piercing'],
    ['blockers', 'blocker'],
    ['blocker effects', 'blocker'],
    ['Security A.', 'security-a'],
    ['security a', 'security-a'],
    ['<Security A. +1>', 'security-a'],
    ['Security Attack', 'security-a'],
    ['<Security Attack +2>', 'security-a'],
    ['sec a', 'security-a'],
    ['sec atk', 'security-a'],
    ['De-Digivolve', 'de-digivolve'],
    ['de digivolve', 'de-digivolve'],
    ['dedigivolve', 'de-digivolve'],
    ['De‑Digivolve 2', 'de-digivolve'],
    ['armor purge', 'armor-purge'],
    ['armour purge', 'armor-purge'],
    ['armorpurge', 'armor-purge'],
    ['Decoy (Black)', 'decoy'],
    ['draw 2', 'draw'],
    ['link +', 'link'],
    ['link+1', 'link'],
    ['use req', 'use-req'],
    ['use requirements', 'use-req'],
    ['blast digivolution', 'blast-digivolve'],
    ['digi burst', 'digi-burst'],
    ['what is overclock?', 'overclock'],
  ])('%s', (typed, slug) => {
    expect(hits(typed)[0]).toMatchObject({ url: `/keywords/${slug}/`, why: 'name' });
  });

  test.each([
    ['securty attack', 'security-a'],
    ['securty atack', 'security-a'],
    ['secruity attack', 'security-a'],
    ['peircing', 'piercing'],
    ['blokcer', 'blocker'],
    ['Retalition', 'retaliation'],
    ['scapegaot', 'scapegoat'],
    ['armer purge', 'armor-purge'],
    ['dedigivole', 'de-digivolve'],
    ['fortitud', 'fortitude'],
  ])('misspelled: %s', (typed, slug) => {
    expect(urls(typed)[0]).toBe(`/keywords/${slug}/`);
  });

  test('the keyword stands for its section, the clauses follow in order', () => {
    expect(hits('securty attack')[0]).toMatchObject({
      url: '/keywords/security-a/',
      number: '16-4',
    });
    expect(urls('securty attack')).not.toContain('/rules/16-4/');
    expect(urls('evade', 'rule').slice(0, 3)).toEqual([
      '/rules/16-22-1/',
      '/rules/16-22-2/',
      '/rules/16-22-3/',
    ]);
  });

  test.each([
    ['pierc', '/keywords/piercing/'],
    ['bl', '/keywords/blocker/'],
    ['blast dn', '/keywords/blast-dna-digivolve/'],
    ['sec att', '/keywords/security-a/'],
    ['piercin', '/keywords/piercing/'],
  ])('while typing: %s', (typed, url) => {
    expect(hits(typed, 'keyword', { typing: true }).map((hit) => hit.url)).toContain(url);
  });
});
