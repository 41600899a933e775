/** How sure a verdict is, in a line below it; made at build time. */
import { noticeOf } from '../../ui/policy/notice.ts';
import type { Policy } from '../../rules/policy.ts';

/**
 * HTML. `policies`: the open points that the answer turns on, as the check of the question finds
 * them by running the other reading of each; `rulings`: numbers of official rulings that agree.
 */
export function sureOf(policies: readonly Policy[], rulings: readonly string[]): string {
  if (policies.length > 0) return noticeOf(policies);
  const said =
    rulings.length === 0
      ? ''
      : ` and official ruling${rulings.length === 1 ? '' : 's'} ${rulings.join(', ')}`;
  return `<p class="quiet">Sure by the text of the rules${said}.</p>`;
}
