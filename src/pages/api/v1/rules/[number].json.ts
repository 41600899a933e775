import type { APIRoute, GetStaticPaths } from 'astro';
import { corpus, index } from '../../../../site/corpus.ts';
import { editionNoteOf } from '../../../../site/rules/editions.ts';
import { makeRuleDocument } from '../../../../rules/api/api.ts';

export const getStaticPaths = (() =>
  corpus.rules.map(({ number }) => ({ params: { number } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) => {
  const rule = index.find(params['number'] ?? '');
  if (rule === undefined) throw new Error(`no rule ${params['number'] ?? ''}`);
  return Response.json(makeRuleDocument(corpus, rule, editionNoteOf(rule.number)));
};
