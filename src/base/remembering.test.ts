import { expect, test } from 'vitest';
import { remembering } from './remembering.ts';

test('a getter is carried out when it is first asked for, and once', () => {
  const done: string[] = [];
  const object = remembering({
    name: 'x',
    get one() {
      done.push('one');
      return [1];
    },
    get two(): readonly number[] {
      done.push('two');
      return [...object.one, 2];
    },
  });
  expect(done).toEqual([]);
  expect(object.two).toEqual([1, 2]);
  expect(object.one).toBe(object.one);
  expect(done).toEqual(['two', 'one']);
  expect(object.name).toBe('x');
});

test('what cannot be made is tried again when it is asked for again', () => {
  let times = 0;
  const object = remembering({
    get value() {
      times += 1;
      if (times === 1) throw new Error('not yet');
      return times;
    },
  });
  expect(() => object.value).toThrow('not yet');
  expect(object.value).toBe(2);
});
