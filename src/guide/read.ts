/** A file of content/guides -> an article whose examples are all as it says. */
import { readFile, type ContentFile } from '../base/content-file.ts';
import { err, ok, type Problem, type Result } from '../base/result.ts';
import { expectedNumber } from '../rules/number/nearest-number.ts';
import { isRuleNumber } from '../rules/number/number-list.ts';
import { strangeNumbers } from '../rules/number/text-numbers.ts';
import { didYouMean } from '../base/nearest.ts';
import { plainText } from '../base/plain-text.ts';
import { blocksOf, problemAt, strangeFences, withoutBlocks } from './block.ts';
import { readEffectBlock } from './effect-block.ts';
import { guideSchema, type Example, type Guide, type GuideFields, type Section } from './guide.ts';
import { readScenarioBlock } from './scenario-block.ts';

/** What a guide may point to: slugs of keywords, ids of questions, names of terms. */
export interface NamesForGuides {
  readonly keywords: ReadonlySet<string>;
  readonly questions: ReadonlySet<string>;
  readonly terms: ReadonlySet<string>;
}

/** Characters of an article; the longest of ours has an eighth of that. */
const LONGEST_GUIDE = 100_000;

/**
 * Reads a guide in full; `path` is below content/guides, `the-attack.md`. Every problem names file
 * and line.
 */
export function readGuide(
  path: string,
  text: string,
  known: NamesForGuides,
): Result<Guide, readonly Problem[]> {
  const source = plainText(text);
  const file = `content/guides/${path}`;
  const read = readFile(file, source, guideSchema, { longest: LONGEST_GUIDE });
  const examples: Example[] = [];
  const problems: Problem[] = [...(read.ok ? checkNames(read.value, known) : read.problem)];
  // What is too large to be read is too large to be looked through.
  if (!read.ok && source.length > LONGEST_GUIDE) return err(problems);
  problems.push(...strangeRules(source), ...strangeFences(source));
  for (const block of blocksOf(source)) {
    const example = block.kind === 'scenario' ? readScenarioBlock(block) : readEffectBlock(block);
    if (example.ok) examples.push(example.value);
    else problems.push(...example.problem);
  }
  if (!read.ok || problems.length > 0) return err(problems.map((one) => ({ ...one, file })));
  return ok({
    ...read.value.fields,
    id: path.replace(/\.md$/, ''),
    examples,
    sections: sectionsOf(read.value.body),
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

/** The front matter, with all that it names looked up. */
function checkNames(file: ContentFile<GuideFields>, known: NamesForGuides): readonly Problem[] {
  const { fields } = file;
  return [
    ...unknownIn(file, 'keywords', known.keywords),
    ...unknownIn(file, 'questions', known.questions),
    ...unknownIn(file, 'terms', known.terms),
    ...fields.explains.flatMap((number, i) =>
      isRuleNumber(number)
        ? []
        : [file.problem(['explains', i], `the rule "${number}"`, expectedNumber(number))],
    ),
  ];
}

const unknownIn = (
  { fields, problem }: ContentFile<GuideFields>,
  field: keyof NamesForGuides,
  names: ReadonlySet<string>,
): readonly Problem[] =>
  fields[field].flatMap((name, i) => {
    if (names.has(name)) return [];
    const found = `"${name}", which is none of the ${field}${didYouMean(name, [...names])}`;
    return [problem([field, i], found, 'a name that exists')];
  });

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
