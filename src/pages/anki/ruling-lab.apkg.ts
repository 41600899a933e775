/** /anki/ruling-lab.apkg: all questions as a deck for Anki. */
import type { APIRoute } from 'astro';
import { makeDeck } from '../../anki/deck.ts';
import { notes } from '../../site/quiz/anki.ts';
import { contentDate } from '../../site/content/content-date.ts';
import { corpus } from '../../site/corpus.ts';

export const GET: APIRoute = ({ site, url }) =>
  new Response(makeDeck(notes(site ?? url), contentDate(corpus.edition.date)), {
    headers: { 'content-type': 'application/octet-stream' },
  });
