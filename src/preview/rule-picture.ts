/** Pictures of rules and keywords: number, name and words. */
import { excerpt } from '../ui/rule/pieces.ts';
import { box, COLOURS, sheet, type PictureBox } from './box.ts';

export interface PicturedRule {
  readonly number: string;
  /** Its heading, or that of its section. */
  readonly name: string;
  readonly words: string;
  /** Who says the words. */
  readonly source: string;
}

/** Sizes of letters in pixels, the largest that the words have room in. */
const SIZES = [
  { most: 110, size: 36 },
  { most: 190, size: 31 },
  { most: 300, size: 27 },
] as const;
const SMALLEST = { most: 400, size: 24 };

/** A rule with its words, or their beginning. */
export function rulePicture({ number, name, words, source }: PicturedRule): PictureBox {
  return sheet(source, heading(number, name), text(words));
}

export interface PicturedKeyword {
  readonly name: string;
  readonly number: string;
  readonly summary: string;
  /** Label and choice in a line: "Trigger · mandatory". */
  readonly facts: string;
}

/** A keyword with its summary. */
export function keywordPicture({ name, number, summary, facts }: PicturedKeyword): PictureBox {
  return sheet(
    `Rule ${number}, summary`,
    box({ fontSize: 56, fontWeight: 600, color: COLOURS.rubric }, `<${name}>`),
    box({ marginBottom: 14, fontSize: 26, color: COLOURS.ink2 }, facts),
    text(summary),
  );
}

const heading = (number: string, name: string): PictureBox =>
  box(
    { alignItems: 'baseline', marginBottom: 12 },
    box(
      { flexShrink: 0, marginRight: 22, fontSize: 56, fontWeight: 600, color: COLOURS.rubric },
      number,
    ),
    box({ fontSize: 28, color: COLOURS.ink2 }, excerpt(name, 48)),
  );

function text(words: string): PictureBox {
  const { most, size } = SIZES.find((one) => words.length <= one.most) ?? SMALLEST;
  return box({ fontSize: size, lineHeight: 1.32 }, excerpt(words, most));
}
