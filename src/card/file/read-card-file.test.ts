import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/result.ts';
import { printedCard } from './file-card.ts';
import { readCardEntries, readCardFile } from './read-card-file.ts';

const cardId = {
  cardId: 'TS1-002',
  set: 'TS1',
  nameEn: 'Rex (Old)',
  kinds: ['Digimon'],
  colors: ['Red', 'Black'],
  level: 5,
  playCost: 7,
  dp: 8000,
  evoCosts: [
    { color: 'Red', level: 4, memoryCost: 3 },
    { color: 'Black', level: 4, memoryCost: 3 },
  ],
  forms: ['Ultimate'],
  attributes: ['Virus'],
  types: ['Beast'],
  effectText: '[On Play] ＜Draw 1＞.',
  inheritedEffectText: '＜Piercing＞',
  isAce: true,
  overflowMemory: 4,
};

const cardNumber = {
  id: 1,
  cardNumber: 'TS1-002',
  name: { english: 'Rex (Old)', japanese: '' },
  cardType: 'Digimon',
  cardLv: 'Lv.5',
  color: 'Red/Black',
  dp: '8000',
  playCost: '7',
  form: 'Ultimate',
  attribute: 'Virus',
  type: 'Beast',
  digivolveCondition: [
    { color: 'Red', cost: '3', level: '4' },
    { color: 'Black', cost: '3', level: '4' },
  ],
  effect: '[On Play] ＜Draw 1＞.',
  digivolveEffect: '＜Piercing＞',
  securityEffect: '-',
  aceEffect: 'Overflow ＜-4＞',
  linkDP: '-',
};

const flat = {
  id: 'TS1-002',
  name: 'Rex (Old)',
  type: 'Digimon',
  level: '5',
  play_cost: 7,
  evolution_cost: 3,
  evolution_color: 'Red',
  evolution_level: 4,
  color: 'Red',
  color2: 'Black',
  digi_type: 'Beast',
  form: 'Ultimate',
  attribute: 'Virus',
  dp: '8000',
  main_effect: '[On Play] ＜Draw 1＞.',
  source_effect: '＜Piercing＞',
  alt_effect: null,
};

describe('the three forms of card file', () => {
  test.each([
    ['cardId', cardId, '3 from Lv.4 red/black', ['4']],
    ['cardNumber', cardNumber, '3 from Lv.4 red/black', ['4']],
    ['main_effect', flat, '3 from Lv.4 red', []],
  ] as const)('%s', (form, entry, digivolve, overflow) => {
    const file = orThrow(wrap([entry]));
    expect(file.form).toBe(form);
    expect(file.ignored.size).toBe(0);
    const [card] = file.cards;
    if (card === undefined) throw new Error('no card');
    expect(card).toMatchObject({ number: 'TS1-002', set: 'TS1', name: 'Rex (Old)', level: 5 });
    expect(printedCard(card, 'Rex')).toMatchObject({
      name: 'Rex',
      category: 'Digimon',
      level: 5,
      colours: ['red', 'black'],
      dp: 8000,
      cost: 7,
      facts: { traits: ['Ultimate, Virus, Beast'], digivolve: [digivolve], overflow },
      text: { upper: '[On Play] ＜Draw 1＞.', inherited: '＜Piercing＞', security: '', linked: '' },
    });
  });

  test('a list inside an object, and an object of cards', () => {
    expect(orThrow(wrap({ data: [cardId], total: 1 })).cards).toHaveLength(1);
    expect(orThrow(wrap({ 'TS1-002': cardId })).cards).toHaveLength(1);
  });

  test('a [Security] effect in the lower box of an Option', () => {
    const option = {
      ...flat,
      type: 'Option',
      source_effect: '[Security] Gain 1 memory.',
      dp: null,
    };
    const [card] = orThrow(wrap([option])).cards;
    expect(card?.text).toMatchObject({ security: '[Security] Gain 1 memory.', inherited: '' });
  });
});

describe('what is no card file', () => {
  test.each([
    ['{', "isn't JSON"],
    ['[]', 'no list of cards'],
    ['"x"', 'no list of cards'],
    ['[{"title":"a book"}]', 'entries with "title"'],
    ['[{"cardId":"TS1-001"}]', '1 entries of which none is a card'],
  ])('%s', (text, found) => {
    const read = readCardFile(text);
    expect(read.ok ? '' : read.problem.found).toContain(found);
    expect(read.ok ? '' : read.problem.expected).toContain('"cardId"');
  });

  test('an entry that is no card is left out and named, a strange field is counted', () => {
    const file = orThrow(
      wrap([cardId, { cardId: 'TS1-003' }, 7, { ...cardId, cardId: 'X-1', shop: 1 }]),
    );
    expect(file.cards.map(({ number }) => number)).toEqual(['TS1-002', 'X-1']);
    expect(file.left.map(({ entry }) => entry)).toEqual([2, 3]);
    expect([...file.ignored]).toEqual([['shop', 1]]);
  });

  test('a number that comes twice is one card', () => {
    const file = orThrow(wrap([cardId, { ...cardId, nameEn: 'Other art' }]));
    expect(file.cards).toHaveLength(1);
    expect(file.repeated).toBe(1);
  });
});

function wrap(value: unknown): ReturnType<typeof asProblems> {
  return asProblems(readCardEntries(value));
}

const asProblems = (read: ReturnType<typeof readCardEntries>) =>
  read.ok ? read : ({ ok: false, problem: [read.problem] } as const);
