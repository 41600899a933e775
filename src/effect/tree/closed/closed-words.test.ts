/** The tables that say what the words of a closed list mean agree with the words. */
import { describe, expect, test } from 'vitest';
import { BANS, isReckoned } from './ban.ts';
import { DURATIONS, isOfPhase, isOfTheirs } from './duration.ts';
import { speaksOfOpponent } from '../opponent.ts';
import { areaOf, isOfYours, ORIGIN_NAMES } from './origin.ts';
import { isOfEffects, PERMISSIONS, PROHIBITIONS } from './prohibition.ts';
import { MOMENTS } from '../tree.ts';

test.each(DURATIONS)('whose turn "%s" is, and when it begins', (name) => {
  expect(isOfTheirs(name)).toBe(/\btheir\b/.test(name));
  expect(isOfPhase(name)).toBe(/^(?:during|in) /.test(name));
});

test.each(ORIGIN_NAMES)('where a card comes from: "%s"', (origin) => {
  expect(origin.endsWith(areaOf(origin))).toBe(true);
  expect(isOfYours(origin)).toBe(origin.startsWith('your '));
});

test.each(PROHIBITIONS)('whether effects do it: "can\'t %s"', (what) => {
  expect(isOfEffects(what)).toBe(/\bby .*effects\b/.test(what));
});

test.each(BANS)('whether it is reckoned: "can\'t %s"', (what) => {
  expect(isReckoned(what)).toBe(/^(?:gain|reduce) /.test(what));
});

describe('the opponent is spoken of', () => {
  test.each([...DURATIONS, ...MOMENTS, ...PROHIBITIONS, ...PERMISSIONS])('by "%s"', (words) => {
    expect(speaksOfOpponent([{ what: words }])).toBe(/\bopponent's\b/.test(words));
  });

  test('by whoever does it, and not by how something is spelled', () => {
    expect(speaksOfOpponent({ kind: 'opponent', action: { kind: 'hatch' } })).toBe(true);
    expect(speaksOfOpponent({ kind: 'hatch', form: "your opponent's" })).toBe(false);
  });
});
