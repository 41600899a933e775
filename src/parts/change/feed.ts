/** The editions of the manual as an Atom feed (RFC 4287), the newest first. */
import { changeInWords } from './words.ts';
import { escapeHtml } from '../../base/words.ts';
import { effective } from '../../rules/identity/changes.ts';
import type { Changes } from '../../rules/identity/changes.ts';

/** An entry is an edition; its id is the place of that edition on the page, which stays. */
export function feedOfEditions({ editions }: Changes, site: URL): string {
  const address = (path: string): string => escapeHtml(new URL(path, site).href);
  const entries = editions.toReversed().map((edition) => {
    const url = address(`/changes/#v${edition.edition}`);
    const said = effective(edition).map(changeInWords).join('. ');
    return `  <entry>
    <id>${url}</id>
    <title>${escapeHtml(`Edition ${edition.edition}`)}</title>
    <link href="${url}"/>
    <updated>${edition.date}T00:00:00Z</updated>
    <summary>${escapeHtml(said)}</summary>
  </entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${address('/changes/')}</id>
  <title>Ruling Lab: editions of the rules</title>
  <author><name>Ruling Lab</name></author>
  <link rel="self" href="${address('/changes/feed.xml')}"/>
  <link href="${address('/changes/')}"/>
  <updated>${editions.at(-1)?.date ?? '2023-10-31'}T00:00:00Z</updated>
${entries.join('\n')}
</feed>
`;
}
