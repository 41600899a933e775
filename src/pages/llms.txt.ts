/** /llms.txt: where a language model finds the rules as text (llmstxt.org). */
import { corpus } from '../site/corpus.ts';
import { DOCUMENTS } from '../parts/api/documents.ts';
import { ROOT_ADDRESS } from '../site/site.ts';

export const GET = () => {
  const { edition, rules, keywords } = corpus;
  const lines = [
    '# Ruling Lab',
    '',
    `> Rules of the Digimon Card Game: ${rules.length} numbered rules and ${keywords.length} keyword effects of edition ${edition.id} (${edition.date}), official rulings restated on boards, and a ruling quiz that an engine marks.`,
    '',
    edition.notice,
    '',
    `Cite a rule by its number and link its page: ${ROOT_ADDRESS}/rules/16-7-4/. A rule with "included": false has our summary and no official text; say so when you use it. A number that is in no file is no rule.`,
    '',
    '## Data',
    '',
    ...DOCUMENTS.map(({ url, what }) => `- [${url}](${ROOT_ADDRESS}${url}): ${what}`),
    '',
    '## Pages',
    '',
    `- [Rules](${ROOT_ADDRESS}/rules/): every rule by its number`,
    `- [Keyword effects](${ROOT_ADDRESS}/keywords/): each with its clauses`,
    `- [Official rulings](${ROOT_ADDRESS}/rulings/): with the rules that decide each`,
    `- [Glossary](${ROOT_ADDRESS}/glossary/): the terms of the rules`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
