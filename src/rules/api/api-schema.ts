/** JSON Schema 2020-12 of the static API, written next to the documents at build time. */
import { CATEGORIES, CHOICES, KEYWORD_LABELS } from '../rule.ts';

export type Schema = { readonly [key: string]: SchemaValue };
type SchemaValue = string | boolean | number | Schema | readonly SchemaValue[];

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const NUMBER = '^[1-9][0-9]*(-[1-9][0-9]*)*$';

const text = (description: string): Schema => ({ type: 'string', description });
const number = (description: string): Schema => ({ type: 'string', pattern: NUMBER, description });
const list = (items: Schema, description: string): Schema => ({
  type: 'array',
  items,
  description,
});
const offset = (description: string): Schema => ({ type: 'integer', minimum: 0, description });
const choiceOf = (values: readonly string[], description: string): Schema => ({
  enum: values,
  description,
});

/** An object that has exactly these fields; the ones named in `optional` may be absent. */
function object(properties: Schema, optional: readonly string[], description: string): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false, description };
}

const citation = object(
  {
    number: number('Number of the cited rule.'),
    title: text('Title quoted with it.'),
    start: offset('UTF-16 offset into text where the citation starts.'),
    end: offset('Offset behind its last character.'),
  },
  ['title'],
  'A reference from this rule to another one.',
);

const repair = object(
  {
    rule: text('Name of the repair.'),
    was: text('What the received text had.'),
    became: text('What stands in its place.'),
  },
  [],
  'A mend of the received text.',
);

const RULE_PROPERTIES: Schema = {
  number: number('Rule number.'),
  parent: { type: ['string', 'null'], pattern: NUMBER, description: 'Null for a chapter.' },
  children: list(number('Rule number.'), 'Numbers directly below, in rule order.'),
  heading: text('Title of a chapter, a section or an outline entry.'),
  text: text('Official wording; only rules whose text is included have it.'),
  citations: list(citation, 'References in the text.'),
  citedBy: list(number('Rule number.'), 'Rules whose text cites this one.'),
  keyword: text('Slug of the keyword effect that the rule belongs to.'),
  url: { type: 'string', pattern: '^/rules/.+/$', description: 'Address of the page.' },
  fingerprint: {
    type: 'string',
    pattern: '^[0-9a-f]{8}$',
    description: 'Short hash of the words; changes when the words change.',
  },
  repairs: list(repair, 'Mends of the received text.'),
  included: { type: 'boolean', description: 'Whether the official text is part of the site.' },
};
const RULE_OPTIONAL = ['heading', 'text', 'keyword'];

const editionNote = object(
  {
    clause: number('The clause it is about, when that one stands only in another edition.'),
    editions: list(
      object(
        { edition: text('Edition, such as 4.0.'), says: text('In our own words.') },
        [],
        'An edition and what it says.',
      ),
      'The older edition first.',
    ),
    result: text('What the difference does to a result.'),
    follows: text('The edition that the engine follows.'),
    why: text('Why that one.'),
  },
  ['clause'],
  'Where editions differ in this rule.',
);

const EDITION = text('Edition of the rules text, such as 4.0.');

/** Schema of /api/v1/rules.json. */
export function makeRulesSchema(): Schema {
  const rule = object(RULE_PROPERTIES, RULE_OPTIONAL, 'A numbered rule.');
  const properties = { edition: EDITION, rules: list(rule, 'All rules, in rule order.') };
  return head('rules', object(properties, [], 'The rules as a tree of numbers.'));
}

/** Schema of /api/v1/rules/<number>.json. */
export function makeRuleSchema(): Schema {
  const summary = text('Our own words; only rules whose text is not included have it.');
  const properties = { edition: EDITION, ...RULE_PROPERTIES, summary, editionNote };
  const optional = [...RULE_OPTIONAL, 'summary', 'editionNote'];
  return head('rule', object(properties, optional, 'One rule.'));
}

/** Schema of /api/v1/keywords.json. */
export function makeKeywordsSchema(): Schema {
  const keyword = object(
    {
      name: text('Name without brackets.'),
      slug: { type: 'string', pattern: '^[a-z]+(-[a-z]+)*$', description: 'Name in addresses.' },
      number: number('Number of its section.'),
      formerly: text('Its former name.'),
      label: choiceOf(KEYWORD_LABELS, 'Label in the received text.'),
      category: choiceOf(CATEGORIES, 'Category of 15-8 that its clause cites, or none.'),
      choice: choiceOf(CHOICES, 'Whether its player may decline it.'),
      summary: text('One sentence in our own words.'),
      url: { type: 'string', pattern: '^/keywords/.+/$', description: 'Address of the page.' },
    },
    ['formerly'],
    'A keyword effect.',
  );
  const properties = { keywords: list(keyword, 'All keyword effects, in rule order.') };
  return head('keywords', object(properties, [], 'The keyword effects of chapter 16.'));
}

function head(name: string, schema: Schema): Schema {
  return { $schema: DIALECT, $id: `/api/v1/${name}.schema.json`, title: name, ...schema };
}
