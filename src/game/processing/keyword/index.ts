import type { RunnableKind } from '../../../card/runnable/runnable.ts';
import type { KeywordInstruction, KeywordOfItsOwn } from '../../../effect/keyword/keywords.ts';
import type { Processing } from '../processing.ts';
import { blitz } from './blitz.ts';
import { deDigivolve } from './de-digivolve.ts';
import { draw } from './draw.ts';
import type { Instruction } from './instruction.ts';
import { materialSave } from './material-save.ts';
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

type OwnProcessing = { readonly [K in RunnableKind]?: Processing<K> };

/** Keyword effects that carry out a kind of processing in their own way, by their slugs. */
const OWN: { readonly [slug in KeywordOfItsOwn]: OwnProcessing } = {
  'material-save': { place: materialSave },
};

/** What a keyword effect has of its own for a kind of processing. */
export function ownProcessing(
  keyword: string | undefined,
  kind: string,
): Processing<RunnableKind> | undefined {
  if (keyword === undefined) return undefined;
  const own: { readonly [slug: string]: object | undefined } = OWN;
  return (own[keyword] as { readonly [kind: string]: Processing<RunnableKind> } | undefined)?.[
    kind
  ];
}
