/**
 * /call/rules/16.json: the rules of a chapter by their numbers, each with its heading and words, to
 * be shown with a call.
 */
import type { APIRoute } from 'astro';
import type { SaidRules } from '../../../call/page/rule-words.ts';
import { index } from '../../../site/corpus.ts';

const chapterOf = (number: string): string => number.split('-', 1)[0] ?? number;

export const getStaticPaths = (): { params: { chapter: string } }[] =>
  [...new Set(index.corpus.rules.map(({ number }) => chapterOf(number)))].map((chapter) => ({
    params: { chapter },
  }));

export const GET: APIRoute = ({ params }) => {
  const rules = index.corpus.rules.filter(({ number }) => chapterOf(number) === params['chapter']);
  const words: SaidRules = Object.fromEntries(
    rules.map(({ number, heading, text, summary }) => [
      number,
      {
        title:
          heading ?? index.ancestorsOf(number).findLast((above) => above.heading)?.heading ?? '',
        words: text ?? summary ?? '',
        isOurs: text === undefined,
      },
    ]),
  );
  return Response.json(words);
};
