import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeClaim, parseClaim } from './notation.ts';
import { asksForOrder, CLAIM_AREAS, COUNTED, FREQUENCIES, type Claim, type Fact } from './claim.ts';

const card = fc.constantFrom(
  ...[
    'X',
    'Red Charger',
    'Guard B',
    'Rex (Old)',
    'Kai & Mio',
    'Rex: Dragon Mode B',
    'A, B',
    'Rex (',
  ],
  ...['Rex is deleted', 'never Rex', 'P1 wins', 'Fire and Ice', 'X uses <Evade>', '(A) or B'],
);
const effect = fc.constantFrom('<Piercing>', '[On Deletion]', '<Security A.>');
const player = fc.constantFrom('P1' as const, 'P2' as const);
const n = fc.integer({ min: 1, max: 12 });

const simple: fc.Arbitrary<Fact> = fc.oneof(
  player.map((who): Fact => ({ kind: 'wins', player: who })),
  fc.constant<Fact>({ kind: 'nobody wins' }),
  card.map((label): Fact => ({ kind: 'deleted', card: label })),
  fc.record({ kind: fc.constant('in' as const), card, area: fc.constantFrom(...CLAIM_AREAS) }),
  fc.record({ kind: fc.constantFrom('suspended' as const, 'unsuspended' as const), card }),
  fc.record({ kind: fc.constant('DP' as const), card, n }),
  fc.record({
    kind: fc.constant('has' as const),
    card,
    keyword: fc.constantFrom('Blocker', 'Security A. +1'),
  }),
  fc.constant<Fact>({ kind: 'memory', n: 0 }),
  fc.record({ kind: fc.constant('memory' as const), n, player }),
  fc.record({
    kind: fc.constant('count' as const),
    player,
    what: fc.constantFrom(...COUNTED),
    n,
    compare: fc.constantFrom('=' as const, '>=' as const, '<=' as const),
  }),
  fc.record({
    kind: fc.constant('checks' as const),
    player,
    what: fc.constantFrom('cards' as const, 'checks' as const),
    n,
  }),
  fc.record({ kind: fc.constant('uses' as const), card, effect }),
  fc.record({ kind: fc.constantFrom('blocks' as const, 'attacks' as const), card }),
  fc.record({ kind: fc.constant('battles' as const), card, other: card }),
  fc.record({
    kind: fc.constant('order' as const),
    first: fc.record({ card, effect }),
    second: fc.record({ card, effect }),
  }),
  fc.record({ kind: fc.constantFrom('under' as const, 'linked' as const), card, other: card }),
  fc.record({
    kind: fc.constant('stack' as const),
    card,
    cards: fc.array(fc.oneof(card, fc.constant('?')), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('stacked' as const), card, n }),
  fc.record({
    kind: fc.constant('uses nth' as const),
    card,
    effect: fc.oneof(effect, fc.constant('its effect')),
    nth: fc.integer({ min: 1, max: 24 }),
  }),
  fc.constant<Fact>({ kind: 'refused' }),
  fc.constant<Fact>({ kind: 'refused', rule: '11-2-5' }),
  player.map((who): Fact => ({ kind: 'turn', player: who })),
);

const fact: fc.Arbitrary<Fact> = fc.letrec<{ fact: Fact }>((tie) => ({
  fact: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    simple,
    tie('fact').map((inner): Fact => ({ kind: 'not', fact: inner })),
    fc
      .tuple(
        fc.constantFrom('and' as const, 'or' as const),
        fc.array(tie('fact'), { minLength: 2, maxLength: 3 }),
      )
      .map(([kind, facts]): Fact => ({ kind, facts })),
  ),
})).fact;

const isOfOneMoment = (any: Fact): boolean => !JSON.stringify(any).includes('"uses nth"');
const ofCourse: fc.Arbitrary<Fact> = fc.oneof(
  fact.filter(isOfOneMoment).map((inner): Fact => ({ kind: 'once', fact: inner })),
  fc
    .tuple(card, fact.filter(isOfOneMoment))
    .map(([label, inner]): Fact => ({ kind: 'leaving', card: label, fact: inner })),
);
const whole = fc.oneof(
  { weight: 3, arbitrary: fact },
  ofCourse,
  ofCourse.map((inner): Fact => ({ kind: 'not', fact: inner })),
  fc.tuple(ofCourse, fact).map((facts): Fact => ({ kind: 'and', facts })),
);
const claim: fc.Arbitrary<Claim> = fc.record({
  frequency: fc.constantFrom(...FREQUENCIES),
  fact: whole,
});

