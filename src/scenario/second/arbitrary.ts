/** Random boards within the breadth of the second opinion. */
import fc from 'fast-check';
import type {
  PlainAura,
  PlainDeed,
  PlainFee,
  PlainLine,
  PlainMove,
  PlainCard,
  PlainDigimon,
  Seat,
  PlainKeyword,
} from './board.ts';
import type { PlainGame } from './compare.ts';

const WORDS: readonly PlainKeyword[] = [
  ...(['Blocker', 'Blocker', 'Piercing', 'Jamming', 'Reboot', 'Rush', 'Retaliation'] as const),
  ...(['Barrier', 'Evade', 'Armor Purge'] as const),
];
const few = <T>(one: fc.Arbitrary<T>, most: number): fc.Arbitrary<T[]> =>
  fc.array(one, { maxLength: most });
const seldom = <T>(usual: T, other: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, other);

const often = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.oneof(fc.constant<T[]>([]), { weight: 3, arbitrary: one.map((it) => [it]) });

const dp = fc.integer({ min: 1, max: 6 }).map((n) => n * 1000);
const small = fc.integer({ min: 1, max: 3 });

/** What every line can do. */
const anywhere: fc.Arbitrary<PlainDeed> = fc.oneof(
  fc.integer({ min: 1, max: 4 }).map((by) => ({ do: 'memory', by }) as const),
  fc.integer({ min: -4, max: -1 }).map((by) => ({ do: 'memory', by }) as const),
  ...(['delete', 'weaken', 'delete all', 'weaken all'] as const).map((one) =>
    dp.map((by) => ({ do: one, by }) as const),
  ),
  small.map((by) => ({ do: 'draw', by }) as const),
  fc.constant({ do: 'hinder', by: 1 } as const),
  fc.constantFrom({ do: 'suspend' } as const, { do: 'trash security' } as const),
);
/** What a line that belongs to a Digimon in the battle area can do as well. */
const here: fc.Arbitrary<PlainDeed> = fc.oneof(
  { weight: 3, arbitrary: anywhere },
  dp.map((by) => ({ do: 'strengthen', by }) as const),
  fc.constant({ do: 'hasten', by: 1 } as const),
  fc.constant({ do: 'unsuspend' } as const),
);

/** The engine reads "may" in front of what a player does, not of what a Digimon gets. */
const MAY: readonly PlainDeed['do'][] = ['memory', 'draw', 'delete', 'suspend', 'unsuspend'];

const line = (
  whens: readonly PlainLine['when'][],
  deed: fc.Arbitrary<PlainDeed>,
  fees: readonly PlainFee[],
): fc.Arbitrary<PlainLine> =>
  fc
    .record({
      ...{ when: fc.constantFrom(...whens), deed },
      extra: fc.integer({ min: 0, max: 9 }),
      fee: fc.constantFrom(...fees),
    })
    .map(({ when, deed: what, extra, fee }) => {
      const plain = { when, deed: what };
      if (extra === 9) return { ...plain, by: fee };
      if (extra > 6 && MAY.includes(what.do)) return { ...plain, may: true };
      return extra === 6 && when !== 'Security' && when !== 'On Deletion'
        ? { ...plain, once: true }
        : plain;
    });
const ownLine = fc.oneof(
  {
    weight: 5,
    arbitrary: line(
      [
        ...(['When Attacking', 'When Attacking', 'End of Attack', 'End of Your Turn'] as const),
        ...(['Start of Your Turn'] as const),
        ...(['blocks', 'deletes in battle', 'ours deleted', 'theirs deleted'] as const),
        ...(['our security', 'their security'] as const),
      ],
      here,
      ['suspend this', 'top security', 'delete another'],
    ),
  },
  { weight: 2, arbitrary: line(['On Deletion'], anywhere, ['top security']) },
  // One that unsuspends here could go on for ever.
  {
    weight: 1,
    arbitrary: line(['suspends'], anywhere, ['top security', 'delete another']),
  },
);

