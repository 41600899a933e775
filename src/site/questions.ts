/**
 * The questions for pages, as they were resolved for this build, which stops where something is
 * wrong or author and engine disagree. Import it only in frontmatter, endpoints and other build
 * code.
 */
import { resolved, type ResolvedQuestion } from './resolved/resolved.ts';

/** All questions in order of topic, level and title. */
export const { questions }: { readonly questions: readonly ResolvedQuestion[] } = resolved();
