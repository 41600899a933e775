/** How many are chosen, and of which (15-10). */
import { describe, expect, test } from 'vitest';
import { readEffects } from './read.ts';

describe('what may be chosen (15-10)', () => {
  test.each([
    // W19: a suspended Digimon may be chosen, though it cannot be suspended again.
    ["Suspend 1 of your opponent's Digimon.", { n: 1, upTo: false, filters: [] }],
    // W20: only suspended ones may be chosen.
    [
      "Return 1 of your opponent's suspended Digimon to the hand.",
      { filters: [{ kind: 'suspended' }] },
    ],
    // W21: as many as there are, up to 3.
    ["Delete 3 of your opponent's level 3 Digimon.", { n: 3, upTo: false }],
    // W22: from 1 to 3.
    ["Delete up to 3 of your opponent's level 3 Digimon.", { n: 3, upTo: true }],
    [
      "Delete any number of your opponent's Digimon with a total DP of 8000 or less.",
      { anyNumber: true, filters: [{ kind: 'total', of: 'DP', n: 8000 }] },
    ],
    ["Delete all of your opponent's Digimon.", { kind: 'all' }],
  ])('%s', (text, target) => {
    const [line] = readEffects(`[Main] ${text}`).lines;
    expect(line).toMatchObject({ sentences: [{ processes: [{ action: { target } }] }] });
  });

  test('"up to" is not an offer to do nothing (15-10-2-2)', () => {
    const [line] = readEffects("[Main] Delete up to 3 of your opponent's Digimon.").lines;
    const process = { action: { kind: 'delete' } };
    expect(line).toMatchObject({ sentences: [{ processes: [process] }] });
    const offered = { ...process, may: expect.anything() as unknown };
    expect(line).not.toMatchObject({ sentences: [{ processes: [offered] }] });
    const [may] = readEffects("[Main] You may delete up to 3 of your opponent's Digimon.").lines;
    expect(may).toMatchObject({ sentences: [{ processes: [offered] }] });
  });
});
