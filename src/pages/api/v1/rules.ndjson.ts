/** /api/v1/rules.ndjson: each line is a rule, as in its own document. */
import { corpus } from '../../../site/corpus.ts';
import { editionNoteOf } from '../../../site/rules/editions.ts';
import { makeRuleDocument } from '../../../rules/api/api.ts';

export const GET = () => {
  const lines = corpus.rules.map((rule) =>
    JSON.stringify(makeRuleDocument(corpus, rule, editionNoteOf(rule.number))),
  );
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8' },
  });
};
