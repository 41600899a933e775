/**
 * The official rulings for pages, as they were resolved for this build. Import it only in
 * frontmatter, endpoints and other build code.
 */
import { resolved, type ResolvedRuling } from '../resolved/resolved.ts';

/** All rulings that ask something, in order of their numbers. */
export const { rulings }: { readonly rulings: readonly ResolvedRuling[] } = resolved();
