/** What is kept of damaged data, and how all that is kept is deleted. */
import {
  damagedKey,
  loadKept,
  parseKept,
  setAsideOf,
  type KeptKind,
  type Store,
} from '../../keep/storage.ts';
import { KIND_LIST, kindOf, type KindName } from './kept.ts';

/**
 * Every damaged text as it was found, kind by kind, the oldest first: those that were set aside,
 * and the one that is kept now and waits to be.
 */
export function damagedTexts(store: Store): { readonly [name in KindName]?: readonly string[] } {
  return Object.fromEntries(
    KIND_LIST.flatMap((name) => {
      const texts = [...new Set([...setAsideOf(store, kindOf(name)), ...damagedNow(store, name)])];
      return texts.length === 0 ? [] : [[name, texts]];
    }),
  );
}

function damagedNow(store: Store, name: KindName): readonly string[] {
  try {
    const text = store.getItem(kindOf(name).key);
    return text !== null && parseKept(kindOf(name), text).lost.length > 0 ? [text] : [];
  } catch {
    return [];
  }
}

/**
 * Deletes the damaged texts, which makes room; of one that is kept now what can be read stays.
 * False when the device refuses.
 */
export function deleteDamaged(store: Store): boolean {
  try {
    for (const name of KIND_LIST) {
      const kind = kindOf(name);
      if (damagedNow(store, name).length > 0) {
        const { value } = loadKept(store, kind);
        store.setItem(kind.key, JSON.stringify(value));
      }
      removeSetAside(store, kind);
    }
    return true;
  } catch {
    return false;
  }
}

/**
 * Deletes everything, damaged texts that were set aside included; false when the device refuses.
 */
export function deleteAll(store: Store): boolean {
  try {
    for (const name of KIND_LIST) {
      store.removeItem(kindOf(name).key);
      removeSetAside(store, kindOf(name));
    }
    return true;
  } catch {
    return false;
  }
}

/** The last first, so that none is out of reach when the device refuses one. */
function removeSetAside(store: Store, kind: KeptKind<unknown>): void {
  for (let nth = setAsideOf(store, kind).length; nth > 0; nth--)
    store.removeItem(damagedKey(kind, nth));
}
