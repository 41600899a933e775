/** Answers a request to read a text: everything the page shows of it. */
import { counted } from '../base/words.ts';
import {
  allParts,
  CHOICES,
  explain,
  PART_LABELS,
  type Explanation,
} from '../effect/explain/explain.ts';
import { formatQuote, type Format, type QuoteLine } from '../ui/copy/format.ts';
import { CATEGORY_NAMES } from '../ui/keyword/names.ts';
import { takeApart, type NotRun } from './taken-apart.ts';
import type { ReadRequest, Told } from './wire.ts';

/** `notRun`: what the engine said of it, once it was asked. */
export function answerRead(
  { text, turn, keywords, url }: ReadRequest,
  notRun?: readonly NotRun[],
): Told {
  const explanation = explain(text);
  return {
    kind: 'told',
    turn,
    taken: takeApart(explanation, {
      id: 'part',
      keywords,
      ...(notRun === undefined ? {} : { notRun }),
    }),
    copies: copiesOf(explanation, url),
    summary: summaryOf(explanation),
    lines: explanation.lines.map(({ span }) => ({
      text: explanation.text.slice(span.start, span.end),
    })),
  };
}

function summaryOf({ lines }: Explanation): string {
  if (lines.length === 0) return 'No text yet.';
  const parts = lines.flatMap((line) => allParts(line.parts));
  const unread = parts.filter(({ kind }) => kind === 'unread').length;
  const rest = unread === 0 ? 'all understood' : `${unread} not understood`;
  return `${counted(lines.length, 'line')}, ${counted(parts.length, 'part')}, ${rest}.`;
}

function copiesOf(explanation: Explanation, url: string): Told['copies'] {
  const quote = { lines: quoteOf(explanation), url, source: 'Ruling Lab, effect text explained' };
  const copy = (format: Format): string => formatQuote(format, quote);
  return {
    address: copy('address'),
    link: copy('link'),
    markdown: copy('markdown'),
    bbcode: copy('bbcode'),
    discord: copy('discord'),
  };
}

/**
 * The explanation as lines to copy: what stands in front is ours, what comes behind may be the
 * person's.
 */
export function quoteOf({ text, lines }: Explanation): readonly QuoteLine[] {
  return lines.flatMap(({ span, parts, category, choice, untold }) => [
    { number: 'Effect text', text: text.slice(span.start, span.end).replace(/\n/g, ' ') },
    ...(category === undefined
      ? []
      : [
          {
            number: CATEGORY_NAMES[category.category],
            text: `${category.because} (${category.rule})`,
          },
        ]),
    ...(choice === undefined
      ? []
      : [{ number: CHOICES[choice.choice], text: `${choice.because} (${choice.rule})` }]),
    ...(untold === undefined ? [] : [{ number: "Can't tell", text: untold.because }]),
    ...allParts(parts).map((part, i) => ({
      number: `${i + 1}. ${PART_LABELS[part.kind]}`,
      text: `"${text.slice(part.span.start, part.span.end).replace(/\n/g, ' ')}": ${part.words}${part.rules.length === 0 ? '' : ` (${part.rules.join(', ')})`}`,
    })),
  ]);
}
