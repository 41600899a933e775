/** The saved situations of this device, in its local storage; none where it is denied. */
import { readSaved, type SavedSituation } from './saved.ts';

const KEY = 'ruling-lab lab';

export function loadSaved(): readonly SavedSituation[] {
  try {
    return readSaved(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Whether it could be kept. */
export function keepSaved(saved: readonly SavedSituation[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(saved));
    return true;
  } catch {
    return false;
  }
}
