import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { addressOfCard, cardIn, LIST } from './card-address.ts';
import { findCards } from './find-cards.ts';
import { loadedFile, rowOf } from './rows.ts';
import { searchedCard } from './searched-card.ts';
import { takeCards } from './take-file.ts';
import { ANY_CARD, type CardsWanted } from './wanted.ts';

function took(text: string) {
  const taken = takeCards('sample.json', text);
  if (!taken.ok) throw new Error(taken.problem);
  return taken.value;
}

const kept = took(readFileSync('public/cards/sample.json', 'utf8'));
const cards = kept.cards.map(searchedCard);
const whole = (cardNumber: string): boolean | undefined =>
  cardNumber === 'TS1-014' ? undefined : cardNumber < 'TS1-004';

const find = (wanted: Partial<CardsWanted>): readonly string[] =>
  findCards(cards, { ...ANY_CARD, ...wanted }, whole).map(({ card }) => card.number.slice(4));

describe('the search over cards', () => {
  test.each<[string, Partial<CardsWanted>, readonly string[]]>([
    ['a number', { words: 'TS1-006' }, ['006']],
    ['the beginning of one', { words: 'ts1-01' }, ['010', '011', '012', '013', '014']],
    ['a name', { words: 'tidehound' }, ['006']],
    ['names before texts', { words: 'star' }, ['013', '011']],
    ['what is in a name before what is in a text', { words: 'fo' }, ['003', '010']],
    ['a trait', { words: 'fox ember' }, ['003']],
    ['words of a text, in any order', { words: 'memory gain attacking' }, ['001']],
    ['words as they stand', { words: '"gain 1 memory" dusk' }, ['009']],
    ['full-width brackets as usual ones', { words: '<draw 2>' }, ['009']],
    ['the Option of a DUAL card', { words: 'shattered -6000' }, ['010']],
    ['a kind', { kind: 'Tamer' }, ['011', '012']],
    ['both kinds of a DUAL card', { kind: 'Option' }, ['010', '013', '014']],
    ['any of its colours', { colour: 'black' }, ['004', '014']],
    ['a level', { level: '5' }, ['004', '009']],
    ['no level', { level: 'none' }, ['011', '012', '013', '014']],
    ['a keyword, also one that is given', { keyword: 'Reboot' }, ['009', '014']],
    ['a keyword of an inherited effect', { keyword: 'Jamming' }, ['005']],
    ['what runs whole', { runs: 'whole' }, ['001', '002', '003']],
    [
      'what does not, as far as that is known',
      { runs: 'not whole', level: 'none' },
      ['011', '012', '013'],
    ],
    ['all together', { words: 'cinder', colour: 'red', level: '4', runs: 'whole' }, ['003']],
    ['nothing', { words: 'xyzzy' }, []],
  ])('%s', (_, wanted, numbers) => {
    expect(find(wanted)).toEqual(numbers);
  });

  test('nothing asked: every card, as in the file', () => {
    expect(find({})).toEqual(kept.cards.map(({ number }) => number.slice(4)));
  });

  test('accents and capitals make no difference', () => {
    const [first] = kept.cards;
    if (first === undefined) throw new Error('no card');
    const own = [searchedCard({ ...first, name: 'Émber’s Löwe' })];
    expect(findCards(own, { ...ANY_CARD, words: "ember's LOWE" }, whole)).toHaveLength(1);
  });
});

test('what the form can choose from is what is in the file', () => {
  const file = loadedFile(kept, cards, null);
  expect(file.colours).toEqual(['red', 'blue', 'yellow', 'green', 'black', 'purple']);
  expect(file.levels).toEqual(['2', '3', '4', '5', '6', 'none']);
  expect(file.kinds).toEqual(['Digi-Egg', 'Digimon', 'Option', 'Tamer']);
  expect(file.keywords).toContain('Blast Digivolve');
});

test('a row says what a card is, and whether it runs once that is known', () => {
  const row = (i: number) => {
    const card = cards[i];
    if (card === undefined) throw new Error('no card');
    return rowOf(card, whole);
  };
  expect(row(3)).toMatchObject({ words: 'Digimon, red/black, Lv.5', runs: false });
  expect(row(9).words).toBe('Digimon and Option, yellow, Lv.6');
  expect(row(13)).not.toHaveProperty('runs');
});

test.each(['TS1-001', 'a b/#%é', '100%'])('the address of %s is read back', (cardNumber) => {
  expect(cardIn(addressOfCard(cardNumber))).toBe(cardNumber);
});

test('the address of the list and one that is broken', () => {
  expect(cardIn('')).toBe('');
  expect(cardIn(LIST)).toBe('');
  expect(cardIn('#100%')).toBe('100%');
});
