/** Lines of a text that are left out on purpose: they do nothing, and whoever rules says so. */
import { BOXES, type Box, type PrintedCard } from './printed.ts';

export interface LeftOut {
  readonly box: Box;
  /** Counted from 1. */
  readonly line: number;
}

/** "upper 2" */
export function parseLeftOut(words: string): LeftOut | null {
  const [, box, line] = /^([a-z]+) ([1-9]\d?)$/.exec(words) ?? [];
  const known = BOXES.find((one) => one === box);
  return known === undefined ? null : { box: known, line: Number(line) };
}

export const makeLeftOut = ({ box, line }: LeftOut): string => `${box} ${line}`;

/** The lines that are left out on a card, with their words; one that it does not have is none. */
export const leftOutOn = ({
  facts,
  text,
}: Pick<PrintedCard, 'facts' | 'text'>): readonly (LeftOut & { readonly words: string })[] =>
  facts['left out'].flatMap((said) => {
    const place = parseLeftOut(said);
    const words = place === null ? undefined : text[place.box].split('\n')[place.line - 1];
    return place === null || words === undefined || words.trim() === ''
      ? []
      : [{ ...place, words: words.trim() }];
  });

/** The text without those lines; everything else stays where it is. */
export function textThatCounts(card: Pick<PrintedCard, 'facts' | 'text'>): PrintedCard['text'] {
  const left = leftOutOn(card);
  if (left.length === 0) return card.text;
  const without = (box: Box): string =>
    card.text[box]
      .split('\n')
      .map((line, i) =>
        left.some((one) => one.box === box && one.line === i + 1) ? ' '.repeat(line.length) : line,
      )
      .join('\n');
  return {
    upper: without('upper'),
    inherited: without('inherited'),
    security: without('security'),
    linked: without('linked'),
    option: without('option'),
  };
}
