import { describe, expect, test } from 'vitest';
import { textAt } from '../../scripts/files.ts';
import { cardsOfFile, notLoaded } from '../card/file/card-lookup.ts';
import { readCardFile } from '../card/file/read-card-file.ts';
import { err, orThrow } from '../base/result.ts';
import { makeLink } from '../lab/link/link.ts';
import { makeBundle, type RuledBy } from '../proof/bundle.ts';
import { ATTACK, BOARD } from './command-sample.ts';
import { resolveText, type ResolveOptions, type ToldRuling } from './resolve.ts';

const BY: RuledBy = { edition: { id: '4.0', fingerprint: '0badcafe' }, engine: '0.1.0' };
const LOOKUP = notLoaded('name one with --cards');

const resolve = (name: string, text: string, options: Partial<ResolveOptions> = {}): ToldRuling =>
  resolveText(
    name,
    text,
    { actions: [], script: [], claims: [], json: false, ...options },
    LOOKUP,
    BY,
  );

const FRONT = (claim: string): string =>
  `---\nboard: |\n${BOARD.replace(/^(?=.)/gm, '  ')}actions: [${ATTACK}]\nclaims: [${claim}]\n---\n`;

describe('what is given is told apart by how it begins', () => {
  test('a board in its notation, with an action and a claim', () => {
    const { out, errors, code } = resolve('-', BOARD, {
      actions: [ATTACK],
      claims: ['Blue Gate is deleted'],
    });
    expect(errors).toEqual([]);
    expect(code).toBe(0);
    const text = out.join('\n');
    expect(text).toContain('P1 battle area: Red Lancer (7000 DP; <Piercing>)');
    expect(text).toContain('Outcome 1 of 2: P2 blocks with Blue Gate');
    expect(text).toContain('  14-2-2      Blue Gate is deleted.');
    expect(text).toContain('sometimes: Blue Gate is deleted');
    expect(text).toContain('    not true: P2 does not block (--choose 1)');
  });

  test.each([
    ['content/questions/piercing/on-deletion.md', 'Question: Piercing'],
    ['content/rulings/Q1005.md', 'Ruling: '],
    ['content/cases/16-07-piercing/mandatory.md', 'Case: '],
  ])('%s', (name, title) => {
    const { out, errors, code } = resolve(name, textAt(name.replace('content/', '')));
    expect(errors).toEqual([]);
    expect(out[0]).toContain(title);
    expect(out.join('\n')).not.toContain('its author says');
    expect(code).toBe(0);
  });

  test("a scenario of one's own is right or wrong", () => {
    expect(resolve('mine.md', FRONT('sometimes Blue Gate is deleted')).code).toBe(0);
    const wrong = resolve('mine.md', FRONT('always Blue Gate is deleted'));
    expect(wrong.code).toBe(1);
    expect(wrong.out.join('\n')).toContain('its author says that it is right');
  });

  test('a link of the lab', () => {
    const situation = { board: BOARD, actions: [ATTACK], script: [1] };
    const link = `https://x.org/lab/${makeLink({ situation, seen: null, cards: {} })}`;
    const { out, code } = resolve('the link', link);
    expect(code).toBe(0);
    expect(out.join('\n')).toContain('The course of these choices: P2 does not block');
  });
});

describe('a bundle', () => {
  const situation = { board: BOARD, actions: [ATTACK], script: [] };
  const bundle = orThrow(makeBundle(situation, ['never P1 wins'], LOOKUP, BY));

  test('is printed instead where that is asked for, and is the same', () => {
    const { out } = resolve('-', BOARD, {
      ...{ actions: [ATTACK], claims: ['never P1 wins'], json: true },
    });
    expect(JSON.parse(out.join('\n'))).toEqual(bundle);
  });

  test('still holds', () => {
    const { out, code } = resolve('b.json', JSON.stringify(bundle));
    expect(out.at(-1)).toBe('It still holds.');
    expect(code).toBe(0);
  });

  test('differs, and it is said where', () => {
    const changed = { ...bundle, endings: { ...bundle.endings, total: 9 } };
    const { out, code } = resolve('b.json', JSON.stringify(changed));
    expect(out.slice(-4)).toEqual(['It differs:', '  the outcomes', '    then: 9', '    now:  2']);
    expect(code).toBe(1);
  });
});

describe("what can't be ruled", () => {
  test.each([
    ['nothing', ' ', 'found nothing'],
    ['a board with a mistake', BOARD.replace('P2 battle', 'P9 battle'), 'b:7'],
    ['a file with a mistake', FRONT('Blue Gate is delted'), 'b:12 claims[0]'],
    ['JSON that is no bundle', '{"a": 1}', 'b:1'],
    [
      'a card that has to be known',
      FRONT('P1 wins').replace('Plain Option, 2', '2').replace('card Plain Option: Option red', ''),
      'instead of a number',
    ],
    ['a damaged link', 'https://x.org/lab/#1.abc', "This link can't be opened"],
    ['a question with a wrong field', '---\nquestion: why\n---\n', 'b'],
  ])('%s', (_, text, words) => {
    const { out, errors, code } = resolve('b', text);
    expect(code).toBe(2);
    expect(out).toEqual([]);
    expect(errors.join('\n')).toContain(words.replace('found ', ''));
  });

  test("an action that can't be read is named", () => {
    const { errors, code } = resolve('b', BOARD, { actions: ['Blue Gate sings'] });
    expect(code).toBe(2);
    expect(errors.join('\n')).toContain('actions[0]');
  });

  test('where not every course could be played, nothing is decided', () => {
    const text = textAt('questions/loops/one-may.md');
    const { code, out } = resolve('content/questions/loops/one-may.md', text);
    expect([0, 3]).toContain(code);
    expect(out.length).toBeGreaterThan(5);
  });
});

test('cards of a card file are taken by their numbers', () => {
  const read = readCardFile(
    JSON.stringify([
      {
        ...{ cardId: 'BT1-010', nameEn: 'Rex', kinds: ['Digimon'], level: 4, dp: 5000 },
        ...{ playCost: 5, colors: ['Red'], effectText: '' },
      },
    ]),
  );
  const cardFile = orThrow(read.ok ? read : err([read.problem]));
  const board = 'card BT1-010\ncard Plain: Option red\nP1 battle: Rex\nP2 security: Plain\n';
  const options = { actions: ['Rex attacks the player'], script: [], claims: [], json: true };
  const found = resolveText('-', board, options, cardsOfFile('cards.json', cardFile.cards), BY);
  expect(found.errors).toEqual([]);
  const { cards, situation } = JSON.parse(found.out.join('')) as {
    cards: object;
    situation: { board: string };
  };
  expect(Object.keys(cards)).toEqual(['BT1-010']);
  expect(situation.board).not.toContain('5000');
  expect(resolve('-', board, options).errors.join()).toContain('no card file is loaded');
});
