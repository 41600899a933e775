import { describe, expect, test } from 'vitest';
import { KINDS } from '../mark/given.ts';
import { componentOf } from './islands.ts';

describe('every kind that is no list of answers has a component of its own', () => {
  const kinds = KINDS.filter((kind) => kind !== 'one' && kind !== 'several');

  test.each(kinds)('%s', async (kind) => {
    const others = await Promise.all(kinds.filter((other) => other !== kind).map(componentOf));
    expect(others).not.toContain(await componentOf(kind));
  });
});
