import type { PlainMove, PlainBoard, PlainEnding } from './board.ts';
import { course } from './course.ts';

/** A board that has more courses of play than the second opinion was told to try. */
export class TooManyPlays extends Error {}

/**
 * Every ending of the moves on the board over all choices of both players, each once. It is slow,
 * and means to be plain: each course is played from the start.
 * @throws TooManyPlays when there are more courses of play than `most`.
 */
export function endings(board: PlainBoard, moves: PlainMove[], most = 20_000): PlainEnding[] {
  const found = new Map<string, PlainEnding>();
  let courses = 0;
  // Plays what was chosen so far and then always the first option, and after that each other
  // option of every choice that this course has met beyond it.
  const explore = (chosen: number[]) => {
    if (++courses > most) throw new TooManyPlays(`more than ${most} courses of play`);
    const met: number[] = [];
    const ending = course(board, moves, (options) => {
      met.push(options);
      return chosen[met.length - 1] ?? 0;
    });
    found.set(JSON.stringify(ending), ending);
    const taken = met.map((_, at) => chosen[at] ?? 0);
    for (const [at, options] of met.entries()) {
      if (at < chosen.length) continue;
      for (let option = 1; option < options; option++) explore([...taken.slice(0, at), option]);
    }
  };
  explore([]);
  return [...found.values()];
}
