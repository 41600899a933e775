// @vitest-environment node
import { expect, test } from 'vitest';
import { orThrow } from '../base/result.ts';
import { makeCard } from '../card/read.ts';
import { parseBoard } from '../scenario/board/notation.ts';
import { answersTo } from './answer.ts';
import { PRACTICE } from './practice.ts';
import { changePiece, EMPTY_TABLE, putCard, type CallTable } from './table.ts';
import type { CallCase, CallReply } from './wire.ts';

const book = new Map(
  orThrow(parseBoard(PRACTICE)).board.cards.map((card) => [card.name, makeCard(card).card]),
);
const all = (of: CallCase): readonly CallReply[] =>
  [...answersTo(1, of, { book, leftOut: [], now: () => performance.now() })].filter(
    (r) => r !== undefined,
  );
const on = (p1: readonly string[], p2: readonly string[]): CallTable => {
  let t = EMPTY_TABLE;
  for (const c of p1) t = putCard(t, 'P1', 'battle', c);
  for (const c of p2) t = putCard(t, 'P2', 'battle', c);
  return t;
};
test('x', () => {
  const table = on(['Red Lancer'], ['Blue Gate', 'Yellow Guard']);
  const t2 = changePiece(table, 'P2', 'battle', 1, { suspended: true });
  const base = { table: t2, actions: [], chosen: [], answers: null, without: [] };
  console.log(JSON.stringify(all(base), null, 1));
  for (const action of [
    'Red Lancer attacks the player',
    'Red Lancer attacks Yellow Guard',
    'Red Lancer attacks Blue Gate',
  ]) {
    const [offers] = all({ ...base, actions: [action] });
    if (offers?.kind !== 'offers') {
      console.log(offers);
      continue;
    }
    console.log(action, offers.choices, offers.legal, offers.isRefused);
    for (const topic of offers.topics) {
      const [a, b] = topic.answers;
      if (!a || !b) continue;
      console.log('  ', topic.question, topic.answers.map((x) => x.words).join(' / '));
      const rs = all({ ...base, actions: [action], answers: [a, b] });
      for (const r of rs)
        if (r.kind === 'verdict')
          console.log(
            '     ',
            r.verdict.headline,
            '|',
            r.verdict.how,
            '|',
            r.verdict.aloud,
            '|',
            r.verdict.rules,
            r.verdict.took.toFixed(0),
          );
        else if (r.kind !== 'offers') console.log('     ', JSON.stringify(r));
    }
    const [f] = offers.topics;
    const r = all({ ...base, actions: [action], answers: [f!.answers[0]!, f!.answers[1]!] }).find(
      (x) => x.kind === 'verdict',
    );
    console.log(r?.kind === 'verdict' ? r.verdict.assumed : '');
  }
});
