/**
 * Words that refer back, as far as it is clear what they mean: what is not is refused with words,
 * for whoever guesses is wrong with confidence. What they mean: game/is/context/context.ts.
 */
import type {
  EffectLine,
  Sentence,
  EachPhrase,
  Action,
  EventPhrase,
  Process,
  Side,
  Target,
} from '../../effect/tree/tree.ts';
import { countsOfIt } from './each.ts';
import type { NotRunnable } from './not-runnable.ts';
import type { Span } from '../../base/span.ts';
import { cardsDoneIn, doneSpokenOf } from '../../effect/tree/done-words.ts';
import {
  namedBy,
  afterTest,
  afterCost,
  afterEither,
  after,
  THAT,
  type Effect,
  type Spoken,
} from './spoken.ts';

const CARDS = new Set([
  'that card',
  'those cards',
  'the card',
  'the revealed card',
  'the placed card',
  'the trashed card',
  'the returned card',
]);

const PART = new Set(['any of those Digimon', 'any of them', 'the rest of them']);

/** Every word of an effect that refers back to what is not clear, or to what is no Digimon. */
export function checkReferences(
  { trigger, area }: Pick<EffectLine, 'trigger' | 'area'>,
  sentences: readonly Sentence[],
  problems: NotRunnable[],
): void {
  const phrases = trigger?.events ?? [];
  // A card of the hand, the trash or the security stack is no Digimon.
  const isNone = phrases.length === 0 && area !== undefined && area.name !== 'Breeding';
  const named = isNone ? 'nobody' : namedBy(phrases);
  const waits = sentences.some(
    ({ at, processes }) => at !== undefined || processes.some((one) => one.at !== undefined),
  );
  const effect: Effect = { phrases, named, done: new Set(), actions: [], waits };
  let spoken: Spoken = { units: named, card: named === 'nobody', unclear: 'no' };
  const check = (part: unknown, asked: boolean): void => {
    for (const word of wordsIn(part)) {
      if (word.span === underTheRest(part)) continue;
      const found = wrongWith(word, spoken, effect, asked, word.span === whoDigivolves(part));
      if (found !== null) problems.push({ found, span: word.span });
    }
  };
  // Whether what was chosen in a sentence before has been chosen in any case.
  let isSure = true;
  for (const { conditions, cost, each, processes } of sentences) {
    const from = effect.actions.length;
    if (isOfThatOne(each)) check(each, false);
    if (each?.of.kind === 'any' && spoken.units === 'this') spoken = { ...spoken, unclear: 'all' };
    for (const { test } of conditions) {
      check(test, true);
      spoken = afterTest(spoken, test);
    }
    if (cost?.either === true) {
      for (const action of cost.actions) check(action, false);
      spoken = afterEither(spoken, cost.actions, effect);
    } else
      for (const action of cost?.actions ?? []) {
        check(action, false);
        effect.done.add(action.kind);
        effect.actions.push(action);
        spoken = afterCost(spoken, action, effect);
      }
    checkIts(each, processes[0], spoken, problems);
    for (const process of processes) {
      const { action, each: own } = process;
      if (isOfThatOne(own)) check(own, false);
      checkIts(own, process, spoken, problems);
      check(action, false);
      const others = othersOf(action);
      const isBehind = isBehindAChoice(effect.actions, spoken);
      const isHere = effect.actions.length > from;
      if (others !== null && !(AT_ONCE.has(action.kind) && isBehind && (isHere || isSure)))
        problems.push({ found: '"other" among the opponent\'s Digimon', span: others });
      const ownOthers = ownOthersOf(action);
      if (ownOthers !== null && isBehindAChoice(effect.actions, spoken, 'your'))
        problems.push({ found: '"other" after a choice', span: ownOthers });
      effect.done.add(action.kind);
      effect.actions.push(action);
      spoken = after(spoken, action);
    }
    isSure =
      conditions.length === 0 &&
      cost === undefined &&
      processes.every(({ may }) => may === undefined);
  }
}

/** "for each of that Digimon's digivolution cards" */
const isOfThatOne = (each: EachPhrase | undefined): boolean =>
  each?.of.kind === 'belonging' && each.of.who.kind === 'same' && THAT.test(each.of.who.form);

