/** The words of a page of somebody else that show a situation there. */
import { escapeHtml } from '../../base/words.ts';

/** `link`: the full address of the situation in the lab. */
export function embedCode(link: string, title: string): string {
  const address = new URL(link);
  address.pathname = '/lab/embed/';
  return `<iframe src="${escapeHtml(address.href)}" title="${escapeHtml(title)}" width="100%" height="640" loading="lazy" style="border: 1px solid #ccc"></iframe>`;
}