const aura: fc.Arbitrary<PlainAura> = fc.record({
  during: fc.constantFrom('All Turns', 'Your Turn', "Opponent's Turn"),
  on: fc.constantFrom('this', 'ours', 'theirs'),
  dp: fc.constantFrom(-2000, -1000, 1000, 2000),
});

const card = fc.record({
  dp,
  words: few(fc.constantFrom(...WORDS), 2),
  checks: seldom(undefined, fc.constantFrom(1, 1, -1)),
  lines: fc.array(ownLine, { minLength: 1, maxLength: 3 }),
  auras: seldom([], few(aura, 1)),
});
const beneath = fc.record({
  ...{ dp, words: few(fc.constantFrom(...WORDS), 1), lines: few(ownLine, 1) },
  ...{ inheritedWords: few(fc.constantFrom(...WORDS), 1), inherited: often(ownLine) },
});
const digimon = fc.record({
  top: card,
  under: seldom([], few(beneath, 2)),
  suspended: seldom(false, fc.boolean()),
  fresh: fc.integer({ min: 0, max: 7 }).map((n) => n === 7),
});
const secured = fc.record({
  dp: fc.option(dp, { nil: undefined, freq: 2 }),
  words: few(fc.constantFrom(...WORDS), 1),
  lines: often(line(['Security'], anywhere, ['top security'])),
});

const side = fc.record({
  field: few(digimon, 3),
  security: few(secured, 3),
  deck: fc.integer({ min: 0, max: 4 }),
  hand: fc.integer({ min: 0, max: 2 }),
});
const move = fc.record({
  what: fc.integer({ min: 0, max: 5 }),
  by: fc.nat({ max: 2 }),
  on: fc.nat({ max: 5 }),
});
const dealt = fc.record({
  memory: fc.integer({ min: 0, max: 5 }),
  own: side,
  first: digimon,
  other: side,
  moves: fc.array(move, { minLength: 1, maxLength: 3 }),
});
type DealtGame = typeof dealt extends fc.Arbitrary<infer T> ? T : never;

/** Every card gets a name of its own, so that it is known wherever it lies. */
function gameOf({ memory, own, first, other, moves }: DealtGame): PlainGame {
  const named = (name: string, { words, ...of }: Partial<PlainCard>): PlainCard => ({
    ...{ name, ...of, words: [...new Set(words)] },
  });
  const stack =
    (owner: Seat) =>
    ({ top, under, ...states }: DealtGame['first'], i: number): PlainDigimon => {
      const name = `${owner === 0 ? 'A' : 'B'}${i}`;
      return {
        ...{ owner, ...states, top: named(name, top) },
        under: under.map((one, n) => named(`${name}${'xy'.charAt(n)}`, one)),
      };
    };
  const stacks = [[{ ...first, suspended: false, fresh: false }, ...own.field], other.field];
  const [ours = [], theirs = []] = [stacks[0]?.map(stack(0)), stacks[1]?.map(stack(1))];
  const pile = (letter: string, { security }: DealtGame['own']) =>
    security.map((one, i) => named(`${letter}${i}`, one));
  return {
    board: {
      ...{ memory, field: [...ours, ...theirs] },
      security: [pile('S', own), pile('T', other)],
      deck: [own.deck, other.deck],
      hand: [own.hand, other.hand],
    },
    moves: moves.map(({ what, by, on }, i): PlainMove => {
      const answers = i > 0 && what === 0;
      if (i > 0 && what === 1) return { pass: 0 };
      const [mine, foes] = answers ? [theirs, ours] : [ours, theirs];
      const able = i === 0 ? mine.slice(0, 1) : mine;
      const attacker = able[by % Math.max(1, able.length)];
      if (!attacker) return { pass: 0 };
      const prey = i === 0 ? foes.filter(({ suspended }) => suspended) : foes;
      // Half of the attacks are on the player.
      const target = on < 3 ? prey[on % Math.max(1, prey.length)] : undefined;
      return { attack: attacker.top.name, on: target?.top.name ?? 'player' };
    }),
  };
}

export const plainGame: fc.Arbitrary<PlainGame> = dealt.map(gameOf);
