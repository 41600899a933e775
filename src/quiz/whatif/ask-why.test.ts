// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import { NotLoaded } from '../../ui/later.ts';
import { whyWorker, type WhyAsked, type WhyAnswered } from './ask-why.ts';
import type { WhyPicked, WhyRequested } from './why-picked.ts';

const WHY: WhyPicked = { words: 'No.', step: null, reason: null };
const ASKED: WhyRequested = JSON.parse(
  '{"scenario":{},"fact":{},"cites":[],"keywords":{},"undo":[]}',
);

/** Workers that answer when the test says. */
class Fake extends EventTarget {
  static readonly all: Fake[] = [];
  asked: readonly WhyAsked[] = [];
  isOver = false;

  constructor() {
    super();
    Fake.all.push(this);
  }

  postMessage(asked: WhyAsked): void {
    this.asked = [...this.asked, asked];
  }

  terminate(): void {
    this.isOver = true;
  }

  answer(turn: number): void {
    const data: WhyAnswered = { turn, why: WHY };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

vi.stubGlobal('Worker', Fake);
beforeEach(() => {
  Fake.all.length = 0;
});

const turnOf = (worker: Fake | undefined): number => worker?.asked.at(-1)?.turn ?? -1;

test('one worker answers one question after the other', async () => {
  const why = whyWorker();
  for (let i = 0; i < 2; i++) {
    const answer = why.ask(ASKED);
    Fake.all[0]?.answer(turnOf(Fake.all[0]));
    expect(await answer).toEqual(WHY);
  }
  expect(Fake.all).toHaveLength(1);
});

test('asked anew before it answered: the worker is another one, the first asking has no answer', async () => {
  const why = whyWorker();
  const first = why.ask(ASKED);
  const second = why.ask(ASKED);
  expect(await first).toBeNull();
  expect(Fake.all.map(({ isOver }) => isOver)).toEqual([true, false]);
  Fake.all[1]?.answer(turnOf(Fake.all[0]));
  Fake.all[1]?.answer(turnOf(Fake.all[1]));
  expect(await second).toEqual(WHY);
});

test('a worker that does not start, or stops, is said; asking again starts another', async () => {
  const broken = whyWorker(() => {
    throw new Error('denied');
  });
  await expect(broken.ask(ASKED)).rejects.toThrow(NotLoaded);
  const why = whyWorker();
  const lost = why.ask(ASKED);
  Fake.all[0]?.dispatchEvent(new Event('error'));
  await expect(lost).rejects.toThrow(NotLoaded);
  const again = why.ask(ASKED);
  Fake.all[1]?.answer(turnOf(Fake.all[1]));
  expect(await again).toEqual(WHY);
});
