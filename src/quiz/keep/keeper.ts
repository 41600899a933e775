/**
 * Changes of what is kept, one tab after the other. What the device refuses waits as a change, not
 * as a value: it is applied to whatever is kept when the device takes it, so that nothing that
 * another tab wrote in the meantime is lost.
 */
import { changeKept, loadKept, type KeptKind, type Read, type Store } from './storage.ts';

/** The part of `LockManager` that is used. */
export interface Locks {
  request(name: string, turn: () => void): Promise<unknown>;
}

/** A function of nothing but the value: it may be carried out more than once, on other values. */
export type KeptChange<T> = (value: T) => T;

interface WaitingChanges<T> {
  readonly kind: KeptKind<T>;
  readonly changes: readonly KeptChange<T>[];
}

/** All tabs of the site write under it. */
const LOCK = 'ruling-lab';

export class Keeper {
  readonly store: Store;
  readonly #locks: Locks | undefined;
  readonly #waiting = new Map<string, WaitingChanges<unknown>>();
  #refused = 0;

  /** Without locks each change is written at once. */
  constructor(store: Store, locks?: Locks) {
    this.store = store;
    this.#locks = locks;
  }

  /** How many changes the device has refused and does not have yet. */
  get refused(): number {
    return this.#refused;
  }

  /** What is kept, with the changes that wait. */
  load<T>(kind: KeptKind<T>): Read<T> {
    const { value, lost } = loadKept(this.store, kind);
    return { value: applied(this.#of(kind), value), lost };
  }

  /**
   * Changes what is kept of a kind and returns it as it is then. `done` is called once the device
   * has taken or refused the change, together with all that it had refused before.
   */
  change<T>(kind: KeptKind<T>, change: KeptChange<T>, done: () => void = () => undefined): T {
    const value = change(this.load(kind).value);
    const waiting: WaitingChanges<T> = { kind, changes: [...this.#of(kind), change] };
    this.#waiting.set(kind.key, waiting as WaitingChanges<unknown>);
    void this.alone(() => {
      this.write();
      done();
    });
    return value;
  }

  /** Writes what waits, without waiting for a turn: for a page that is about to be gone. */
  write(): void {
    for (const { kind, changes } of this.#waiting.values()) {
      const { saved } = changeKept(this.store, kind, (value) => applied(changes, value));
      if (saved) this.#waiting.delete(kind.key);
    }
    this.#refused = [...this.#waiting.values()].flatMap(({ changes }) => changes).length;
  }

  /** What waits is of no use any more: everything was replaced or deleted. */
  forget(): void {
    this.#waiting.clear();
    this.#refused = 0;
  }

  /**
   * Does something while no other tab writes; without locks, or where the device has none to give,
   * at once.
   */
  alone(work: () => void): Promise<void> | void {
    if (this.#locks === undefined) return work();
    let hasBegun = false;
    const turn = (): void => {
      hasBegun = true;
      work();
    };
    return this.#locks.request(LOCK, turn).then(
      () => undefined,
      (problem: unknown) => {
        if (hasBegun) throw problem;
        turn();
      },
    );
  }

  #of<T>(kind: KeptKind<T>): readonly KeptChange<T>[] {
    const waiting = this.#waiting.get(kind.key) as WaitingChanges<T> | undefined;
    return waiting?.changes ?? [];
  }
}

const applied = <T>(changes: readonly KeptChange<T>[], value: T): T =>
  changes.reduce((before, change) => change(before), value);
