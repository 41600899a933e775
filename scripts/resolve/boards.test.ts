import { expect, test } from 'vitest';
import type { WalkedCase } from '../../src/site/resolved/rule-boards.ts';
import { findBoards, type Shown } from './boards.ts';

const RULE = '16-7-4';
const OTHER = '16-7-1';

const candidate = (id: string, board: string, decisive: readonly string[]): WalkedCase => ({
  ...{ id, board, cites: [RULE, OTHER], actions: ['X attacks B'] },
  walked: { endings: 1, complete: true, executed: [RULE, OTHER], asked: [], decisive },
});

const LONG: Shown = { facts: null, data: Buffer.from('') };
const short = (id: string): Shown => ({
  facts: [{ steps: [{ rule: '11-1' }, { rule: RULE, also: OTHER }] }],
  data: Buffer.from(`"${id}"`),
});

test('a rule whose best case is too long shows the next one, and no case is played twice', async () => {
  const asked: (readonly string[])[] = [];
  const { boards, cases } = await findBoards(
    [RULE, OTHER, '12-1'],
    [
      candidate('long', 'card X', [RULE, OTHER]),
      candidate('next', 'card X: Digimon', [RULE, OTHER]),
      candidate('last', 'card X: Digimon Lv.4', [RULE, OTHER]),
    ],
    (ids) => {
      asked.push(ids);
      return Promise.resolve(ids.map((id) => (id === 'long' ? LONG : short(id))));
    },
  );
  expect(asked).toEqual([['long'], ['next']]);
  expect(boards).toEqual({
    [RULE]: { name: 'next', ending: 0, step: 2 },
    [OTHER]: { name: 'next', ending: 0, step: 2 },
  });
  expect([...cases].map(([id, data]) => [id, Buffer.from(data).toString()])).toEqual([
    ['next', '"next"'],
  ]);
});
