/** "for each card trashed by this effect": what an effect counts of what it has done (4-27). */
import type { Action, Counted, EachPhrase, Sentence, Target } from '../../effect/tree/tree.ts';
import type { DoneThing, DoneVerb } from '../../effect/tree/closed/done.ts';
import type { Ability } from './ability.ts';
import { areCards } from '../named/named.ts';
import { type NotRunnable } from '../can-run/not-runnable.ts';

const SECURITY = ['trash security', 'trash security until'] as const;

const TRASH = [
  'trash cards',
  'trash hand',
  'trash hand until',
  'trash deck',
  'trash under',
  ...SECURITY,
] as const;

type ByVerb = { readonly [did in DoneVerb]?: readonly Action['kind'][] };

const UNITS: ByVerb = {
  deleted: ['delete'],
  suspended: ['suspend'],
  unsuspended: ['unsuspend'],
  returned: ['return'],
  played: ['play'],
};

/** What an effect does to what is called that. */
const KINDS: { readonly [thing in DoneThing]: ByVerb } = {
  card: { trashed: TRASH, placed: ['place'], returned: ['return'], added: ['add to hand'] },
  'security card': { trashed: [...SECURITY, 'trash cards'] },
  'digivolution card': { trashed: ['trash under'] },
  'link card': { trashed: ['trash under'] },
  Digimon: UNITS,
  Tamer: UNITS,
  'Digimon or Tamer': UNITS,
};

const CARDS: ReadonlySet<DoneThing> = new Set([
  'card',
  'security card',
  'digivolution card',
  'link card',
]);

/** What is counted, if the engine notes it. */
export interface Done {
  readonly kinds: readonly Action['kind'][];
  readonly what: 'cards' | 'units';
  readonly noun: string;
  /** "your opponent's Digimon suspended by this effect" */
  readonly theirs: boolean;
}

/** What a text counts of what its effect has done; `null` where the engine doesn't note it. */
export function doneOf({ thing, did, theirs: isTheirs }: Counted): Done | null {
  const theirs = isTheirs === true;
  // "You may trash up to 3 cards in your hand. For each one, ...": the one action that moves cards.
  if (thing === undefined || did === undefined) {
    const kinds = Object.values(KINDS.card).flat();
    return { kinds, what: 'cards', noun: 'card', theirs };
  }
  if (thing === 'card' && (did === 'deleted' || did === 'played'))
    return { kinds: UNITS[did] ?? [], what: 'units', noun: 'Digimon or Tamer', theirs };
  const kinds = KINDS[thing][did];
  const what = CARDS.has(thing) ? 'cards' : 'units';
  return kinds === undefined ? null : { kinds, what, noun: thing, theirs };
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
export const isOfEvent = ({ byAnything }: Counted): boolean => byAnything === true;

/** The effect has to do just one thing of that kind, before it counts; or the event names them. */
export function checkDone(
  sentences: readonly Sentence[],
  events: Ability['events'],
  problems: NotRunnable[],
): void {
  const before: Action['kind'][] = [];
  const kindOf = (action: Action): Action['kind'] => inside(action).kind;
  const check = (counted: Counted): void => {
    const done = doneOf(counted);
    const all = sentences.flatMap(({ cost, processes }) => [
      ...(cost?.actions ?? []),
      ...processes.map(({ action }) => inside(action)),
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
      own.every((action) => isOf(action, done.what, done.noun));
    if (!ofEvent && !ofOwn) problems.push({ found: 'this use of "for each"', span: counted.span });
  };
  const checkEach = (each: EachPhrase | undefined): void => {
    if (each?.of.kind === 'counted' && each.of.what === 'done') check(each.of);
  };
  for (const { cost, each, processes } of sentences) {
    before.push(...(cost?.actions ?? []).map(kindOf));
    checkEach(each);
    for (const process of processes) {
      checkEach(process.each);
      before.push(kindOf(process.action));
    }
  }
}

/** "Your opponent trashes ...": what that player does is done by the effect, too. */
const inside = (action: Action): Action => (action.kind === 'opponent' ? action.action : action);

/** They say of themselves that they move cards. */
const MOVES_CARDS = new Set<Action['kind']>([
  'trash hand',
  'trash hand until',
  'trash deck',
  'trash security',
  'trash security until',
]);

const isOfSecurity = (target: Target): boolean =>
  target.kind === 'end card'
    ? target.of === 'security'
    : target.kind === 'cards' &&
      target.place?.kind === 'area' &&
      target.place.areas === 'security stack';

/** Whether what is done is done to cards, or to Digimon of the field. */
export function isOf(action: Action, what: Done['what'], noun = 'card'): boolean {
  if (action.kind === 'trash under')
    return what === 'cards' && (noun === 'link card') === (action.of === 'link cards');
  if (MOVES_CARDS.has(action.kind)) return what === 'cards';
  // What is played is on the field then.
  if (action.kind === 'play') return what === 'units';
  const target = 'target' in action ? action.target : undefined;
  // "trash up to 3 of your security cards"
  if (noun === 'security card') return target !== undefined && isOfSecurity(target);
  const ofCards =
    target?.kind === 'cards' ||
    target?.kind === 'end card' ||
    ((target?.kind === 'both' || target?.kind === 'either') && areCards(target));
  return target !== undefined && ofCards === (what === 'cards');
}
