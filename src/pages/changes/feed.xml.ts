/** /changes/feed.xml: the editions of the manual as an Atom feed. */
import type { APIRoute } from 'astro';
import { feedOfEditions } from '../../parts/change/feed.ts';
import { changes } from '../../site/rules/changes.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(feedOfEditions(changes, site ?? new URL('http://localhost/')), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