/** "for each of its digivolution cards": those of the Digimon that has the effect are counted. */
function checkIts(
  each: EachPhrase | undefined,
  process: Process | undefined,
  { units, unclear }: Spoken,
  problems: NotRunnable[],
): void {
  if (each === undefined || !countsOfIt(each)) return;
  const target = process !== undefined && 'target' in process.action && process.action.target;
  const isOnThis = target && (target.kind === 'this' || target.kind === 'this with');
  if (!isOnThis && (units !== 'this' || unclear !== 'no'))
    problems.push({ found: 'whose cards "its" means', span: each.span });
}

const whoDigivolves = (part: unknown): Span | null => {
  const action = part as Partial<Extract<Action, { kind: 'digivolve' }>> | null;
  return action?.kind === 'digivolve' ? (action.who?.span ?? null) : null;
};

/** Cards come under a Digimon or from under it, and no card of an area. */
const isUnderOne = (phrase: EventPhrase): boolean =>
  phrase.kind === 'cards added' ||
  (phrase.kind === 'placed' && phrase.to === undefined) ||
  (phrase.kind === 'trashed' && phrase.from === undefined);
/** "place the top card of 1 of your Digimon as that Digimon's bottom digivolution card" */
const underTheRest = (part: unknown): Span | null => {
  const action = part as Partial<Extract<Action, { to: 'digivolution cards' }>> | null;
  return action?.kind === 'place' && action.target?.kind === 'stacked card'
    ? (action.under?.span ?? null)
    : null;
};

const isComing = (phrase: EventPhrase): boolean => phrase.kind === 'played' && phrase.would;

interface ReferringWord {
  readonly form: string;
  readonly span: Span;
  /** In which part of an action it stands: "than" compares with it. */
  readonly field: string;
}

function wordsIn(part: unknown, within = ''): readonly ReferringWord[] {
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap((one) => wordsIn(one, within));
  const node = part as Partial<Target> & { readonly kind?: string };
  if (node.kind === 'same' && 'form' in node) {
    const { form = '', span } = node;
    return span === undefined ? [] : [{ form, span, field: within }];
  }
  if (node.kind === 'of those' && node.span !== undefined)
    return [{ form: 'those', span: node.span, field: within }];
  return Object.entries(part).flatMap(([field, value]) =>
    field === 'line' || field === 'span' ? [] : wordsIn(value, within === 'than' ? within : field),
  );
}

/**
 * What is wrong with a word where it stands; `asked`: a condition asks something of it;
 * `digivolves`: it is what digivolves.
 */
function wrongWith(
  word: ReferringWord,
  spoken: Spoken,
  effect: Effect,
  asked: boolean,
  digivolves: boolean,
): string | null {
  const { form, field } = word;
  const has = (...kinds: EventPhrase['kind'][]): boolean =>
    effect.phrases.some(({ kind }) => kinds.includes(kind));
  const unclear = `what "${form}" means here`;
  if (form === '' || form === 'the attacking Digimon' || form === 'the Digimon it battled')
    return null;
  if ((field === 'than' || field === 'of') && cardsDoneIn(form).length > 0)
    return isOneCardDone(form, effect) ? null : unclear;
  if (CARDS.has(form) || (PART.has(form) && !asked && field !== 'under')) return `"${form}"`;
  if (PART.has(form) && spoken.units === 'this') return unclear;
  const doing = doneSpokenOf(form);
  // A card that moves itself is played, too: "play this card".
  const isPlayed = doing === 'play' && effect.done.has('move this card');
  if (doing !== null) return effect.done.has(doing) || isPlayed ? null : unclear;
  switch (form) {
    case 'the played Digimon':
    case 'the Digimon you played':
    case 'the played Tamer':
    case 'the Tamer you played':
      return has('played') !== effect.done.has('play') ? null : unclear;
    case 'the deleted Digimon':
      return has('deleted', 'deletes') !== effect.done.has('delete') ? null : unclear;
    case 'the suspended Digimon':
      return has('suspends') !== effect.done.has('suspend') ? null : unclear;
    case 'the returned Digimon':
      return effect.done.has('return') ? null : unclear;
    default:
  }
  // "by placing 1 of your [Cub] under it": under the card that would be played (7-1-2-2).
  if (spoken.units === 'nobody' && field === 'under' && effect.phrases.some(isComing)) return null;
  if (spoken.units === 'mentioned' && !spoken.card && isOtherNumber(form, spoken)) return unclear;
  const that = THAT.test(form);
  // "by placing 1 [Cub] as any of your [Pup]'s bottom digivolution card, it digivolves": a card
  // beneath another does not.
  const isHost = spoken.units === 'mentioned' && spoken.card && effect.done.has('place');
  if (isHost && spoken.unclear === 'no' && digivolves) return null;
  if (spoken.unclear === 'all' || (!that && (spoken.card || spoken.unclear === 'it')))
    return unclear;
  // "When one of your Digimon is deleted in battle by an opponent's, ... it": one of the two.
  const isEither = effect.phrases.some((one) => one.kind === 'deletes' && one.form === 'passive');
  if (isEither && spoken.units === 'named') return unclear;
  if (spoken.units === 'nobody')
    return form.startsWith('that ') && effect.phrases.some(isUnderOne) ? null : unclear;
  // "If you have a [Pup], that Digimon ...": the effect's own Digimon is called "this Digimon".
  if (spoken.units === 'this' && that && effect.phrases.length === 0) return unclear;
  // "with the same name as it": this Digimon would be called that.
  if (field === 'than' && !that && spoken.units === effect.named && ofTwo(effect, field))
    return unclear;
  if (spoken.units === 'this') return effect.named === 'named' && !that ? unclear : null;
  if (spoken.units !== 'named' || !that) return null;
  return ofTwo(effect, field) ? unclear : null;
}

