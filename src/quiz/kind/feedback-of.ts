/// <reference types="astro/client" />
/** What marks a question of any kind, with the engine. */
import { partOf } from '../common/folder-of.ts';
import type { FeedbackOn } from '../feedback/feedback.ts';
import type { Ask, Kind } from './index.ts';

const FEEDBACK = import.meta.glob<FeedbackOn<Ask>>('./*/feedback.ts', {
  eager: true,
  import: 'feedback',
});

/** The feedback of a kind. */
export const feedbackOf = (kind: Kind): FeedbackOn<Ask> => partOf(kind, FEEDBACK, 'feedback.ts');
