import { describe, expect, test } from 'vitest';
import { parsePrintedRequirement } from './printed-requirement.ts';

describe('requirements as they are printed', () => {
  test.each([
    ['[Digivolve]', 'Lv.4 w/[Rex] in name: Cost 3', 3, [{ level: exactly(4), nameHas: ['Rex'] }]],
    [
      '[Digivolve]',
      'Lv.2 w/[Pup]/[Cub] trait: Cost 0',
      0,
      [{ level: exactly(2), traits: ['Pup', 'Cub'] }],
    ],
    [
      '[Digivolve]',
      'Lv.4 w/[Rex] in name or w/[Pup] trait: Cost 3',
      3,
      [{ level: exactly(4), any: [{ nameHas: ['Rex'] }, { traits: ['Pup'] }] }],
    ],
    [
      '[Digivolve]',
      '[Rex]/Lv.3 w/[Pup] trait: Cost 2',
      2,
      [{ any: [{ names: ['Rex'] }, { level: exactly(3), traits: ['Pup'] }] }],
    ],
    [
      '[Digivolve]',
      'Lv.6 w/[Rex] in name w/o [Old One] trait: Cost 1',
      1,
      [{ level: exactly(6), nameHas: ['Rex'], without: { traits: ['Old One'] } }],
    ],
    [
      '[Digivolve]',
      '[Kai]/[Lou] w/5 [Pup] trait cards under it: Cost 4',
      4,
      [{ names: ['Kai', 'Lou'], under: { n: 5, of: { traits: ['Pup'] } } }],
    ],
    [
      '[Digivolve]',
      'Play cost 4 or less [Rex]: Cost 0',
      0,
      [{ cost: { n: 4, compare: 'or less' }, names: ['Rex'] }],
    ],
    [
      '[Digivolve]',
      'Lv.4 w/[Pup] trait & w/[Cub] trait & w/[Kit] trait: Cost 3',
      3,
      [
        {
          level: exactly(4),
          traits: ['Pup'],
          any: [{ traits: ['Cub'], any: [{ traits: ['Kit'] }] }],
        },
      ],
    ],
    [
      '[Digivolve]',
      'Non-white Lv.4 w/o [Old One] trait: Cost 3',
      3,
      [
        {
          level: exactly(4),
          without: { colours: ['white'] },
          any: [{ without: { traits: ['Old One'] } }],
        },
      ],
    ],
    [
      '[Digivolve]',
      'Non-white non-black Lv.4: Cost 3',
      3,
      [
        {
          level: exactly(4),
          without: { colours: ['white'] },
          any: [{ without: { colours: ['black'] } }],
        },
      ],
    ],
    ['[Digivolve]', '2-color w/[Rex] in name: Cost 5', 5, [{ colourCount: 2, nameHas: ['Rex'] }]],
    ['[Digivolve]', 'Lv.3 w/<Save> in text: Cost 2', 2, [{ level: exactly(3), text: ['<Save>'] }]],
    ['Digivolve:', '3 from Lv.4 w/[Rex] in name', 3, [{ level: exactly(4), nameHas: ['Rex'] }]],
    ['[Link]', 'Lv.3 or higher: Cost 2', 2, [{ level: { n: 3, compare: 'or more' } }]],
    [
      '[DNA Digivolve]',
      'Yellow/Blue Lv.4 + Green Lv.5: Cost 0',
      0,
      [
        { colours: ['yellow', 'blue'], level: exactly(4) },
        { colours: ['green'], level: exactly(5) },
      ],
    ],
    ['[App Fusion]', '[Rex] & [Pup]: Cost 0', 0, [{ names: ['Rex'] }, { names: ['Pup'] }]],
    [
      'Burst Digivolve:',
      '0 from [Rex] by returning 1 [Kai] to hand',
      0,
      [{ names: ['Rex'] }, { names: ['Kai'] }],
    ],
    ['[DigiXros -2]', '[Rex] x [Pup]', -2, [{ names: ['Rex'] }, { names: ['Pup'] }]],
    [
      '[DigiXros -2]',
      '2 Digimon cards w/[Pup] trait',
      -2,
      [
        { category: 'Digimon', traits: ['Pup'] },
        { category: 'Digimon', traits: ['Pup'] },
      ],
    ],
    [
      '[Assembly -6]',
      'Lv.4 x Lv.3, all w/[Pup] trait',
      -6,
      [
        { level: exactly(4), traits: ['Pup'] },
        { level: exactly(3), traits: ['Pup'] },
      ],
    ],
  ] as const)('%s %s', (mark, words, cost, parts) => {
    expect(parsePrintedRequirement(mark, words)).toMatchObject({ cost, parts });
  });

  test('cards that must differ from one another', () => {
    expect(
      parsePrintedRequirement('[Assembly -7]', '2 [Pup] trait cards w/different names'),
    ).toEqual({
      kind: 'assembly',
      cost: -7,
      parts: [{ traits: ['Pup'] }, { traits: ['Pup'] }],
      counted: true,
      different: 'names',
    });
  });

  test('a condition in front', () => {
    expect(
      parsePrintedRequirement('[Digivolve]', 'While you have [Kai], [Rex]: Cost 6'),
    ).toMatchObject({
      cost: 6,
      when: 'you have [Kai]',
      parts: [{ names: ['Rex'] }],
    });
  });

  test.each([
    ['[Digivolve]', 'Lv.4 w/3 cards under it: Cost 3'],
    ['[Digivolve]', 'Lv.4'],
    ['[Digivolve]', 'Lv.4 w/[Cat]/[Dog]: Cost 3'],
    ['[DNA Digivolve]', 'Lv.4: Cost 0'],
    ['[DigiXros -1]', '3 cards w/different card numbers'],
    ['[Assembly]', '[Rex]'],
    ['[Digivolve]', ''],
  ])('what is not understood in full is none: %s %s', (mark, words) => {
    expect(parsePrintedRequirement(mark, words)).toBeNull();
  });
});

function exactly(n: number): { n: number; compare: 'exactly' } {
  return { n, compare: 'exactly' };
}
