import type { Span } from '../../base/span.ts';

/** A part of a text that the engine does not run. */
export interface NotRunnable {
  readonly found: string;
  /** Its words were not understood: those of an effect, or of a line that gives facts. */
  readonly unread?: 'effect' | 'facts';
  readonly span: Span;
}

/** Reports what of a part can't be run. */
export type Reject = (found: string) => void;
