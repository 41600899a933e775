import { FREE, PAID, type Price } from '../procedure/play/play.ts';
import type { ActionOf } from './processing.ts';

export function priceOf(cost: ActionOf<'play'>['cost'] | undefined): Price {
  switch (cost?.kind) {
    case undefined:
    case 'paid':
      return PAID;
    case 'free':
      return FREE;
    case 'fixed':
      return { kind: 'fixed', n: cost?.n ?? 0 };
    case 'reduced':
      return { kind: 'paid', less: cost?.n ?? 0 };
  }
}
