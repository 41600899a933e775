/**
 * What a question says of the open points of the rules that it depends on; made at build time,
 * shown with its explanation.
 */
import { escapeHtml } from '../../base/words.ts';
import { urlOf } from '../../rules/corpus.ts';
import { urlOfPolicy, type Policy } from '../../rules/policy.ts';
import { findCitations } from '../../rules/span.ts';

/**
 * One quiet paragraph for each policy: its name, what is followed, why. Rule numbers become links.
 */
export function noticeOf(policies: readonly Policy[]): string {
  return policies
    .map(
      (policy) =>
        `<p class="quiet">This depends on an open point of the rules: <a href="${urlOfPolicy(policy)}">${escapeHtml(policy.name)}</a>. ` +
        `Our reading: ${linked(policy.followed)} Why: ${linked(policy.reason)}</p>`,
    )
    .join('');
}

function linked(text: string): string {
  let html = '';
  let from = 0;
  for (const { number, start, end } of findCitations(text)) {
    html += `${escapeHtml(text.slice(from, start))}<a href="${urlOf(number)}">${number}</a>`;
    from = end;
  }
  return html + escapeHtml(text.slice(from));
}
