import { expect, test } from 'vitest';
import { orThrow } from '../../base/result.ts';
import { readScenario } from '../../scenario/file/read.ts';
import { startOf } from '../../ui/board/start.ts';
import { paint, pictureOf, wrapped } from './picture.ts';

const names = Array.from({ length: 10 }, (_, i) => `Hero ${String.fromCharCode(65 + i)}x`);
const BOARD = `${names.map((name) => `card ${name}: Digimon Lv.4 red 5000 DP\n  <Blocker>`).join('\n')}
P1 battle: ${names.slice(0, 7).join(', ')}
P2 battle: ${names.slice(7).join(', ')}
P2 security: 5
memory P1 3
`;
const board = startOf(orThrow(readScenario(BOARD, [])));

test('every card stands in the picture, none beside it', () => {
  const { width, height, items } = pictureOf(board, 'Hero Ax attacks the player', ['At the end.']);
  const said = items.flatMap((item) => (item.kind === 'words' ? [item.text] : []));
  for (const name of names) expect(said).toContain(name);
  expect(said).toContain('Memory 3 for P1. Turn of P1.');
  for (const item of items) {
    expect(item.x).toBeGreaterThanOrEqual(0);
    expect(item.y).toBeLessThan(height);
    if (item.kind === 'box') {
      expect(item.x + item.width).toBeLessThanOrEqual(width);
      expect(item.y + item.height).toBeLessThanOrEqual(height);
    }
  }
});

test('all of it is painted', () => {
  const painted: string[] = [];
  const context = {
    fillRect: () => painted.push('box'),
    strokeRect: () => undefined,
    fillText: (text: string) => painted.push(text),
  };
  const picture = pictureOf(board, 'A board', []);
  paint(context as never, picture);
  // The paper is a box, too.
  expect(painted).toHaveLength(picture.items.length + 1);
});

test('words are cut into lines, and what is too long ends in dots', () => {
  expect(wrapped('one two three', 7, 3)).toEqual(['one two', 'three']);
  expect(wrapped('one two three four', 7, 1)).toEqual(['one tw…']);
  expect(wrapped('abcdefghijkl', 5, 2)).toEqual(['abcd…']);
});