describe('claims', () => {
  test('makeClaim and parseClaim are inverses on any claim', () => {
    fc.assert(
      fc.property(claim, (any) => {
        const parsed = parseClaim(makeClaim(any));
        expect(parsed.ok ? parsed.value : makeClaim(any)).toEqual(any);
      }),
      { numRuns: 500 },
    );
  });

  test('a name in quotes is no part of the claim around it', () => {
    const parsed = parseClaim('not ("Fire and Ice" battles "Rex: X") and "Rex (" has 3000 DP');
    expect(parsed.ok && parsed.value.fact).toEqual({
      kind: 'and',
      facts: [
        { kind: 'not', fact: { kind: 'battles', card: 'Fire and Ice', other: 'Rex: X' } },
        { kind: 'DP', card: 'Rex (', n: 3000 },
      ],
    });
    const wrong = parseClaim('never "Fire and Ice" used <Evade>');
    expect(wrong.ok ? '' : wrong.problem.expected).toContain('never "Fire and Ice" uses <Evade>');
  });

  test('without a frequency a claim means always', () => {
    expect(parseClaim('X is deleted')).toEqual({
      ok: true,
      value: { frequency: 'always', fact: { kind: 'deleted', card: 'X' } },
    });
  });

  test.each(['', 'X', 'X is happy', 'P1 has many cards', 'X is deleted and', 'not X is deleted'])(
    '%j is refused with what can be written',
    (text) => {
      const parsed = parseClaim(text);
      if (parsed.ok && text !== 'not X is deleted')
        throw new Error(`was read as ${makeClaim(parsed.value)}`);
      if (!parsed.ok) expect(parsed.problem.expected).toContain('is deleted');
    },
  );

  test.each([
    ['Rex used <Evade>', 'used', 'uses'],
    ['never (Rex is deleted and Cub used <Evade>)', 'used', 'uses'],
    ['P2 has 3 securities', 'securities', 'security cards'],
    ['Rex is deleted and P2 has 3 or more securities', 'securities', 'security cards'],
    ['P1 checks 1 card', 'card', 'cards'],
    ['Rex is in hand', 'in hand', 'in the hand'],
    ['Rex is destroyed', 'is destroyed', 'is deleted'],
    ['Rex uses Evade', 'Evade', '<Evade>'],
    ['Rex uses On Deletion', 'On Deletion', '[On Deletion]'],
    ['nevr Yellow Shield uses <Evade>', 'nevr', 'never'],
    ['Never Rex is deleted', 'Never', 'never'],
    ['somtimes Rex is deleted', 'somtimes', 'sometimes'],
    ['P1 can forse that Rex is deleted', 'P1 can forse that', 'P1 can force that'],
    ['P2 can force Rex is deleted', 'P2 can force', 'P2 can force that'],
  ])('%j is refused at %j, which is probably %j', (text, words, meant) => {
    const parsed = parseClaim(text);
    if (parsed.ok) throw new Error(`was read as ${makeClaim(parsed.value)}`);
    const { found, expected, start, end } = parsed.problem;
    expect(found).toBe(`"${words}" in the claim "${text}"; did you mean "${meant}"?`);
    expect(text.slice(start, end)).toBe(words);
    const mended = text.slice(0, start) + meant + text.slice(end);
    expect(expected).toContain(`"${mended}"`);
    expect(parseClaim(mended).ok).toBe(true);
  });

  test('what cannot be read and is near to nothing is pointed at', () => {
    const text = 'never Rex is deleted and Cub sings';
    const parsed = parseClaim(text);
    expect(parsed.ok ? null : parsed.problem).toMatchObject({
      found: `"Cub sings" in the claim "${text}"`,
      start: text.indexOf('Cub'),
    });
  });

  test('a refusal by a rule that does not exist names those beside it', () => {
    const parsed = parseClaim('the attack is refused by 11-2-99');
    expect(parsed.ok ? null : parsed.problem).toMatchObject({
      found: 'the rule "11-2-99"',
      expected: expect.stringContaining('11-2-8') as unknown,
    });
  });

  test('only claims about what came first ask for the order', () => {
    const order = parseClaim('X <Piercing> comes before B [On Deletion] and X is deleted');
    const state = parseClaim('X is deleted or B is deleted');
    expect(order.ok && asksForOrder(order.value.fact)).toBe(true);
    expect(state.ok && asksForOrder(state.value.fact)).toBe(false);
  });
});
