import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { random } from '../../base/chance.ts';
import { cardsOfFile } from '../../card/file/card-lookup.ts';
import { readCardFile } from '../../card/file/read-card-file.ts';
import { printsOn } from '../../proof/prints.ts';
import { parseBoard } from '../../scenario/board/notation.ts';
import { KEPT_LINKS } from './kept-links.ts';
import { LINK_VERSION, makeLink, parseLink, type LabLink } from './link.ts';
import { writeBoard } from '../board/write-board.ts';

const CARDS = Array.from({ length: 20 }, (_, i) => `Hero ${String.fromCharCode(65 + i)}x`);
const BOARD = `${CARDS.map(
  (name, i) =>
    `card ${name}: Digimon Lv.${3 + (i % 4)} ${['red', 'blue', 'green'][i % 3]} ${2 + (i % 9)}000 DP\n  [When Attacking] [Once Per Turn] ${['Gain 1 memory.', '<Draw 1>.', "Delete 1 of your opponent's Digimon with 3000 DP or less."][i % 3]}`,
).join('\n')}
turn P1
memory P1 2
P1 battle: ${CARDS.slice(0, 10).join(', ')}
P2 battle: ${CARDS.slice(10).join(', ')}
P2 security: 5
`;

const link: LabLink = {
  situation: { board: BOARD, actions: ['Hero Ax attacks the player'], script: [0, 2, 1] },
  seen: {
    edition: '4.0',
    version: '0.1.0',
    ending: 'k3x',
    words: 'P1 has Hero Ax.',
    rules: ['11-2'],
  },
  cards: { 'BT1-010': 'abc' },
};

