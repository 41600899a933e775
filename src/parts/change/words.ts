/** The update history in words. */
import type { LoggedChange } from '../../rules/identity/changes.ts';
import type { RuleDifference } from '../../rules/identity/differences.ts';
import type { LogPlace } from '../../rules/edition/log.ts';

export const KIND_WORDS: Readonly<Record<LoggedChange['kind'], string>> = {
  first: 'First version',
  rewritten: 'Rewritten',
  updated: 'Updated',
  deleted: 'Deleted',
  added: 'Added',
  merged: 'Merged',
  moved: 'Moved',
};

export const DIFFERENCE_WORDS: Readonly<Record<RuleDifference['what'], string>> = {
  words: 'Other words',
  number: 'Other number',
  new: 'New',
  gone: 'Gone',
  doubtful: 'Not settled',
};

/** "4-12-2-1 to 4-12-2-2", "15-35 <Decode>". */
function placeInWords({ number, to, title }: LogPlace): string {
  const range = to === undefined ? number : `${number} to ${to}`;
  return title === undefined ? range : `${range} ${title}`;
}

/** "Merged 2-3-12 Link into 2-3-11 Lower Text". */
export function changeInWords({ kind, places, into }: LoggedChange): string {
  if (places.length === 0)
    return kind === 'rewritten' ? 'The whole manual rewritten' : KIND_WORDS[kind];
  const from = `${KIND_WORDS[kind]} ${places.map(placeInWords).join(', ')}`;
  return into === undefined ? from : `${from} into ${into.map(placeInWords).join(', ')}`;
}