/** "Suspend 2 of your Digimon. Then, it ...", "1 of those Digimon ... Then, they ...". */
const isOtherNumber = (form: string, { number }: Spoken): boolean =>
  number === 'several'
    ? /^(?:it|its|that (?:Digimon|Tamer))$/.test(form)
    : number === 'one' && /^(?:they|them|their|all of them|those Digimon|those)$/.test(form);

/** "When one of your Digimon attacks an opponent's Digimon, that Digimon ...": one of the two. */
const ofTwo = ({ phrases }: Effect, field: string): boolean =>
  phrases.some(
    (phrase) =>
      (phrase.kind === 'attacks' && phrase.target !== undefined && phrase.target !== 'player') ||
      (phrase.kind === 'deletes' && field === 'than') ||
      phrase.kind === 'blocks',
  );

/** "the placed card": the effect has placed just one, so that it can only be that. */
function isOneCardDone(form: string, { actions, waits }: Effect): boolean {
  const kinds = new Set<Action['kind']>(cardsDoneIn(form));
  const [only, ...more] = actions.filter(({ kind }) => kinds.has(kind));
  if (only === undefined || more.length > 0 || waits) return false;
  if (only.kind === 'trash hand') return only.n === 1;
  const target = 'target' in only ? only.target : undefined;
  switch (target?.kind) {
    case 'cards':
    case 'choose':
      return (
        target.n === 1 && !target.upTo && !(only.kind === 'return' && target.kind === 'choose')
      );
    case 'either':
    case 'stacked card':
    case 'this':
      return only.kind === 'place';
    default:
      return false;
  }
}

/** Done to those who are there now, and to nobody who comes later. */
const AT_ONCE = new Set<Action['kind']>(['delete', 'return', 'suspend', 'unsuspend']);

/** "delete all of their other Digimon": other than those that were chosen right before. */
function othersOf(action: Action): Span | null {
  const target = 'target' in action ? action.target : undefined;
  return target?.kind === 'all' && target.other && target.side === "your opponent's"
    ? target.span
    : null;
}

/** "Choose 1 of your Digimon. Delete all of your other Digimon": this Digimon is no exception. */
function ownOthersOf(action: Action): Span | null {
  const target = 'target' in action ? action.target : undefined;
  const isOther = target?.kind === 'all' || target?.kind === 'choose' || target?.kind === 'any';
  return isOther && target.other && target.side !== "your opponent's" ? target.span : null;
}

const isBehindAChoice = (
  actions: readonly Action[],
  { unclear }: Spoken,
  side: Side = "your opponent's",
): boolean => {
  const last = actions.at(-1);
  const action = last?.kind === 'opponent' ? last.action : last;
  return (
    unclear === 'no' &&
    action?.kind === 'choose' &&
    action.target.kind === 'choose' &&
    action.target.side === side &&
    !action.target.other
  );
};
