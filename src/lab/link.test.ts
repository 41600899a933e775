import { describe, expect, test } from 'vitest';
import { random } from '../base/chance.ts';
import { makeLink, parseLink, type LabLink } from './link.ts';

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
  seen: { edition: '4.0', version: '0.1.0', ending: 'k3x', words: 'P1 has Hero Ax.' },
  cards: { 'BT1-010': 'abc' },
};

test('a link is read again as it was made', () => {
  const made = makeLink(link);
  expect(made).toMatch(/^#1\.[\w-]+$/);
  expect(parseLink(made)).toEqual({ ok: true, value: link });
});

test('ten Digimon a side fit into 2,000 letters', () => {
  expect(makeLink(link).length).toBeLessThanOrEqual(2_000);
});

test('a situation without an author’s ending is a link, too', () => {
  const bare = { situation: { board: '', actions: [], script: [] }, seen: null, cards: {} };
  expect(parseLink(makeLink(bare))).toEqual({ ok: true, value: bare });
});

test('links of every version that there was are read', () => {
  // Kept for ever: a link as somebody posted it. A new version of the form adds one here.
  const posted =
    '#1.fVFNb8IwDP0rls9dlfIhpApxQEi7MK2adqMc0tSDiDZBaShDiP8-J9ugu-wS28_Pz3Z8xcpKV2OOig28UQ1raRS5HFZ6p1trYN2nU3CcmAkhYFWAsp2HWWkAaqb0tukphzF8ONsG8iSQQ3ZeaHJKm92iNFF92ZwInqVn-kB8AlXAp0P1aaxfNlYdyP2WF43UBl6PXluT_9g4WCwZh5LNC1O2MF85eYbRIi2NPzkDRVaallrrLuzCqDT8VtL7hid5rMzw6A7fZ41oR-rktL_kf4ZI_olKgwlKFdwO8w0-2gB3kOrQgd8THBt5IYfbBDvl9NEzVYSAyGB-Rap1UODzTFLBgj257jsWaRYRMjX_MAOH8SeHZ-tq7oe84F52g-VSvCXxxpy94vI9exKZYKKsFN5uXw';
  const read = parseLink(posted);
  if (read?.ok !== true) throw new Error('the link of version 1 is not read any more');
  const { situation, seen, cards } = read.value;
  expect(situation.board.split('\n')[0]).toBe('card Red Lancer: Digimon Lv.5 red 7000 DP cost 7');
  expect(situation.actions).toEqual(['Red Lancer attacks the player']);
  expect(situation.script).toEqual([0]);
  expect(seen?.words).toBe('P1 has Red Lancer.');
  expect(cards).toEqual({ 'BT1-010': 'abc' });
});

describe('hostile links', () => {
  test('what is no link of the lab is none', () => {
    for (const hash of ['', '#', '#about', '#text=abc', '#1', '#x.y'])
      expect(parseLink(hash), hash).toBeNull();
  });

  test('a newer form, one that is too long, and one that holds something else are refused', () => {
    for (const hash of ['#2.abc', '#0.abc', `#1.${'a'.repeat(20_000)}`, '#1.', '#1.<script>'])
      expect(parseLink(hash)?.ok, hash.slice(0, 20)).toBe(false);
  });

  test('what unfolds to more than is read is refused', () => {
    const long = { ...link.situation, board: 'a'.repeat(2_000_000) };
    expect(parseLink(makeLink({ ...link, situation: long }))?.ok).toBe(false);
  });

  test('10,000 links with letters changed, lost or cut off are read or refused, never thrown', () => {
    const next = random(7);
    const made = makeLink(link);
    const at = (): number => 3 + Math.floor(next() * (made.length - 3));
    for (let i = 0; i < 10_000; i++) {
      const [a, b] = [at(), at()];
      const changed = [
        `${made.slice(0, a)}${made[b] ?? ''}${made.slice(a + 1)}`,
        made.slice(0, a) + made.slice(a + 1 + Math.floor(next() * 4)),
        made.slice(0, a),
        `${made.slice(0, a)}%${made.slice(a)}`,
      ][i % 4];
      const read = parseLink(changed ?? '');
      if (read?.ok === true) expect(read.value.situation.board.length).toBeLessThan(12_001);
    }
  });
});
