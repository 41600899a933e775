import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARD_CATEGORIES, COLOURS } from '../../card/information.ts';
import type { PrintedCard } from '../../card/printed.ts';
import type { Board, SideBoard, Slot, Stack } from './board.ts';
import { makeBoard } from './make-board.ts';
import { parseBoard } from './notation.ts';

const printed = fc
  .tuple(
    fc.constantFrom(
      ...[
        'Red',
        'Blue',
        'Old',
        'Plain',
        "Guard's",
        'X-1',
        'Rex (Old)',
        'Kai & Mio',
        'Go!',
        'Rex (',
      ],
      ...['Rex: Dragon Mode', 'Fire, Ice', 'A + B', 'A > B', 'Rex [suspended]', '7/8', '(Old) Rex'],
    ),
    fc.integer({ min: 0, max: 30 }),
  )
  .map(([word, n]) => `${word} ${n}`);
/** Any signs, also those of the notation itself. */
const strange = fc
  .string({
    unit: fc.constantFrom(
      'R',
      'x',
      '3',
      ' ',
      ':',
      ',',
      '+',
      '>',
      '?',
      '[',
      ']',
      '(',
      ')',
      '!',
      '/',
    ),
    minLength: 1,
    maxLength: 6,
  })
  .filter((word) => word.trim() === word && word !== '?');
const name = fc.oneof({ weight: 3, arbitrary: printed }, strange);

const card = (called: string): fc.Arbitrary<PrintedCard> =>
  fc.record({
    name: fc.constant(called),
    category: fc.constantFrom(...CARD_CATEGORIES),
    level: fc.option(fc.integer({ min: 2, max: 7 })),
    colours: fc.uniqueArray(fc.constantFrom(...COLOURS), { maxLength: 2 }),
    dp: fc.integer({ min: 1, max: 15 }).map((n) => n * 1000),
    cost: fc.option(fc.integer({ min: 0, max: 15 })),
    facts: fc.record({
      traits: fc.constantFrom([], ['Puppet, Beast']),
      digivolve: fc.constantFrom(
        [],
        ['3 from Lv.4 red', '2 from [Rex] while you have 2 or fewer security cards'],
      ),
      dna: fc.constantFrom([], ['0 from Lv.4 red + Lv.4 blue']),
      digixros: fc.constantFrom([], ['-2 from Rex + Cub']),
      assembly: fc.constantFrom([], ['-6 from 4 [Rex]']),
      'burst digivolve': fc.constantFrom([], ['0 from [Rex] by returning [Kai]']),
      'app fusion': fc.constantFrom([], ['0 from [Rex] + [Cub] + [Owl]']),
      link: fc.constantFrom([], ['1 from Lv.4 red']),
      'link dp': fc.constantFrom([], ['2000']),
      overflow: fc.constantFrom([], ['4']),
      'left out': fc.constantFrom([], ['upper 1']),
      dual: fc.constantFrom([], ['[Final Howl] red/blue cost 4'], ['[Howl: Ω] cost 0']),
    }),
    text: fc.record({
      upper: fc.constantFrom('', '<Piercing>', '[On Deletion] Gain 1 memory.\n<Blocker>'),
      inherited: fc.constantFrom('', '<Jamming>'),
      security: fc.constantFrom('', '[Security] Gain 2 memory.'),
      linked: fc.constantFrom('', '<Blocker>'),
      option: fc.constantFrom('', '[Main] Gain 1 memory.'),
    }),
  });

function side(names: readonly string[]): fc.Arbitrary<SideBoard> {
  const stack: fc.Arbitrary<Stack> = fc.record({
    cards: fc
      .tuple(fc.constantFrom(...names), fc.array(fc.constantFrom(...names, '?'), { maxLength: 2 }))
      .map(([top, under]) => [top, ...under]),
    links: fc.array(fc.constantFrom(...names), { maxLength: 1 }),
    suspended: fc.boolean(),
    placed: fc.boolean(),
  });
  const named: fc.Arbitrary<Slot> = fc.constantFrom(...names).map((known) => ({ name: known }));
  const slot: fc.Arbitrary<Slot> = fc.oneof(
    named,
    fc.integer({ min: 1, max: 9 }).map((hidden) => ({ hidden })),
  );
  return fc.record({
    battle: fc.array(stack, { maxLength: 4 }),
    breeding: fc.array(stack, { maxLength: 1 }),
    security: fc.array(
      fc.oneof(
        slot,
        named.map((known) => ({ ...known, faceUp: true as const })),
      ),
      { maxLength: 3 },
    ),
    hand: fc.array(slot, { maxLength: 3 }),
    deck: fc.array(slot, { maxLength: 3 }),
    trash: fc.array(named, { maxLength: 3 }),
    eggs: fc.array(slot, { maxLength: 2 }),
  });
}

