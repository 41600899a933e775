/** A file of content/guides -> an article whose examples are all as it says. */
import { parse } from 'yaml';
import { err, ok, type Problem, type Result } from '../base/result.ts';
import { expectedNumber } from '../rules/number/nearest-number.ts';
import { isRuleNumber } from '../rules/number/number-list.ts';
import { strangeNumbers } from '../rules/number/text-numbers.ts';
import { fieldProblems, written } from '../base/field-problem.ts';
import { lineOfField } from '../quiz/read.ts';
import { didYouMean } from '../base/nearest.ts';
import { blocksOf, problemAt, withoutBlocks } from './block.ts';
import { readEffectBlock } from './effect-block.ts';
import { guideSchema, type Example, type Guide, type GuideFields, type Section } from './guide.ts';
import { readScenarioBlock } from './scenario-block.ts';

/** What a guide may point to: slugs of keywords, ids of questions, names of terms. */
export interface Known {
  readonly keywords: ReadonlySet<string>;
  readonly questions: ReadonlySet<string>;
  readonly terms: ReadonlySet<string>;
}

/** Reads a guide in full; `path` is below content/guides, `the-attack.md`. Every problem names file and line. */
export function readGuide(
  path: string,
  text: string,
  known: Known,
): Result<Guide, readonly Problem[]> {
  const source = text.replaceAll('\r\n', '\n');
  const file = `content/guides/${path}`;
  const fields = readFields(source, known);
  const examples: Example[] = [];
  const problems: Problem[] = fields.ok ? [] : [...fields.problem];
  problems.push(...strangeRules(source));
  for (const block of blocksOf(source)) {
    const read = block.kind === 'scenario' ? readScenarioBlock(block) : readEffectBlock(block);
    if (read.ok) examples.push(read.value);
    else problems.push(...read.problem);
  }
  if (!fields.ok || problems.length > 0) return err(problems.map((one) => ({ ...one, file })));
  const body = source.replace(FRONT, '');
  return ok({
    ...fields.value,
    id: path.replace(/\.md$/, ''),
    examples,
    sections: sectionsOf(body),
  });
}

/** Numbers that are no rule: they would stand in the text without a link. */
const strangeRules = (source: string): readonly Problem[] =>
  source
    .split('\n')
    .flatMap((line, i) =>
      strangeNumbers(line).map((number) =>
        problemAt(i + 1, `the rule "${number}"`, expectedNumber(number)),
      ),
    );

const FRONT = /^---\n([\s\S]*?)\n---\n?/;

function readFields(source: string, known: Known): Result<GuideFields, readonly Problem[]> {
  const front = FRONT.exec(source);
  if (front === null) return err([problemAt(1, 'no front matter', 'YAML between two lines "---"')]);
  let data: unknown;
  try {
    data = parse(front[1] ?? '');
  } catch (reason) {
    return err([
      problemAt(1, `lines that YAML does not take: ${String(reason)}`, 'lines such as "order: 1"'),
    ]);
  }
  const lineOf = (path: readonly PropertyKey[]): number =>
    lineOfField(
      source,
      path.filter((part) => typeof part !== 'symbol'),
    );
  const read = guideSchema.safeParse(data);
  if (!read.success)
    return err(
      fieldProblems(guideSchema, data, read.error.issues).map(({ path, found, expected }) => ({
        ...problemAt(lineOf(path), found, expected),
        field: written(path),
      })),
    );
  const strangers = [
    ...unknownIn(read.data, 'keywords', known.keywords),
    ...unknownIn(read.data, 'questions', known.questions),
    ...unknownIn(read.data, 'terms', known.terms),
    ...read.data.explains.flatMap((number, i) =>
      isRuleNumber(number)
        ? []
        : [
            {
              path: ['explains', i],
              found: `the rule "${number}"`,
              expected: expectedNumber(number),
            },
          ],
    ),
  ];
  return strangers.length === 0
    ? ok(read.data)
    : err(strangers.map(({ path, found, expected }) => problemAt(lineOf(path), found, expected)));
}

const unknownIn = (
  fields: GuideFields,
  field: keyof Known,
  names: ReadonlySet<string>,
): readonly { path: (string | number)[]; found: string; expected: string }[] =>
  fields[field].flatMap((name, i) =>
    names.has(name)
      ? []
      : [
          {
            path: [field, i],
            found: `"${name}", which is none of the ${field}${didYouMean(name, [...names])}`,
            expected: 'a name that exists',
          },
        ],
  );

/** The parts below the headings of the second level. */
function sectionsOf(body: string): readonly Section[] {
  return withoutBlocks(body)
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return { heading: heading.trim(), text: lines.join('\n').trim() };
    });
}
