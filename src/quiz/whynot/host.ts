/** What a search asks of the page that it runs in. */
import { loadKit } from '../whatif/load.ts';
import type { KeywordKit } from '../../scenario/change/kit.ts';

/** What a search in a page needs of the page. */
export interface Host {
  /** What keywords stand for; asked for when a change needs it. */
  readonly kit: () => Promise<KeywordKit>;
  /** Lets the page do what waits. */
  readonly pause: () => Promise<void>;
}

export const HOST: Host = {
  // Without it no keyword is added: what else can be different is tried all the same.
  kit: () =>
    loadKit().then(
      ({ keywords }) => keywords,
      () => ({}),
    ),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
};
