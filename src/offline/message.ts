/** What a page and the worker that keeps the site say to each other. */

/**
 * `hello`: a page is there. `replace`: take the place of the worker before. `forget`: write nothing
 * down any more.
 */
export type WorkerRequest = 'hello' | 'state' | 'replace' | 'forget';

/** What the copy on the device is. */
export interface OfflineState {
  readonly version: string;
  /** The page that asks was answered from the device, not by the network. */
  readonly fromDevice: boolean;
  /** Whether the rules are kept, too. */
  readonly rules: boolean;
}

export const isState = (data: unknown): data is OfflineState =>
  typeof data === 'object' && data !== null && 'version' in data && 'fromDevice' in data;
