/** What is shown of a card: its facts, its texts taken apart, and what the engine runs of it. */
import { takeApart, type NotRun, type Options, type TakenApart } from '../analyse/taken-apart.ts';
import { BOXES, type Box, type CardProblem } from '../card/printed.ts';
import { lacksOption, printedCard, type FileCard } from '../card/file/file-card.ts';
import { explain } from '../effect/explain/explain.ts';
import { keywordRule } from '../effect/keyword/lookup.ts';
import { keywordUrlOf } from '../rules/corpus.ts';
import { slugOf } from '../rules/slug.ts';
import type { FitAs } from '../scenario/fit/as.ts';
import { CATEGORY_NAMES } from '../ui/keyword/names.ts';
import { searchedCard } from './searched-card.ts';

export interface CardView {
  readonly number: string;
  readonly name: string;
  readonly facts: readonly { readonly fact: string; readonly words: string }[];
  readonly texts: readonly CardTextView[];
  /** Keyword effects that its texts show, each with its rule. */
  readonly keywords: readonly KeywordOnCard[];
  /** What of it is not run, with the words; empty when it runs whole; `null` when nobody knows. */
  readonly notRun: readonly { readonly words: string; readonly found: string }[] | null;
}

interface KeywordOnCard {
  readonly name: string;
  /** Name of its category and address of its page, for those of this edition. */
  readonly page: { readonly url: string; readonly category: string } | null;
  readonly rule: string | null;
}

interface CardTextView {
  readonly title: string;
  readonly text: string;
  readonly taken: TakenApart;
  /** What its lines are printed on when they are run. */
  readonly as: FitAs;
  /** Whether each of its lines can be played on a board. */
  readonly lines: readonly { readonly text: string; readonly runs: boolean }[];
}

/** What the engine says of cards and texts. */
export interface CardEngine {
  readonly problemsOf: (card: FileCard) => readonly CardProblem[];
  readonly sayOf: (problem: CardProblem) => string;
  /** Whether a board can be made for each line. */
  readonly runsOf: (text: string) => readonly boolean[];
}

const TITLES: { readonly [box in Box]: string } = {
  upper: 'Effects',
  inherited: 'Inherited effect',
  security: 'Security effect',
  linked: 'Link effect',
  option: 'Option',
};

const PRINTED_ON: { readonly [box in Box]: FitAs } = {
  upper: 'fit',
  inherited: 'inherited',
  security: 'fit',
  linked: 'linked',
  option: 'Option',
};

const NO_DUAL =
  'The file lacks the name, use cost or color requirements of the Option of this DUAL card.';

/** `engine`: null where it could not be asked. */
export function viewOfCard(
  card: FileCard,
  keywords: Options['keywords'],
  engine: CardEngine | null,
): CardView {
  const problems = engine?.problemsOf(card) ?? null;
  const notRun: { words: string; found: string }[] = [];
  const textOf = (title: string, text: string, box: Box): CardTextView => {
    const explanation = explain(text);
    const here: readonly NotRun[] = (problems ?? [])
      .filter((problem) => problem.box === box)
      .map((problem) => ({ ...problem.span, found: engine?.sayOf(problem) ?? problem.found }));
    for (const { start, end, found } of here)
      notRun.push({ words: explanation.text.slice(start, end), found });
    const runs = engine?.runsOf(text) ?? [];
    const taken = takeApart(explanation, {
      id: box,
      keywords,
      ...(problems === null ? {} : { notRun: here }),
    });
    return {
      title,
      text,
      // Several texts of a card have a line 1.
      taken: {
        ...taken,
        lines: taken.lines.map((line, i) =>
          line.name === undefined ? line : { ...line, name: `${title}, line ${i + 1}` },
        ),
      },
      as: PRINTED_ON[box],
      lines: explanation.lines.map(({ span }, i) => ({
        text: explanation.text.slice(span.start, span.end),
        runs: runs[i] ?? false,
      })),
    };
  };
  const { option } = card;
  const printed = printedCard(card).text;
  const texts = BOXES.flatMap((box) => {
    const title =
      box === 'option' ? `Option: ${option?.name ?? ''}`.replace(/: $/, '') : TITLES[box];
    return printed[box] === '' ? [] : [textOf(title, printed[box], box)];
  });
  if (option !== undefined && lacksOption(card))
    notRun.push({ words: option.text, found: NO_DUAL });
  return {
    number: card.number,
    name: card.name,
    facts: factsOf(card),
    texts,
    keywords: searchedCard(card).keywords.map((name) => keywordOn(name, keywords)),
    notRun: problems === null ? null : notRun,
  };
}

function keywordOn(name: string, keywords: Options['keywords']): KeywordOnCard {
  const category = keywords[name];
  const page =
    category === undefined
      ? null
      : { url: keywordUrlOf(slugOf(name)), category: CATEGORY_NAMES[category] };
  return { name, page, rule: keywordRule(name)?.rule ?? null };
}

/** What is printed on a card besides texts, as far as it is in the file. */
function factsOf(card: FileCard): CardView['facts'] {
  const { categories, colours, level, cost, dp, traits, linkDp, overflow, set } = card;
  const costs = categories.includes('Option') ? 'Use cost' : 'Play cost';
  return [
    {
      fact: 'Kind',
      words: categories.join(' and ') + (categories.length > 1 ? ' (DUAL card)' : ''),
    },
    { fact: 'Color', words: colours.join(', ') },
    { fact: 'Level', words: level === null ? '' : `Lv.${level}` },
    { fact: costs, words: cost === null ? '' : String(cost) },
    { fact: 'DP', words: dp === null ? '' : String(dp) },
    { fact: 'Traits', words: traits.join(', ') },
    { fact: 'Digivolution', words: printedCard(card).facts.digivolve.join('; ') },
    { fact: 'Link DP', words: linkDp === null ? '' : `+${linkDp}` },
    { fact: 'ACE', words: overflow === null ? '' : `Overflow -${overflow}` },
    { fact: 'Set', words: set },
  ].filter(({ words }) => words !== '');
}
