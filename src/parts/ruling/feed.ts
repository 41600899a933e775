/** The rulings as an Atom feed (RFC 4287). */
import { escapeHtml } from '../../base/words.ts';
import { urlOfRuling } from '../../rules/ruling-url.ts';

/** What an entry says of its ruling. */
interface FeedRuling {
  readonly numbers: readonly string[];
  readonly title: string;
  readonly answer: string;
  readonly decides: readonly string[];
  readonly ready: { readonly question: { readonly question: string } };
}

/**
 * `updated`: a day as "2026-03-27". An entry is known by the address of its ruling, which stays;
 * rulings carry no date of their own, so that all have the day of the rules they were played with.
 */
export function feedOf(rulings: readonly FeedRuling[], site: URL, updated: string): string {
  const at = `${updated}T00:00:00Z`;
  const address = (path: string): string => escapeHtml(new URL(path, site).href);
  const entries = rulings
    .toSorted((a, b) => numberOf(b) - numberOf(a))
    .map(({ numbers: [number = ''], title, ready: { question }, answer, decides }) => {
      const url = address(urlOfRuling(number));
      const said = `${question.question} ${answer} Rules that decide it: ${decides.join(', ')}.`;
      return `  <entry>
    <id>${url}</id>
    <title>${escapeHtml(`${number} ${title}`)}</title>
    <link href="${url}"/>
    <updated>${at}</updated>
    <summary>${escapeHtml(said)}</summary>
  </entry>`;
    });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${address('/rulings/')}</id>
  <title>Ruling Lab: official rulings</title>
  <author><name>Ruling Lab</name></author>
  <link rel="self" href="${address('/rulings/feed.xml')}"/>
  <link href="${address('/rulings/')}"/>
  <updated>${at}</updated>
${entries.join('\n')}
</feed>
`;
}

const numberOf = ({ numbers: [first = ''] }: FeedRuling): number => Number(first.slice(1));
