/**
 * Which choices lead where in an exploration, taken down while it goes on: whatever a player can
 * force is read from it, and nothing is played again.
 */
import type { Player } from '../../base/player.ts';
import type { Taken } from '../run/run.ts';

/** A place in the tree, for who looks at it. */
export interface CoursePlace {
  /** Who chooses next; `null` where that is not known, or nobody chooses any more. */
  readonly player: Player | null;
  /** Where each option leads; one that was not followed is missing. */
  readonly options: ReadonlyMap<number, CoursePlace>;
  readonly width: number;
  /** Another place with the same position, where it was followed. */
  readonly same: CoursePlace | null;
  /** The ending that it leads to without a choice (`Ending.key`). */
  readonly ending: number | null;
}

/** A place in the tree: what is open between two choices. */
interface Junction {
  /** Who chooses next; `null` where that is not known yet, or nobody chooses any more. */
  player: Player | null;
  /** Where each option leads; one that was not followed is missing. */
  options: Map<number, Junction>;
  width: number;
  /** One of several cards is chosen that the player doesn't see: nobody has it in hand. */
  unseen: boolean;
  /** Another place with the same position, where it was followed. */
  same: Junction | null;
  /** The ending that it leads to without a choice (`Ending.key`). */
  ending: number | null;
  /** `undefined`: not looked at, `null`: being looked at, or nobody can tell. */
  can?: boolean | null;
}

/** Of all places where nobody chooses: most of a tree are leaves. */
const NONE: Map<number, Junction> = new Map();

const newJunction = (): Junction => ({
  player: null,
  options: NONE,
  width: 0,
  unseen: false,
  same: null,
  ending: null,
});

export class CourseTree {
  readonly #start = newJunction();
  /** Where each position was met first. */
  readonly #positions = new Map<number, Junction>();

  get start(): CoursePlace {
    return this.#start;
  }

  /** Behind these choices a position is met for the first time. */
  passes(taken: readonly Taken[], position: number): void {
    this.#positions.set(position, this.#at(taken));
  }

  /** Behind these choices a position is met again, and not followed. */
  joins(taken: readonly Taken[], position: number): void {
    const known = this.#positions.get(position) ?? null;
    const place = this.#at(taken);
    // Met again without a choice in between, it goes on as it did.
    if (known !== place) place.same = known;
  }

  /** These choices lead to an ending. */
  ends(taken: readonly Taken[], ending: number): void {
    this.#at(taken).ending = ending;
  }

  /**
   * Whether a player can bring it about that the game comes to an ending that `isSo`, whatever the
   * other one chooses. `null`: that cannot be told from what was followed.
   */
  canForce(player: Player, isSo: (ending: number) => boolean): boolean | null {
    const open: Junction[] = [this.#start];
    const asked: Junction[] = [];
    // A list and no recursion: a course may be as long as it likes.
    for (let place = open.at(-1); place !== undefined; place = open.at(-1)) {
      if (place.can === undefined) {
        place.can = null;
        asked.push(place);
        open.push(...nextOf(place).filter(({ can }) => can === undefined));
        continue;
      }
      open.pop();
      place.can ??= valueAt(place, player, isSo);
    }
    const found = this.#start.can ?? null;
    for (const place of asked) delete place.can;
    return found;
  }

  #at(taken: readonly Taken[]): Junction {
    let place = this.#start;
    for (const { player, kind, index, width } of taken) {
      place.player = player;
      place.width = width;
      place.unseen = kind === 'unseen';
      let next = place.options.get(index);
      if (next === undefined) {
        next = newJunction();
        if (place.options === NONE) place.options = new Map();
        place.options.set(index, next);
      }
      place = next;
    }
    return place;
  }
}

const nextOf = ({ same, options }: Junction): readonly Junction[] =>
  same === null ? [...options.values()] : [same];

/** What can be forced from here, by what can be forced from the places behind it. */
function valueAt(
  place: Junction,
  player: Player,
  isSo: (ending: number) => boolean,
): boolean | null {
  if (place.same !== null) return place.same.can ?? null;
  if (place.player === null) return place.ending === null ? null : isSo(place.ending);
  const wanted = !place.unseen && place.player === player;
  const values = [...place.options.values()].map(({ can }) => can ?? null);
  // One option is enough for the player, and one is enough for the other, or chance, to prevent it.
  if (values.includes(wanted)) return wanted;
  return values.includes(null) || values.length < place.width ? null : !wanted;
}