const board: fc.Arbitrary<Board> = fc
  .uniqueArray(name, { minLength: 1, maxLength: 4 })
  .chain((names) =>
    fc.record({
      cards: fc.tuple(...names.map(card)),
      turn: fc.constantFrom('P1', 'P2'),
      memory: fc.integer({ min: -10, max: 10 }),
      P1: side(names),
      P2: side(names),
    }),
  );

describe('board notation', () => {
  test('a name may stand in quotes, and has to where its signs mean something else', () => {
    const text =
      'card Rex (Old)!: Option red\ncard "Plain": Option red\ncard "Fire, Ice": Option red\n' +
      'P1 battle: "Fire, Ice" > Plain > ? + "Rex (Old)!" [suspended], Plain\nP1 hand: "Fire, Ice", 2\n';
    const parsed = parseBoard(text);
    if (!parsed.ok) throw new Error(parsed.problem.found);
    const { cards, P1 } = parsed.value.board;
    expect(cards.map((one) => one.name)).toEqual(['Rex (Old)!', 'Plain', 'Fire, Ice']);
    expect(P1.battle).toEqual([
      {
        cards: ['Fire, Ice', 'Plain', '?'],
        links: ['Rex (Old)!'],
        suspended: true,
        placed: false,
      },
      { cards: ['Plain'], links: [], suspended: false, placed: false },
    ]);
    expect(P1.hand).toEqual([{ name: 'Fire, Ice' }, { hidden: 2 }]);
    expect(makeBoard(parsed.value.board)).toContain('"Fire, Ice" > Plain > ? + Rex (Old)!');
  });

  test('level, colors, DP and cost of a card stand in any order, each once', () => {
    const cardOf = (facts: string): unknown => {
      const parsed = parseBoard(`card Rex: ${facts}\nP1 battle: Rex\n`);
      return parsed.ok ? parsed.value.board.cards[0] : parsed.problem.found;
    };
    const usual = cardOf('Digimon Lv.5 red/blue 6000 DP cost 7');
    expect(usual).toMatchObject({ level: 5, colours: ['red', 'blue'], dp: 6000, cost: 7 });
    expect(cardOf('Digimon red/blue cost 7 6000 DP Lv.5')).toEqual(usual);
    const refused = ['Digimon Lv.5 Lv.6 6000 DP', 'Lv.5 Digimon 6000 DP', 'Digimon 6000 DP tall 3'];
    for (const facts of refused) expect(cardOf(facts)).toContain(facts);
  });

  test('makeBoard and parseBoard are inverses on any board', () => {
    fc.assert(
      fc.property(board, (any) => {
        const parsed = parseBoard(makeBoard(any));
        expect(parsed.ok ? parsed.value.board : parsed.problem).toEqual(any);
      }),
      { numRuns: 300 },
    );
  });

  test('any text gives a board or a problem inside the text', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(
            'card ',
            'P1 ',
            'battle: ',
            'X',
            '\n',
            '  ',
            '[suspended]',
            ', ',
            '"',
            '3',
          ),
        }),
        (text) => {
          const parsed = parseBoard(text);
          if (parsed.ok) return;
          expect(parsed.problem.start).toBeGreaterThanOrEqual(0);
          expect(parsed.problem.end).toBeLessThanOrEqual(text.length);
          expect(parsed.problem.expected).not.toBe('');
        },
      ),
    );
  });

  test.each([
    ['what is this', 'what is this', 1],
    ['memory P1 11', '11', 1],
    ['card X: Digimon Lv.4 red', 'Digimon Lv.4 red', 1],
    ['card X: Digimon Lv.4 pink 1000 DP', 'pink', 1],
    ['card X: Option red\ncard X: Option red', 'X', 2],
    ['  <Piercing>', '<Piercing>', 1],
    ['card X: Option red\nP1 battle: X [asleep]', 'X [asleep]', 2],
    ['card X: Option red\nP1 hand: X\nP1 hand: X', 'P1 hand: X', 3],
    ['card X: Option red\nP2 security: X, Y', 'Y', 2],
    ['P1 trash: 3', '3', 1],
    ['card Rex/Cub: Option red', 'Rex/Cub', 1],
    ['card Rex (: Option red', 'Rex (', 1],
    ['card "": Option red', '""', 1],
    ['card "?": Option red', '"?"', 1],
    ['card "Rex: Option red', 'card "Rex: Option red', 1],
    ['card "Rex: X": Option red\nP1 hand: "Rex: X", "Rex: Y"', 'Rex: Y', 2],
    ['card X: Option red\nP1 battle: X > "Y', 'X > "Y', 2],
  ])('%j is refused at %j', (text, part, line) => {
    const parsed = parseBoard(text);
    if (parsed.ok) throw new Error('was read');
    expect(text.slice(parsed.problem.start, parsed.problem.end)).toBe(part);
    expect(parsed.problem.line).toBe(line);
  });
});
