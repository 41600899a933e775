/** "your other Digimon": other than the one with the effect, or than the one that set it off. */
import type { Span } from '../../base/span.ts';
import type { Side } from '../../effect/tree/tree.ts';
import type { NotRunnable } from '../can-run/not-runnable.ts';
import type { Ability } from './ability.ts';

/**
 * "Suspend 1 of your Digimon. Then, unsuspend 1 of your other Digimon" on an Option: it is no
 * Digimon itself, so that the words would leave out nobody.
 */
export const othersOnOption = ({ events, keyword, sentences }: Ability): readonly NotRunnable[] =>
  keyword !== undefined || events.some(({ phrase }) => phrase !== undefined)
    ? []
    : othersIn(sentences);

interface OtherOnes {
  readonly kind: string;
  readonly other: boolean;
  readonly side: Side;
  readonly span: Span;
}

function othersIn(part: unknown): readonly NotRunnable[] {
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap(othersIn);
  const { other, kind, side, span } = part as Partial<OtherOnes>;
  // Other than one that their player has chosen: card/refers/others.ts.
  const isTheirs = side === "your opponent's";
  if (other === true && span !== undefined && !isTheirs && ON_FIELD.has(kind ?? ''))
    return [{ found: '"other" on an Option', span }];
  return Object.entries(part).flatMap(([field, value]) =>
    CLEAR.has(field) ? [] : othersIn(value),
  );
}

/**
 * An effect in quotation marks is that of the Digimon that gains it, and cards are placed under
 * another one than what is placed.
 */
const CLEAR: ReadonlySet<string> = new Set(['line', 'under']);

const ON_FIELD: ReadonlySet<string> = new Set(['any', 'all', 'choose']);
