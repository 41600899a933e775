/** "for each card trashed by this effect": what an effect counts of what it has done (4-27). */
import type { Action, Counted, EachPhrase, Sentence } from '../../effect/tree/tree.ts';
import type { Ability } from './ability.ts';
import { areCards } from '../runnable/named.ts';
import { type NotRunnable } from '../runnable/not-runnable.ts';

const TRASH = [
  'trash cards',
  'trash hand',
  'trash hand until',
  'trash deck',
  'trash security',
  'trash security until',
] as const;

const CARDS: { readonly [verb: string]: readonly Action['kind'][] } = {
  trashed: TRASH,
  placed: ['place'],
  returned: ['return'],
  added: ['add to hand'],
};
const DIGIMON: { readonly [verb: string]: readonly Action['kind'][] } = {
  deleted: ['delete'],
  suspended: ['suspend'],
  returned: ['return'],
};

/** What is counted, if the engine notes it. */
export interface Done {
  readonly kinds: readonly Action['kind'][];
  readonly what: 'cards' | 'units';
  /** "your opponent's Digimon suspended by this effect" */
  readonly theirs: boolean;
}

/** The words of the default of each row stand in no form. */
function wordsOf({ form }: Counted): string {
  if (form === undefined) return 'card placed';
  const [row, noun = '', verb = ''] = form.split('|');
  if (row === 'by') return `${noun === '' ? 'card' : noun} ${verb === '' ? 'trashed' : verb}`;
  if (row === 'other' && noun === 'card you return this way') return 'card returned';
  return row === 'other' ? (noun === '' ? 'Digimon deleted' : noun) : form;
}

const SAID =
  /^(?:of (your opponent's) )?(cards?|Digimon|Tamer)(?: this effect| added to your hand)? ?(placed|trashed|returned|deleted|suspended|by this effect)/;

export function doneOf(counted: Counted): Done | null {
  const words = wordsOf(counted);
  // "You may trash up to 3 cards in your hand. For each one, ...": the one action that moves cards.
  if (words === 'one') return { kinds: Object.values(CARDS).flat(), what: 'cards', theirs: false };
  const [, theirs, noun = '', last = ''] = SAID.exec(words) ?? [];
  const verb = words.includes('added to your hand') ? 'added' : last;
  const what = /^(?:Digimon|Tamer)$/.test(noun) ? 'units' : 'cards';
  const kinds = (what === 'units' ? DIGIMON : CARDS)[verb];
  return kinds === undefined ? null : { kinds, what, theirs: theirs !== undefined };
}

/** "you placed 2 or more cards": what kinds of actions move cards that way. */
export const movedBy = (verb: string): readonly Action['kind'][] =>
  verb === 'place'
    ? ['place']
    : verb === 'trash'
      ? TRASH
      : verb === 'return'
        ? ['return']
        : verb === 'add'
          ? ['add to hand']
          : [];

/** "for each Digimon deleted" behind a trigger condition: of those that it names (4-27-5). */
export const isOfEvent = ({ form }: Counted): boolean => form === 'other';

/** The effect has to do just one thing of that kind, before it counts; or the event names them. */
export function checkDone(
  sentences: readonly Sentence[],
  events: Ability['events'],
  problems: NotRunnable[],
): void {
  const before: Action['kind'][] = [];
  const check = (counted: Counted): void => {
    const done = doneOf(counted);
    const all = sentences.flatMap(({ cost, processes }) => [
      ...(cost?.actions ?? []),
      ...processes.map(({ action }) => action),
    ]);
    const own = all.filter(({ kind }) => done?.kinds.includes(kind) === true);
    const ofEvent =
      isOfEvent(counted) &&
      own.length === 0 &&
      events.length > 0 &&
      events.every(({ phrase }) => phrase?.kind === 'deleted' && !phrase.would);
    const ofOwn =
      done !== null &&
      own.length === 1 &&
      before.some((kind) => done.kinds.includes(kind)) &&
      own.every((action) => isOf(action, done.what));
    if (!ofEvent && !ofOwn) problems.push({ found: 'this use of "for each"', span: counted.span });
  };
  const checkEach = (each: EachPhrase | undefined): void => {
    if (each?.of.kind === 'counted' && each.of.what === 'done') check(each.of);
  };
  for (const { cost, each, processes } of sentences) {
    before.push(...(cost?.actions ?? []).map(({ kind }) => kind));
    checkEach(each);
    for (const process of processes) {
      checkEach(process.each);
      before.push(process.action.kind);
    }
  }
}

/** They say of themselves that they move cards. */
const MOVES_CARDS = new Set<Action['kind']>([
  'trash hand',
  'trash hand until',
  'trash deck',
  'trash security',
  'trash security until',
]);

/** Whether what is done is done to cards, or to Digimon of the field. */
export function isOf(action: Action, what: Done['what']): boolean {
  if (MOVES_CARDS.has(action.kind)) return what === 'cards';
  const target = 'target' in action ? action.target : undefined;
  const ofCards =
    target?.kind === 'cards' ||
    target?.kind === 'end card' ||
    ((target?.kind === 'both' || target?.kind === 'either') && areCards(target));
  return target !== undefined && ofCards === (what === 'cards');
}
