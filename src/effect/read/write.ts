import { GRAMMAR } from './grammar.ts';
import type { EffectLine, EffectText, Line } from '../tree/tree.ts';
import { writeAnyLine } from '../line/write-line.ts';

/**
 * The text of a tree, made of its fields: for what was read in full it is the normalised text
 * again. A tree that no text has (a `form` that no phrase knows) throws.
 */
export const writeEffects = (tree: Pick<EffectText, 'lines'>): string =>
  tree.lines.map((line) => writeLine(line)).join('\n');

export const writeLine = (line: Line | EffectLine): string => writeAnyLine(line, GRAMMAR);
