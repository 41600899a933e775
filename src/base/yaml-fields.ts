/**
 * Front matter read as YAML. Of YAML it takes lines such as "level: 1", lists and texts; what could
 * make a short file huge, or what an author has hardly meant, is refused before it is parsed.
 */
import { CST, isMap, isNode, isScalar, Lexer, parseDocument } from 'yaml';
import type { Document, YAMLParseError } from 'yaml';
import type { FieldPath } from './field-problem.ts';
import { err, ok, type Result } from './result.ts';

/** Characters of front matter; no file of ours comes near it. */
const LONGEST_FRONT = 20_000;

/** Lists in one another; orders in a list are two. */
const DEEPEST = 8;

/** What is wrong, and at which offset of the front matter. */
interface YamlProblem {
  readonly offset: number;
  readonly found: string;
  readonly expected: string;
}

/** Reads the fields. `offset` is of the front matter. */
export function parseYaml(
  yaml: string,
): Result<{ readonly fields: unknown; readonly document: Document }, YamlProblem> {
  const strange = strangeIn(yaml);
  if (strange !== null) return err(strange);
  const document = parseDocument(yaml, { prettyErrors: false });
  // One slip makes several errors; those behind the first say nothing.
  const [broken] = document.errors;
  if (broken === undefined) return ok({ fields: document.toJS(), document });
  const found = `invalid YAML: ${broken.message}`;
  return err({ offset: broken.pos[0], found, expected: remedyFor(broken) });
}

const QUOTED = 'quotation marks around a text that starts with one of & * ! ? [ { % @ `';

/** Signs of YAML that are not taken, and what they are called. */
const REFUSED: Partial<Record<CST.TokenType, string>> = {
  alias: 'an alias',
  anchor: 'an anchor',
  tag: 'a tag',
  'explicit-key-ind': 'a field that begins with "?"',
  'directive-line': 'a directive',
  'doc-start': 'a second document',
  'doc-end': 'a document end marker',
};

/** The first sign that is not taken, or that is nested too deeply; one walk over the text. */
function strangeIn(yaml: string): YamlProblem | null {
  if (yaml.length > LONGEST_FRONT)
    return {
      offset: LONGEST_FRONT,
      found: `front matter of ${yaml.length} characters`,
      expected: `${LONGEST_FRONT} at most`,
    };
  let offset = 0;
  let depth = 0;
  let items = 0;
  for (const token of new Lexer().lex(yaml)) {
    const type = CST.tokenType(token);
    // The marks of the lexer are no part of the text.
    if (token === CST.DOCUMENT || token === CST.FLOW_END || token === CST.SCALAR) continue;
    const what = type === null ? undefined : REFUSED[type];
    if (what !== undefined)
      return { offset, found: `${what} of YAML, "${token.trim().slice(0, 40)}"`, expected: QUOTED };
    if (type === 'flow-seq-start' || type === 'flow-map-start') depth++;
    else if (type === 'flow-seq-end' || type === 'flow-map-end') depth--;
    items = type === 'newline' ? 0 : type === 'seq-item-ind' ? items + 1 : items;
    if (depth > DEEPEST || items > DEEPEST)
      return {
        offset,
        found: `more than ${DEEPEST} nested lists`,
        expected: 'quotation marks around a text that starts with [ or -',
      };
    offset += token.length;
  }
  return null;
}

/** What to do about an error of YAML. */
function remedyFor({ code }: YAMLParseError): string {
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return 'quotation marks around a text with ": " in it';
  if (code === 'UNEXPECTED_TOKEN')
    return 'quotation marks around a text that starts with [, <, *, & or a quotation mark';
  if (code === 'DUPLICATE_KEY') return 'each field once';
  return 'lines such as "level: 1", lists indented by two spaces, no tabs';
}

/** Where a field stands; that of a missing one is where the fields around it begin. */
export function offsetOf(document: Document, path: FieldPath): number {
  const parent = document.getIn(path.slice(0, -1), true);
  if (isMap(parent)) {
    const pair = parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
    if (pair !== undefined && isNode(pair.key)) return pair.key.range?.[0] ?? 0;
  }
  const exact = document.getIn(path, true);
  if (isNode(exact)) return exact.range?.[0] ?? 0;
  return path.length === 0 ? 0 : offsetOf(document, path.slice(0, -1));
}
