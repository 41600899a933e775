/** /rulings/feed.xml: the rulings as an Atom feed, the newest file of the collection first. */
import type { APIRoute } from 'astro';
import { corpus } from '../../site/corpus.ts';
import { rulings } from '../../site/quiz/rulings.ts';
import { feedOf } from '../../parts/ruling/feed.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(feedOf(rulings, site ?? new URL('http://localhost/'), corpus.edition.date), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
