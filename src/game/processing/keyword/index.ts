import type { KeywordInstruction } from '../../../effect/keyword/keywords.ts';
import type { Processing } from '../processing.ts';
import { blitz } from './blitz.ts';
import { deDigivolve } from './de-digivolve.ts';
import { draw } from './draw.ts';
import type { Instruction } from './instruction.ts';
import { mindLink } from './mind-link.ts';
import { recovery } from './recovery.ts';
import { save } from './save.ts';

/**
 * Keyword effects that are instructions inside other effects. A new one is a file and a line here.
 */
const TABLE: { readonly [name in KeywordInstruction]: Instruction } = {
  Draw: draw,
  Recovery: recovery,
  'De-Digivolve': deDigivolve,
  Blitz: blitz,
  Save: save,
  'Mind Link': mindLink,
};

/** `<Draw 2>` in a sentence. Which of them the engine runs was decided when the card was read. */
export const doKeyword: Processing<'do keyword'> = (run, context, action) => {
  const table: { readonly [name: string]: Instruction | undefined } = TABLE;
  const instruction = table[action.use.name];
  if (instruction === undefined)
    throw new Error(`<${action.use.name}> is no instruction that is run`);
  return instruction(run, context, action);
};
