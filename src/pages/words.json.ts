/** /words.json: what the cards of keywords, timings and terms say; fetched with the first. */
import { corpus } from '../site/corpus.ts';
import { terms } from '../site/words/glossary.ts';
import { makeWordCards } from '../site/words/word-cards.ts';

export const GET = (): Response => Response.json(makeWordCards(corpus.keywords, terms));
