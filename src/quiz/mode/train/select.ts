/**
 * Which question comes next. It depends on nothing but what is given, so that the same seed and the
 * same answers deal the same questions.
 */
import { hash } from '../../../base/chance.ts';
import { RULINGS_TOPIC } from '../../common/rulings-topic.ts';
import type { Progress } from '../../keep/progress.ts';
import { familiesOf, type Entry } from '../../list/entry.ts';
import { difficultyOf } from './rating.ts';
import type { TrainingTurn } from './session.ts';

/** What is known of a person. */
export interface Trainee {
  readonly progress: Progress;
  /** Questions that the review schedule asks for. */
  readonly due: ReadonlySet<string>;
  readonly rating: number;
  /** Milliseconds. */
  readonly now: number;
}

/** Between a missed question and its return there are so many others. */
export const FEWEST_BETWEEN = 3;
export const MOST_BETWEEN = 6;
/** A question that is missed again and again returns so often in a session. */
const MOST_RETURNS = 2;

const DAY = 86_400_000;
/** Points by which a question may lie below the person's rating, or above, and still come often. */
const REACH = { below: 300, above: 200 };

type NextTurn = Pick<TrainingTurn, 'id' | 'again' | 'rated'>;

/**
 * What may not be the same twice in a row: the keywords of a question and its topic. All official
 * rulings share one topic, which says nothing.
 */
export const marksOf = ({ keywords, topic }: Entry): readonly string[] =>
  topic === RULINGS_TOPIC ? keywords : [...new Set([...keywords, topic])];

const share = (a: Entry | undefined, b: Entry | undefined): boolean => {
  if (a === undefined || b === undefined) return false;
  const marks = marksOf(b);
  return marksOf(a).some((mark) => marks.includes(mark));
};

/**
 * The next question of a session, or `null` where there is none at all. What was missed comes back
 * after three to six others; else the draw prefers what the person is weak in, what is near their
 * rating, what is due and what is new. Neighbours share no keyword, where the pool allows it.
 */
export function nextTurn(
  pool: readonly Entry[],
  turns: readonly TrainingTurn[],
  seed: string,
  trainee: Trainee,
): NextTurn | null {
  const place = turns.length;
  const find = new Map(pool.map((entry) => [entry.id, entry]));
  const last = find.get(turns.at(-1)?.id ?? '');
  const waiting = missedIn(turns).filter(({ asked }) => find.has(asked));
  /** What has to come after this one. */
  const after = waiting.find(({ at }) => at + MOST_BETWEEN + 1 === place + 1);
  const forced = after && find.get(after.asked);
  const back = waiting.find(({ id, asked, at, times }) => {
    const others = place - at - 1;
    if (others >= MOST_BETWEEN) return true;
    const span = MOST_BETWEEN - FEWEST_BETWEEN + 1;
    const wanted = FEWEST_BETWEEN + (hash(`${seed}/${id}/${times}`) % span);
    const entry = find.get(asked);
    const isOther = id !== after?.id && share(entry, forced);
    return others >= wanted && !share(entry, last) && !isOther;
  });
  const missed = back && find.get(back.asked);
  const entry = missed
    ? (likeOf(missed, pool, turns, seed) ?? missed)
    : draw(pool, turns, `${seed}/${place}`, trainee, last, forced);
  if (entry === undefined) return null;
  return { id: entry.id, again: back?.id ?? '', rated: isRated(entry.id, trainee) };
}

/** An answer says little about strength if the same question was answered within a day. */
function isRated(id: string, { progress, now }: Trainee): boolean {
  const at = Date.parse(progress.answers[id]?.at ?? '');
  return !(now - at < DAY);
}

interface Missed {
  /** The question that was missed first. */
  readonly id: string;
  /** The question that was missed last for it: itself, or one like it. */
  readonly asked: string;
  /** The place of that miss, and how often it has come back. */
  readonly at: number;
  readonly times: number;
}

/** What was missed and is to come back, the longest ago first. */
function missedIn(turns: readonly TrainingTurn[]): readonly Missed[] {
  const missed = new Map<string, Missed>();
  turns.forEach(({ id, again, right }, at) => {
    const first = again === '' ? id : again;
    const times = again === '' ? 0 : (missed.get(first)?.times ?? 0) + 1;
    // Without an answer it is as if it were right: it is asked now.
    missed.delete(first);
    if (right === false && times < MOST_RETURNS)
      missed.set(first, { id: first, asked: id, at, times });
  });
  return [...missed.values()];
}

/**
 * Another question on the same main rule, with no other keywords, that was not asked in this
 * session: it trains the rule and not the picture.
 */
