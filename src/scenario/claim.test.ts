import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeClaim, parseClaim } from './claim-notation.ts';
import { asksForOrder, CLAIM_AREAS, COUNTED, FREQUENCIES, type Claim, type Fact } from './claim.ts';

const card = fc.constantFrom('X', 'Red Charger', 'Guard B');
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

const claim: fc.Arbitrary<Claim> = fc.record({ frequency: fc.constantFrom(...FREQUENCIES), fact });

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

  test('without a frequency a claim means always', () => {
    expect(parseClaim('X is deleted')).toEqual({
      ok: true,
      value: { frequency: 'always', fact: { kind: 'deleted', card: 'X' } },
    });
  });

  test.each([
    '',
    'X',
    'X is happy',
    'P1 has many cards',
    'the attack is refused by 99-9',
    'X is deleted and',
    'not X is deleted',
  ])('%j is refused with what can be written', (text) => {
    const parsed = parseClaim(text);
    if (parsed.ok && text !== 'not X is deleted')
      throw new Error(`was read as ${makeClaim(parsed.value)}`);
    if (!parsed.ok) expect(parsed.problem.expected).toContain('is deleted');
  });

  test('only claims about what came first ask for the order', () => {
    const order = parseClaim('X <Piercing> comes before B [On Deletion] and X is deleted');
    const state = parseClaim('X is deleted or B is deleted');
    expect(order.ok && asksForOrder(order.value.fact)).toBe(true);
    expect(state.ok && asksForOrder(state.value.fact)).toBe(false);
  });
});
