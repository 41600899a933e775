import type { Span } from '../../base/span.ts';

/** A part of a text that the engine does not run. */
export interface NotRunnable {
  readonly found: string;
  readonly span: Span;
}
