import { describe, expect, test } from 'vitest';
import { Keeper, type Locks } from './keeper.ts';
import { NO_PROGRESS, PROGRESS, record, type Progress } from './progress.ts';
import { loadKept, saveKept, type Store } from './storage.ts';
import { forbiddenStore, store } from './store-sample.ts';

const NOW = '2026-01-02T03:04:05.000Z';
const answered = (id: string) => (progress: Progress) => record(progress, id, true, NOW);
const idsOf = ({ answers }: Progress): readonly string[] => Object.keys(answers).sort();

/** A device that takes nothing while `full` says so. */
function device() {
  const kept = store();
  const state = { full: false };
  const filling: Store = {
    ...kept,
    setItem(key, value) {
      if (state.full) throw new Error('full');
      kept.setItem(key, value);
    },
  };
  return { kept, state, filling };
}

/**
 * Two tabs as two processes have them: each reads what it last saw, and what it writes reaches the
 * other a moment later. With locks it sees everything once it has its turn, and one turn ends when
 * its writes have arrived.
 */
function twoTabs(hasLocks: boolean) {
  const kept = store();
  let before: Promise<unknown> = Promise.resolve();
  const tab = () => {
    let seen = new Map<string, string>();
    const look = (): void => void (seen = new Map(kept.kept));
    const locks: Locks = {
      async request(_, turn) {
        before = before.then(async () => {
          look();
          turn();
          await Promise.resolve();
        });
        await before;
      },
    };
    const own: Store = {
      getItem: (key) => seen.get(key) ?? null,
      setItem(key, value) {
        seen.set(key, value);
        queueMicrotask(() => kept.setItem(key, value));
      },
      removeItem: (key) => void seen.delete(key),
    };
    return { look, keeper: new Keeper(own, hasLocks ? locks : undefined) };
  };
  return { kept, tabs: [tab(), tab()] };
}

describe('what the device refuses', () => {
  test('waits as a change and is applied to what another tab kept in the meantime', () => {
    const { kept, state, filling } = device();
    const keeper = new Keeper(filling);
    state.full = true;
    expect(idsOf(keeper.change(PROGRESS, answered('a/one')))).toEqual(['a/one']);
    expect(idsOf(keeper.change(PROGRESS, answered('a/two')))).toEqual(['a/one', 'a/two']);
    expect(keeper.refused).toBe(2);
    saveKept(kept, PROGRESS, record(NO_PROGRESS, 'other/tab', true, NOW));
    expect(idsOf(keeper.load(PROGRESS).value)).toEqual(['a/one', 'a/two', 'other/tab']);
    state.full = false;
    keeper.change(PROGRESS, answered('a/three'));
    expect(keeper.refused).toBe(0);
    const { value } = loadKept(kept, PROGRESS);
    expect(idsOf(value)).toEqual(['a/one', 'a/three', 'a/two', 'other/tab']);
    expect(value.days).toEqual({ '2026-01-02': [4, 0] });
  });

  test('stays as long as the page, where storage is forbidden altogether', () => {
    const keeper = new Keeper(forbiddenStore);
    keeper.change(PROGRESS, answered('a/one'));
    expect(idsOf(keeper.change(PROGRESS, answered('a/two')))).toEqual(['a/one', 'a/two']);
    expect(keeper.refused).toBe(2);
    keeper.forget();
    expect(keeper.refused).toBe(0);
    expect(keeper.load(PROGRESS).value).toEqual(NO_PROGRESS);
  });

  test('a device that does not give what it keeps is not written over', () => {
    const kept = store({ [PROGRESS.key]: JSON.stringify(record(NO_PROGRESS, 'a/b', true, NOW)) });
    const mute: Store = { ...kept, getItem: forbiddenStore.getItem };
    const before = [...kept.kept];
    const keeper = new Keeper(mute);
    keeper.change(PROGRESS, answered('c/d'));
    expect(keeper.refused).toBe(1);
    expect([...kept.kept]).toEqual(before);
  });

  test('a change that throws is a defect and does not wait', () => {
    const keeper = new Keeper(store());
    expect(() =>
      keeper.change(PROGRESS, () => {
        throw new Error('a defect');
      }),
    ).toThrow('a defect');
    expect(idsOf(keeper.change(PROGRESS, answered('a/b')))).toEqual(['a/b']);
  });
});

describe('two tabs', () => {
  /** Each tab answers so often, and sees what the other did every tenth time. */
  async function answer({ kept, tabs }: ReturnType<typeof twoTabs>, each: number) {
    await Promise.all(
      tabs.map(async ({ keeper, look }, tab) => {
        for (let i = 0; i < each; i++) {
          if (i % 10 === 0) look();
          await new Promise<void>((done) => {
            keeper.change(PROGRESS, answered(`t/${tab}-${i % 50}`), done);
          });
        }
      }),
    );
    const { value } = loadKept(kept, PROGRESS);
    const rights = Object.values(value.answers).reduce((sum, { right }) => sum + right, 0);
    expect(value.days).toEqual({ '2026-01-02': [rights, 0] });
    return rights;
  }

  test('2,000 of 2,000 answers are kept, one tab after the other', async () => {
    expect(await answer(twoTabs(true), 1_000)).toBe(2_000);
  });

  test('without locks they would not be', async () => {
    expect(await answer(twoTabs(false), 1_000)).toBeLessThan(2_000);
  });

  test('nothing is written outside of a turn', async () => {
    const kept = store();
    let isTurn = false;
    const guarded: Store = {
      ...kept,
      setItem(key, value) {
        expect(isTurn).toBe(true);
        kept.setItem(key, value);
      },
    };
    const locks: Locks = {
      async request(_, turn) {
        await Promise.resolve();
        isTurn = true;
        turn();
        isTurn = false;
      },
    };
    const keeper = new Keeper(guarded, locks);
    await new Promise<void>((done) => {
      expect(idsOf(keeper.change(PROGRESS, answered('a/b'), done))).toEqual(['a/b']);
      expect(kept.kept.size).toBe(0);
    });
    expect(keeper.refused).toBe(0);
    expect(idsOf(loadKept(kept, PROGRESS).value)).toEqual(['a/b']);
  });

  test('where the device has no lock to give, it is written all the same', async () => {
    const kept = store();
    const locks: Locks = { request: () => Promise.reject(new Error('denied')) };
    const keeper = new Keeper(kept, locks);
    await new Promise<void>((done) => void keeper.change(PROGRESS, answered('a/b'), done));
    expect(loadKept(kept, PROGRESS).value.days).toEqual({ '2026-01-02': [1, 0] });
  });

  test('a page that is left writes what still waits for its turn, once', async () => {
    const kept = store();
    let give = (): void => undefined;
    const locks: Locks = {
      request: (_, turn) => new Promise<void>((done) => (give = () => done(turn()))),
    };
    const keeper = new Keeper(kept, locks);
    keeper.change(PROGRESS, answered('a/b'));
    keeper.write();
    give();
    await Promise.resolve();
    expect(loadKept(kept, PROGRESS).value.days).toEqual({ '2026-01-02': [1, 0] });
  });
});
