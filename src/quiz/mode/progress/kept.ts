/** All kinds of things that are kept on the device. */
import { CALLS } from '../../keep/calls.ts';
import { PROGRESS } from '../../keep/progress.ts';
import type { KeptKind } from '../../keep/storage.ts';
import { TYPED_CARDS } from '../../keep/typed-cards.ts';
import { DAILY } from '../daily/kept.ts';
import { EXAMS } from '../exam/kept.ts';
import { REVIEW } from '../review/kept.ts';
import { RUNS } from '../run/kept.ts';
import { TRAINING } from '../train/kept.ts';

/** Everything that is kept: what is saved to a file, read from one, and deleted. */
const KINDS = {
  answers: PROGRESS,
  training: TRAINING,
  daily: DAILY,
  review: REVIEW,
  runs: RUNS,
  exams: EXAMS,
  calls: CALLS,
  typed: TYPED_CARDS,
};
export type KindName = keyof typeof KINDS;
export const KIND_LIST = Object.keys(KINDS).filter((name): name is KindName => name in KINDS);

/** A kind by its name, whatever it keeps. */
export const kindOf = (name: KindName): KeptKind<unknown> => KINDS[name];
