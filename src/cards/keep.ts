/**
 * The card file on the device, in IndexedDB: one record for the file, and one for what the engine
 * runs of it. A store that is denied, full or broken is an answer here, never an exception.
 */
import type { Result } from '../base/result.ts';
import { readKept, type KeptCards } from './kept-cards.ts';
import { CARDS_DATABASE } from './limits.ts';

const STORE = 'kept';
const FILE = 'file';
const RUN = 'run';

/** Which cards run whole, as one version of the engine finds it. */
export interface KeptRuns {
  /** Version of the site. */
  readonly by: string;
  /** Of which file (`stampOf`): another tab may have brought another one since. */
  readonly of: string;
  readonly whole: readonly string[];
}

export type NotKept = 'denied' | 'full';

/** What is kept; `null` for nothing that can be read. */
export async function loadCards(): Promise<{
  readonly cards: KeptCards | null;
  readonly runs: KeptRuns | null;
}> {
  const none = { cards: null, runs: null };
  const loaded = await reached('readonly', async (store) => {
    const [cards, runs] = [answerOf(store.get(FILE)), answerOf(store.get(RUN))];
    return { cards: readKept(await cards), runs: readRuns(await runs) };
  });
  return loaded.ok ? loaded.value : none;
}

/** Whether there is a file; reads none of it. */
export async function hasCards(): Promise<boolean> {
  const found = await reached('readonly', (store) => answerOf(store.count(FILE)));
  return found.ok && found.value > 0;
}

/** Takes the place of what was kept; when that fails, what was kept before is still there. */
export const keepCards = (cards: KeptCards): Promise<Result<unknown, NotKept>> =>
  reached('readwrite', async (store) => {
    store.delete(RUN);
    await answerOf(store.put(cards, FILE));
  });

export const keepRuns = (runs: KeptRuns): Promise<Result<unknown, NotKept>> =>
  reached('readwrite', (store) => answerOf(store.put(runs, RUN)));

export const removeCards = (): Promise<Result<unknown, NotKept>> =>
  reached('readwrite', (store) => answerOf(store.clear()));

const readRuns = (value: unknown): KeptRuns | null =>
  typeof value === 'object' &&
  value !== null &&
  'by' in value &&
  typeof value.by === 'string' &&
  'of' in value &&
  typeof value.of === 'string' &&
  'whole' in value &&
  Array.isArray(value.whole)
    ? { by: value.by, of: value.of, whole: value.whole.filter((one) => typeof one === 'string') }
    : null;

/** Uses the store in one transaction. Reading makes no store where there is none. */
async function reached<T>(
  mode: 'readonly' | 'readwrite',
  use: (store: IDBObjectStore) => Promise<T>,
): Promise<Result<T, NotKept>> {
  let database: IDBDatabase | undefined;
  try {
    database = await opened(mode === 'readwrite');
    const transaction = database.transaction(STORE, mode);
    const done = doneWith(transaction);
    // What is used fails with the transaction, and that is told once.
    done.catch(() => undefined);
    const value = await use(transaction.objectStore(STORE));
    await done;
    return { ok: true, value };
  } catch (problem) {
    const name = problem instanceof DOMException ? problem.name : '';
    return { ok: false, problem: name === 'QuotaExceededError' ? 'full' : 'denied' };
  } finally {
    database?.close();
  }
}

function opened(makes: boolean): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(CARDS_DATABASE, 1);
    request.onupgradeneeded = () => {
      if (makes) request.result.createObjectStore(STORE);
      else request.transaction?.abort();
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const doneWith = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
