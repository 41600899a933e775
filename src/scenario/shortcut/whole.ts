/**
 * All that a position consists of, in words, whatever may still ask for it: of what counts as one
 * position nothing may differ but the order in which things came about and how they are numbered.
 */
import { isOfNewCard } from '../../game/is/view/base-view.ts';
import { isGranted } from '../../game/is/view/view.ts';
import type { Run } from '../../game/run/run.ts';
import { spentNow } from '../../game/state/spent.ts';
import type { State } from '../../game/state/state.ts';

/** Numbers that are given out as things come, and what is worked out from the rest. */
const NOT_SAID: ReadonlySet<string> = new Set([
  ...['id', 'nextId', 'generations', 'since', 'span'],
  ...['view', 'viewVersion', 'base', 'units', 'spent'],
]);

/** Lists whose order decides nothing. */
const IN_ANY_ORDER: ReadonlySet<string> = new Set([
  ...['applied', 'uses', 'fresh', 'overall', 'bans', 'nextTime', 'interrupting', 'faceUp', 'facts'],
  ...['prevented', 'fromHand', 'fromTrash', 'fromUnder', 'hosts', 'cards of event', 'digivolved'],
]);

/** Both players' areas of which the order decides nothing. */
const PILES: ReadonlySet<string> = new Set(['hand', 'trash']);

const OVERWRITES: readonly unknown[] = ['set DP', 'become Digimon', 'as if'];

type PositionFields = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is PositionFields =>
  typeof value === 'object' && value !== null;
const isUnit = (value: PositionFields): boolean => 'viewVersion' in value;
const isAbility = (value: PositionFields): boolean => 'sentences' in value && 'text' in value;
const isModified = (value: unknown): boolean =>
  isPart(value) && isPart(value['modifier']) && OVERWRITES.includes(value['modifier']['kind']);

class WholePosition {
  readonly #state: State;

  constructor(state: State) {
    this.#state = state;
  }

  /** A part of it; a Digimon on the field is called by its top card wherever it is spoken of. */
  said(value: unknown, field = '', isHere = false): unknown {
    if (!isPart(value)) return value;
    if (value instanceof Map)
      return this.#sorted([...value].map(([key, one]) => [this.said(key), this.said(one)]));
    if (value instanceof Set) return this.#sorted([...value].map((one) => this.said(one)));
    if (Array.isArray(value)) return this.#list(value, field);
    if (isAbility(value)) return value['text'];
    if (isUnit(value) && !isHere && value['gone'] !== true)
      return `the one with ${String(Array.isArray(value['cards']) ? value['cards'][0] : '')}`;
    return Object.fromEntries(
      Object.keys(value)
        .filter((key) => !NOT_SAID.has(key))
        .toSorted()
        .map((key) => [key, this.#field(value, key)]),
    );
  }

  #field(of: PositionFields, key: string): unknown {
    const value = of[key];
    // One effect that was given is as good as another one that says the same.
    if (key === 'origin' && typeof value === 'number' && value < 0 && !isGranted(value)) return -1;
    if (key === 'self') return this.said(this.#state.units.find(({ id }) => id === value) ?? null);
    if (key === 'generation') return this.#isNew(of);
    if (key === 'cards' && 'kind' in of) return this.said(value, 'cards of event');
    if (PILES.has(key) && Array.isArray(value))
      return value.map((one: unknown) => this.said(one, 'faceUp'));
    if (key === 'pending' && Array.isArray(value))
      return value.map((one: unknown) => this.said(one, 'fresh'));
    return this.said(value, key);
  }

  /** Whether the card is another one by now (3-1-3-1). */
  #isNew(of: PositionFields): string {
    const { card, generation, origin, since } = of;
    if (typeof generation !== 'number' || typeof card !== 'number') return '';
    if (generation >= 0) return generation === this.#state.generations[card] ? 'same' : 'new';
    if (typeof origin !== 'number') return '';
    const at = typeof since === 'number' ? { since } : {};
    return isOfNewCard(this.#state, { origin, ...at }) ? 'of a new card' : '';
  }

  #list(list: readonly unknown[], field: string): unknown {
    const said = list.map((one) => this.said(one));
    if (!IN_ANY_ORDER.has(field)) return said;
    // 15-12-2-3: of several that change the same information the last one counts.
    const last = list.filter(isModified).map((one) => this.said(one));
    return last.length > 1 ? [this.#sorted(said), last] : this.#sorted(said);
  }

  #sorted(list: readonly unknown[]): readonly unknown[] {
    return list
      .map((one) => [JSON.stringify(one), one] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([, one]) => one);
  }
}

/** Each part of a position by its name. */
export function wholeOf(run: Run): ReadonlyMap<string, string> {
  const { state, sealed, searching, place, interrupting } = run;
  const whole = new WholePosition(state);
  const parts: PositionFields = {
    ...state,
    ...{ sealed, searching, place, interrupting },
  };
  const said = whole.said(parts);
  const units = state.units.map((unit) => JSON.stringify(whole.said(unit, '', true))).toSorted();
  return new Map([
    ...Object.entries(isPart(said) ? said : {}).map(
      ([name, value]) => [name, JSON.stringify(value)] as const,
    ),
    ['units', units.join('\n')],
    [
      'spent',
      JSON.stringify(
        spentNow(state)
          .map(({ origin }) => origin)
          .toSorted((a, b) => a - b),
      ),
    ],
  ]);
}