test('a link is read again as it was made', () => {
  const made = makeLink(link);
  expect(made).toMatch(/^#2\.[\w-]+$/);
  expect(parseLink(made)).toEqual({ ok: true, value: link });
});

test('ten Digimon a side fit into 2,000 letters', () => {
  expect(makeLink(link).length).toBeLessThanOrEqual(2_000);
});

test("a situation without an author's ending is a link, too", () => {
  const bare = { situation: { board: '', actions: [], script: [] }, seen: null, cards: {} };
  expect(parseLink(makeLink(bare))).toEqual({ ok: true, value: bare });
});

test.each(KEPT_LINKS)('a link of version $version is opened as it was posted', (kept) => {
  const read = parseLink(kept.link);
  if (read?.ok !== true) throw new Error(`a link of version ${kept.version} is not read any more`);
  const { situation, seen, cards } = read.value;
  expect(situation.board.split('\n')[0]).toBe(kept.first);
  expect({ actions: situation.actions, script: situation.script, seen, cards }).toEqual({
    ...{ actions: kept.actions, script: kept.script, seen: kept.seen, cards: kept.cards },
  });
});

test('a link of every version is kept', () => {
  const kept = new Set(KEPT_LINKS.map(({ version }) => version));
  expect([...kept]).toEqual(Array.from({ length: LINK_VERSION }, (_, i) => i + 1));
});

test('cards of a card file travel by their numbers, never by their texts', () => {
  const file = [
    {
      ...{ cardId: 'BT1-010', nameEn: 'Rex', kinds: ['Digimon'], level: 4, dp: 5000 },
      ...{ playCost: 5, colors: ['Red'], effectText: '[On Play] Draw a secret.' },
    },
  ];
  const read = readCardFile(JSON.stringify(file));
  if (!read.ok) throw new Error(read.problem.found);
  const board = parseBoard('card BT1-010\nP1 battle: Rex\n', cardsOfFile('f', read.value.cards));
  if (!board.ok) throw new Error(board.problem.found);
  const text = writeBoard(board.value.board, new Map([['Rex', 'BT1-010']]));
  const cards = printsOn(board.value);
  expect(cards['BT1-010']).toMatch(/^\w{4,8}$/);
  const made = makeLink({ situation: { board: text, actions: [], script: [] }, seen: null, cards });
  const opened = parseLink(made);
  expect(JSON.stringify(opened)).not.toContain('secret');
  expect(JSON.stringify(opened)).toContain('card BT1-010');
});

/** Milliseconds that a link may take until it is refused or read. */
const MOST_MS = 100;

/**
 * Milliseconds that a processor works for something, whatever else the machine does: the shortest
 * of ten where it was long, for other threads of this programme may have worked as well.
 */
function taking<T>(what: () => T): { readonly result: T; readonly took: number } {
  let took = Infinity;
  for (let tries = 1; ; tries++) {
    const before = process.cpuUsage();
    const result = what();
    const { user, system } = process.cpuUsage(before);
    took = Math.min(took, (user + system) / 1000);
    if (took < 20 || tries === 10) return { result, took };
  }
}

describe('hostile links', () => {
  let longest = 0;
  /** Reads it and keeps the time that it took. */
  function timed(hash: string): ReturnType<typeof parseLink> {
    const { result, took } = taking(() => parseLink(hash));
    longest = Math.max(longest, took);
    return result;
  }
  const folded = (data: unknown): string =>
    `#1.${Buffer.from(deflateSync(strToU8(JSON.stringify(data)), { level: 9 })).toString('base64url')}`;

  test('what is no link of the lab is none', () => {
    for (const hash of ['', '#', '#about', '#text=abc', '#1', '#x.y'])
      expect(timed(hash), hash).toBeNull();
  });

  test.each([
    ['a newer form', '#3.abc'],
    ['a form that there never was', '#0.abc'],
    ['the largest number', '#9999.abc'],
    ['20,000 letters', `#1.${'a'.repeat(20_000)}`],
    ['ten million letters', `#2.${'a'.repeat(10_000_000)}`],
    ['nothing', '#1.'],
    ['an element', '#1.<script>alert(1)</script>'],
    ['other letters', '#2.%00%ff'],
    ['a bomb of 8 MB', `#1.${bomb(8_000_000)}`],
    ['a bomb in the newer form', `#2.${bomb(8_000_000)}`],
    ['no JSON', `#1.${Buffer.from(deflateSync(strToU8('{{{'))).toString('base64url')}`],
    ['brackets in brackets', folded('['.repeat(40_000))],
    ['a list', folded([1])],
    ['a board that is no text', folded({ board: 3, actions: [], script: [] })],
    ['a board of 50,000 letters', folded({ board: 'a'.repeat(50_000), actions: [], script: [] })],
    ['thousands of actions', folded({ board: '', actions: Array(5_000).fill('a'), script: [] })],
    ['thousands of choices', folded({ board: '', actions: [], script: Array(5_000).fill(0) })],
    ['a choice of words', folded({ board: '', actions: [], script: ['0'] })],
  ])('%s is refused with a sentence', (_, hash) => {
    const read = timed(hash);
    expect(read?.ok).toBe(false);
    if (read?.ok === false) expect(read.problem).toMatch(/^This link .*\.$/);
  });

  test('thousands of cards are read as text and refused as a board, at once', () => {
    const board = 'card A: Option\n'.repeat(700);
    const read = timed(folded({ board, actions: [], script: [] }));
    if (read?.ok !== true) throw new Error('it is short enough to be read');
    const { result, took } = taking(() => parseBoard(read.value.situation.board));
    expect(result.ok).toBe(false);
    expect(took).toBeLessThan(MOST_MS);
  });

  test('an element in a name stays letters, and a field that nobody knows is left out', () => {
    const board = 'card <img src=x onerror=alert(1)>: Option\n';
    const data = `{"board":${JSON.stringify(board)},"actions":[],"script":[],"__proto__":{"a":1},"seen":{"edition":{}},"cards":{"a":3,"b":"ok"}}`;
    const made = `#1.${Buffer.from(deflateSync(strToU8(data))).toString('base64url')}`;
    expect(timed(made)).toEqual({
      ok: true,
      value: {
        situation: { board, actions: [], script: [] },
        seen: null,
        cards: { b: 'ok' },
      },
    });
  });

  test.each([1, 2])(
    '10,000 links of version %i, changed, cut or made of noise, are read or refused',
    (version) => {
      const next = random(7 * version);
      const [kept] = KEPT_LINKS.filter((one) => one.version === version);
      const made = kept?.link ?? '';
      const at = (): number => 3 + Math.floor(next() * (made.length - 3));
      const noise = (): string =>
        Array.from({ length: Math.floor(next() * 400) }, () => made[at()] ?? '').join('');
      for (let i = 0; i < 10_000; i++) {
        const [a, b] = [at(), at()];
        const changed = [
          `${made.slice(0, a)}${made[b] ?? ''}${made.slice(a + 1)}`,
          made.slice(0, a) + made.slice(a + 1 + Math.floor(next() * 4)),
          made.slice(0, a),
          `${made.slice(0, a)}%${made.slice(a)}`,
          `#${version}.${noise()}`,
        ][i % 5];
        const read = timed(changed ?? '');
        if (read?.ok === true) expect(read.value.situation.board.length).toBeLessThan(12_001);
      }
    },
  );

  test('none of them took longer than a tenth of a second', () => {
    expect(longest).toBeGreaterThan(0);
    expect(longest).toBeLessThan(MOST_MS);
  });
});

/** So many letters of nothing, folded. */
const bomb = (length: number): string =>
  Buffer.from(deflateSync(strToU8('a'.repeat(length)), { level: 9 }))
    .toString('base64url')
    .slice(0, 12_000);
