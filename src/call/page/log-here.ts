/** The log of calls on this device; loaded by the page when it is there. */
import {
  CALLS,
  callsAsText,
  whenOf,
  withCall,
  withoutCall,
  type KeptCall,
} from '../../quiz/keep/calls.ts';
import { TYPED_CARDS, withTyped } from '../../quiz/keep/typed-cards.ts';
import { changeOf, keeper, loadOf, type Say } from '../../quiz/page/device.ts';

export interface Logged {
  readonly calls: readonly KeptCall[];
  /** What of it is damaged and can't be shown, in words; '' for nothing. */
  readonly damaged: string;
}

export function loadCalls(): Logged {
  const { value, lost } = keeper.load(CALLS);
  return { calls: value.entries, damaged: lost.join(', ') };
}

export const logCall = (call: KeptCall, say: Say): readonly KeptCall[] =>
  changeOf(CALLS, withCall(call), say).entries;

export const removeCall = (at: string, say: Say): readonly KeptCall[] =>
  changeOf(CALLS, withoutCall(at), say).entries;

/** The moment as the log keeps it. */
export const momentNow = (): string => new Date().toISOString();

export const textOf = callsAsText;
export const inWords = whenOf;

/** Cards that were typed in earlier, in the notation of boards, the newest first. */
export const loadTyped = (): readonly string[] => loadOf(TYPED_CARDS).value.entries;

export function keepTyped(texts: readonly string[], say: Say): void {
  changeOf(TYPED_CARDS, withTyped(texts), say);
}
