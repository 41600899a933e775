/**
 * A call of the log as it is put on the table again. What is kept on a device may be damaged, so
 * that each part is checked.
 */
import { readDispute } from '../asked/read-dispute.ts';
import type { KeptCall } from '../../quiz/keep/calls.ts';
import type { CallPiece, CallSide, CallTable } from '../table/table.ts';
import type { Entered } from './entered.ts';

/** More of anything is on no table. */
const MOST = 200;

const partsOf = (value: unknown): Readonly<Record<string, unknown>> => ({ ...Object(value) });

const DAMAGED =
  "What was on the table of this call is damaged, so it can't be put there again. Its words are all here.";

/** What is put on the table again of a call, or why it can't be. `goneOf`: cards it can't have. */
export function againOf(
  { again }: KeptCall,
  goneOf: (entered: Entered) => readonly string[],
): Entered | string {
  const entered = readEntered(again);
  if (entered === null) return DAMAGED;
  const gone = goneOf(entered);
  if (gone.length === 0) return entered;
  return `This call can't be put on the table without ${gone.join(' and ')}. Open the card file again, or type the card in.`;
}

/** What was entered of it; `null` where that can't be read. */
function readEntered(value: unknown): Entered | null {
  const { table, actions, without, ...said } = partsOf(value);
  const read = readTable(table);
  if (read === null || !areWords(actions) || !areWords(without)) return null;
  return { table: read, actions, without, ...readDispute(said) };
}

function readTable(value: unknown): CallTable | null {
  const { memory, P1, P2 } = partsOf(value);
  const sides = [readSide(P1), readSide(P2)] as const;
  if (!isWhole(memory, -10, 10) || sides[0] === null || sides[1] === null) return null;
  return { memory, P1: sides[0], P2: sides[1] };
}

function readSide(value: unknown): CallSide | null {
  const { battle, breeding, hand, security, trash, ...unknown } = partsOf(value);
  const { unknownSecurity, unknownHand } = unknown;
  if (!arePieces(battle) || !arePieces(breeding)) return null;
  if (!areWords(hand) || !areWords(security) || !areWords(trash)) return null;
  if (!isWhole(unknownSecurity, 0, MOST) || !isWhole(unknownHand, 0, MOST)) return null;
  return { battle, breeding, hand, security, trash, unknownSecurity, unknownHand };
}

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const areWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MOST && value.every((one) => typeof one === 'string');

const arePieces = (value: unknown): value is readonly CallPiece[] =>
  Array.isArray(value) && value.length <= MOST && value.every(isPiece);

function isPiece(value: unknown): value is CallPiece {
  const { card, suspended, placed, under } = partsOf(value);
  return (
    typeof card === 'string' &&
    typeof suspended === 'boolean' &&
    typeof placed === 'boolean' &&
    areWords(under)
  );
}
