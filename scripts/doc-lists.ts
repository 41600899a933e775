/**
 * The lists of docs/, made from the tables that the site and the engine use. Each stands between
 * `<!-- list: NAME -->` and `<!-- end of list -->`; `npm run docs` writes them anew.
 */
import { z } from 'zod';
import { KEYWORD_RULES } from '../src/effect/keyword/keywords.ts';
import { TIMINGS } from '../src/effect/tree/tree.ts';
import { guideSchema } from '../src/guide/guide.ts';
import { answersSchema } from '../src/quiz/kind/answers/fields.ts';
import { NAMED_KINDS, QUESTION_KINDS } from '../src/quiz/kind/index.ts';
import { ACTION_FORMS } from '../src/scenario/action.ts';
import { AREAS } from '../src/scenario/board/board.ts';
import { FREQUENCIES } from '../src/scenario/claim/claim.ts';
import { CLAIM_FORMS } from '../src/scenario/claim/notation.ts';
import { MEASURE_FORMS } from '../src/scenario/claim/measure.ts';
import { caseSchema } from '../src/scenario/file/case.ts';
import { rulingSchema } from '../src/scenario/file/ruling.ts';
import { readScenario } from '../src/scenario/file/read.ts';

type Lists = Readonly<Record<string, () => string>>;

const LISTS: Lists = {
  keywords: () => codes(KEYWORD_RULES.map(({ name }) => `<${name}>`)),
  timings: () => codes(playedTimings().map((timing) => `[${timing}]`)),
  areas: () => codes(AREAS),
  actions: () => codes(ACTION_FORMS),
  claims: () => codes(CLAIM_FORMS),
  frequencies: () => codes(FREQUENCIES),
  measures: () => codes(MEASURE_FORMS),
  'question fields': () => fieldList(fieldsOf(answersSchema)),
  'case fields': () => fieldList(fieldsOf(caseSchema)),
  'ruling fields': () => fieldList(fieldsOf(rulingSchema)),
  'guide fields': () => fieldList(fieldsOf(guideSchema)),
  ...Object.fromEntries(
    NAMED_KINDS.map((kind) => [
      `${kind} fields`,
      () => fieldList(fieldsOf(QUESTION_KINDS[kind].schema).filter((field) => !isCommon(field))),
    ]),
  ),
};

/** The names that a document can use. */
export const LIST_NAMES: readonly string[] = Object.keys(LISTS);

/** The document with each of its lists as the tables have it now; prettier puts its lines right. */
export function writeLists(markdown: string): string {
  return markdown.replace(
    /<!-- list: (.+?) -->[\s\S]*?<!-- end of list -->/g,
    (_, name: string) => {
      const list = LISTS[name];
      if (list === undefined)
        throw new Error(`there is no list "${name}"; expected one of ${LIST_NAMES.join(', ')}`);
      return `<!-- list: ${name} -->\n\n${list()}\n\n<!-- end of list -->`;
    },
  );
}

/** Whether two documents are the same but for where their lines end. */
export const isSameText = (a: string, b: string): boolean => words(a) === words(b);

const words = (text: string): string => text.split(/\s+/).join(' ');

/**
 * Timings whose effects the engine plays. What is done suits those with an event, what applies
 * those that last.
 */
function playedTimings(): readonly string[] {
  return TIMINGS.filter((timing) =>
    ['Gain 1 memory.', 'This Digimon gets +1000 DP.'].some((words) => {
      const board = `card X: Digimon Lv.4 red 5000 DP\n  [${timing}] ${words}\nP1 battle: X\n`;
      return readScenario(board, []).ok;
    }),
  );
}

/** Words as code in one paragraph. */
const codes = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

/** What the schema of a file says of a field. */
interface Field {
  readonly name: string;
  readonly said: string;
  /** The fields of each of its entries. */
  readonly inside: readonly Field[];
}

type Schema = z.core.JSONSchema.BaseSchema;

/** Fields by the sentences that their schema has for an author. */
const fieldsOf = (schema: z.ZodType): readonly Field[] =>
  fieldsIn(z.toJSONSchema(schema, { io: 'input' }));

function fieldsIn({ properties = {} }: Schema): readonly Field[] {
  return Object.entries(properties)
    .filter(([name]) => name !== 'kind')
    .map(([name, property]) => {
      const field = asSchema(property);
      return {
        name,
        said: field.description ?? '',
        inside: fieldsIn(field.items === undefined ? field : asSchema(field.items)),
      };
    });
}

/** A JSON Schema may be a mere true or false, or a list. */
const asSchema = (schema: boolean | Schema | (boolean | Schema)[]): Schema =>
  typeof schema === 'boolean' || Array.isArray(schema) ? {} : schema;

/** Whether every question has this field, and in these words. */
const isCommon = ({ name, said }: Field): boolean =>
  fieldsOf(answersSchema).some((field) => field.name === name && field.said === said);

function fieldList(fields: readonly Field[], indent = ''): string {
  return fields
    .flatMap(({ name, said, inside }) => [
      // Brackets of keywords are no tags.
      `${indent}- \`${name}\`: ${said.replaceAll('<', '\\<')}`,
      ...(inside.length === 0 ? [] : [fieldList(inside, `${indent}  `)]),
    ])
    .join('\n');
}
