import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

/** Lets everything go on that can. */
const turn = (): Promise<void> => new Promise((next) => setTimeout(next));

test('however often it is asked for, one is done at a time and one more behind it', async () => {
  const ends: (() => void)[] = [];
  const ask = oneAtATime(() => new Promise((end) => ends.push(end)));
  const first = ask();
  await turn();
  expect(ends).toHaveLength(1);
  const [second, third] = [ask(), ask()];
  await turn();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await first;
  await turn();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await Promise.all([second, third]);
  expect(ends).toHaveLength(2);
});

test('one that fails says so, and the next one is done', async () => {
  let times = 0;
  const ask = oneAtATime(() => {
    times += 1;
    return times === 1 ? Promise.reject(new Error('wrong')) : Promise.resolve();
  });
  await expect(ask()).rejects.toThrow('wrong');
  await ask();
  expect(times).toBe(2);
});