function likeOf(
  missed: Entry,
  pool: readonly Entry[],
  turns: readonly TrainingTurn[],
  seed: string,
): Entry | undefined {
  const marks = marksOf(missed);
  const like = pool.filter(
    (entry) =>
      entry.cites[0] === missed.cites[0] &&
      entry.level <= missed.level &&
      marksOf(entry).every((mark) => marks.includes(mark)) &&
      !turns.some(({ id }) => id === entry.id),
  );
  return best(like, ({ id }) => hash(`${seed}/like/${id}`));
}

/** A question by lot: each with a chance that its weight decides. */
function draw(
  pool: readonly Entry[],
  turns: readonly TrainingTurn[],
  seed: string,
  trainee: Trainee,
  last: Entry | undefined,
  forced: Entry | undefined,
): Entry | undefined {
  const placeOf = (entry: Entry): number => turns.findLastIndex(({ id }) => id === entry.id);
  const isFresh = (entry: Entry): boolean => placeOf(entry) < 0;
  const isOld = (entry: Entry): boolean => turns.length - placeOf(entry) > FEWEST_BETWEEN;
  const differs = (entry: Entry): boolean => !share(entry, last);
  const isFree = (entry: Entry): boolean => !share(entry, forced);
  // A small pool does not have all of it; what matters less is given up first.
  const wishes: readonly ((entry: Entry) => boolean)[] = [
    (entry) => isFresh(entry) && differs(entry) && isFree(entry),
    (entry) => isOld(entry) && differs(entry) && isFree(entry),
    (entry) => isFresh(entry) && differs(entry),
    (entry) => isOld(entry) && differs(entry),
    isFresh,
    isOld,
    ({ id }) => id !== last?.id,
    () => true,
  ];
  const left = wishes.map((wish) => pool.filter(wish)).find((found) => found.length > 0) ?? [];
  const weightOf = weights(pool, trainee, last);
  // Efraimidis and Spirakis: the least of these comes with the chance that its weight has.
  return best(left, (entry) => {
    const chance = (hash(`${seed}/${entry.id}`) + 1) / 2 ** 32;
    return -Math.log(chance) / weightOf(entry);
  });
}

function best(entries: readonly Entry[], rankOf: (entry: Entry) => number): Entry | undefined {
  let found: { readonly entry: Entry; readonly rank: number } | undefined;
  for (const entry of entries) {
    const rank = rankOf(entry);
    if (found === undefined || rank < found.rank) found = { entry, rank };
  }
  return found?.entry;
}

/** How much each question is wanted now; above zero. */
function weights(
  pool: readonly Entry[],
  { progress, due, rating, now }: Trainee,
  last: Entry | undefined,
): (entry: Entry) => number {
  const weak = weakness(pool, progress);
  const family = last && familiesOf(last)[0];
  return (entry) => {
    const answered = progress.answers[entry.id];
    const days = answered === undefined ? 0 : (now - Date.parse(answered.at)) / DAY;
    const apart = difficultyOf(entry.level) - rating;
    const isNear = Math.exp(-((apart / (apart > 0 ? REACH.above : REACH.below)) ** 2) / 2);
    // What was answered rightly comes back slowly, what was missed soon; not both on one day.
    const isTime =
      answered === undefined ? 1 : days < 1 ? 0.05 : answered.last ? Math.min(1, days / 14) : 2;
    return (
      Math.max(0.001, isNear) *
      isTime *
      weak(entry) ** 2 *
      (due.has(entry.id) && !(days < 1 && answered !== undefined) ? 4 : 1) *
      // There are more rulings than questions, and most are answered with yes or no.
      (entry.topic === RULINGS_TOPIC ? 0.5 : 1) *
      (familiesOf(entry)[0] === family ? 0.3 : 1)
    );
  };
}

/**
 * How weak a person is in what a question is about: the share of wrong ones among the last answers
 * to all questions of its rule families, one right and one wrong answer added.
 */
function weakness(pool: readonly Entry[], { answers }: Progress): (entry: Entry) => number {
  const families = new Map<string, { all: number; wrong: number }>();
  for (const entry of pool) {
    const recent = answers[entry.id]?.recent ?? '';
    for (const family of familiesOf(entry)) {
      const { all, wrong } = families.get(family) ?? { all: 0, wrong: 0 };
      families.set(family, {
        all: all + recent.length,
        wrong: wrong + recent.replaceAll('1', '').length,
      });
    }
  }
  return (entry) => {
    const own = familiesOf(entry).map((family) => {
      const { all, wrong } = families.get(family) ?? { all: 0, wrong: 0 };
      return (wrong + 1) / (all + 2);
    });
    return own.reduce((sum, share) => sum + share, 0) / Math.max(1, own.length);
  };
}
