import { describe, expect, test } from 'vitest';
import { writeEffects } from '../read/write.ts';
import { readEffects, unreadParts } from '../read/read.ts';

const isUnread = (target: string): boolean =>
  unreadParts(readEffects(`[On Play] Delete ${target}.`)).length > 0;

describe('several targets joined', () => {
  // Read as two targets, the second would be anybody's, or its level a number of Digimon.
  test.each([
    "1 of your opponent's level 4 or 1 level 5 Digimon",
    '1 level 4 or 3 Digimon',
    "all of your opponent's level 4 Digimon or level 5 Digimon",
    'all of your other level 4 Digimon and level 5 Digimon',
    "all of your opponent's level 4 Digimon and Tamers with 3000 DP or less in the trash",
    "2 of your opponent's level 4 or red Digimon",
    "1 of your opponent's level 4 and 1 level 5 Digimon",
    "2 of your opponent's Tamers or level 4 Digimon",
    "1 of your opponent's Tamers, level 4 Digimon or level 5 Digimon",
    "1 of your opponent's Tamers, level 4 Digimon, or level 5 Digimon",
  ])('whose the second is, or how many, is not guessed: %s', (target) => {
    expect(isUnread(target)).toBe(true);
  });

  test.each([
    "1 of your opponent's suspended or level 5 Digimon",
    "1 of your opponent's level 4 Digimon or level 5 Digimon",
    "1 of your opponent's Tamers or level 4 Digimon",
  ])('what is bare is of the same side: %s', (target) => {
    const tree = readEffects(`[On Play] Delete ${target}.`);
    expect(unreadParts(tree)).toEqual([]);
    expect(writeEffects(tree)).toBe(`[On Play] Delete ${target}.`);
    expect(tree.lines[0]).toMatchObject({
      sentences: [
        {
          processes: [
            {
              action: {
                target: {
                  kind: 'either',
                  targets: [
                    { kind: 'choose', n: 1, side: "your opponent's" },
                    { kind: 'choose', n: 1, side: "your opponent's" },
                  ],
                },
              },
            },
          ],
        },
      ],
    });
  });

  test.each(['1 level 4 and 1 level 5 Digimon', "1 of your opponent's Digimon or 1 Tamer"])(
    'what says its own number is a target by itself: %s',
    (target) => {
      expect(isUnread(target)).toBe(false);
    },
  );
});
