/** What is wrong with a word that refers back, where it stands. */
import { namesKind } from '../../effect/tree/closed/noun.ts';
import type { Action, EventPhrase } from '../../effect/tree/tree.ts';
import type { ReferringWord } from './referring-words.ts';
import type { Effect, Spoken } from './spoken.ts';
import { isIt, isThat, isThatOne, saidBy, type SaidOfSame } from '../../effect/tree/closed/same.ts';

/** Words that always mean somebody, or are looked at elsewhere. */
const CLEAR: ReadonlySet<ReferringWord['word']> = new Set<ReferringWord['word']>([
  '',
  'the attacking Digimon',
  'the Digimon it battled',
]);

/** "1 of those Digimon" says no more of them than this. */
const saidOf = ({ word }: ReferringWord): SaidOfSame =>
  word === 'those' ? { by: 'those' } : saidBy(word);

/**
 * `null`: nothing is wrong with it. `asked`: a condition asks something of it; `digivolves`: it is
 * what digivolves.
 */
export function wrongWith(
  word: ReferringWord,
  spoken: Spoken,
  effect: Effect,
  asked: boolean,
  digivolves: boolean,
): string | null {
  const { field } = word;
  if (CLEAR.has(word.word)) return null;
  const said = saidOf(word);
  const unclear = `what "${word.word}" means here`;
  if ((field === 'than' || field === 'of') && said.moved !== undefined)
    return isOneCardDone(said.moved, effect) ? null : unclear;
  const isCard = said.noun === 'card' && said.unfollowed !== true;
  if (isCard || (said.by === 'part' && !asked && field !== 'under')) return `"${word.word}"`;
  if (said.by === 'part' && spoken.units === 'this') return unclear;
  const isClear =
    isSomebodyDone(said, effect) ?? isSomebodySpokenOf(word, spoken, effect, digivolves);
  return isClear ? null : unclear;
}

/**
 * "the Digimon this effect played", "the deleted Digimon": whether that is one whom the effect or
 * what set it off has done this to; `null` for words that don't say what was done.
 */
function isSomebodyDone(
  { did, was }: SaidOfSame,
  { phrases, done, actions }: Effect,
): boolean | null {
  const has = (...kinds: EventPhrase['kind'][]): boolean =>
    phrases.some(({ kind }) => kinds.includes(kind));
  // By the trigger condition, or by the one thing that the effect has done: behind "Suspend 1 of
  // your Digimon. Suspend 1 of your opponent's Digimon" it is either of the two.
  const isOne = (kind: Action['kind'], ...named: EventPhrase['kind'][]): boolean =>
    has(...named) ? !done.has(kind) : actions.filter((action) => action.kind === kind).length === 1;
  // A card that moves itself is played, too: "play this card".
  const isPlayed = did === 'play' && done.has('move this card');
  if (did !== undefined) return done.has(did) || isPlayed;
  switch (was) {
    case 'played':
      return has('played') !== done.has('play');
    case 'deleted':
      return isOne('delete', 'deleted', 'deletes');
    case 'suspended':
      return isOne('suspend', 'suspends');
    case 'returned':
      return isOne('return');
    default:
      return null;
  }
}

/** "it", "that Digimon", "they": whether it is clear whom they mean. */
function isSomebodySpokenOf(
  word: ReferringWord,
  spoken: Spoken,
  effect: Effect,
  digivolves: boolean,
): boolean {
  const { phrases, named } = effect;
  const { field } = word;
  const said = saidOf(word);
  const that = isThat(said);
  // "by placing 1 of your [Cub] under it": under the card that would be played (7-1-2-2).
  if (spoken.units === 'nobody' && field === 'under' && phrases.some(isComing)) return true;
  if (spoken.units === 'nobody' && word.word === 'those' && phrases.every(isUnderOne))
    return phrases.length > 0 && effect.actions.every(isByThis);
  if (spoken.units === 'mentioned' && !spoken.card && isOtherNumber(word, spoken)) return false;
  if (spoken.units === 'mentioned' && isOtherNoun(said, spoken)) return false;
  // "by placing 1 [Cub] as any of your [Pup]'s bottom digivolution card, it digivolves": a card
  // beneath another does not.
  const isHost = spoken.units === 'mentioned' && spoken.card && effect.done.has('place');
  if (isHost && spoken.unclear === 'no' && digivolves) return true;
  if (spoken.unclear === 'all' || (!that && (spoken.card || spoken.unclear === 'it'))) return false;
  // "with the same name as it": this Digimon would be called that.
  const isCompared = field === 'than' && !that && spoken.units === named && ofTwo(effect, field);
  switch (spoken.units) {
    case 'nobody':
      return said.by === 'that' && phrases.some(isUnderOne);
    case 'this':
      // "If you have a [Pup], that Digimon ...": the effect's own Digimon is called "this Digimon".
      if (isCompared || (that && phrases.length === 0)) return false;
      if (!that && named === 'this' && effect.actions.length === 0 && isOnAnother(phrases))
        return false;
      // "Delete them": its own Digimon is one.
      return (named !== 'named' || that) && !areSeveral(said);
    case 'named':
      // "When one of your Digimon is deleted in battle by an opponent's, ... it": one of the two.
      if (isCompared || phrases.some((one) => one.kind === 'deletes' && one.passive === true))
        return false;
      return that ? !ofTwo(effect, field) : !isOnAnother(phrases);
    case 'mentioned':
      return !isCompared;
  }
}

/** Cards come under a Digimon or from under it, and no card of an area. */
const isUnderOne = (phrase: EventPhrase): boolean =>
  phrase.kind === 'cards added' ||
  (phrase.kind === 'placed' && phrase.to === undefined) ||
  (phrase.kind === 'trashed' && phrase.from === undefined);

/** "by suspending this Tamer": nobody else has been spoken of. */
const isByThis = (action: Action): boolean => 'target' in action && action.target?.kind === 'this';

const isComing = (phrase: EventPhrase): boolean => phrase.kind === 'played' && phrase.would;

/** "Suspend 2 of your Digimon. Then, it ...", "1 of those Digimon ... Then, they ...". */
const isOtherNumber = (referring: ReferringWord, { number }: Spoken): boolean =>
  number === 'several'
    ? referring.word !== 'those' && (isIt(referring.word) || isThatOne(referring.word))
    : number === 'one' && areSeveral(saidOf(referring));

const areSeveral = ({ by }: SaidOfSame): boolean => by === 'they' || by === 'those';

const ON_FIELD = ['Digimon', 'Tamer'] as const;

/** "Suspend 1 of your Tamers. That Digimon ...", "Suspend 1 Digimon. Those Tamers ...". */
function isOtherNoun({ by, noun: said }: SaidOfSame, { noun = '' }: Spoken): boolean {
  if (said === undefined || (by !== 'that' && by !== 'those')) return false;
  const kinds = ON_FIELD.filter((kind) => namesKind(noun, kind));
  return (
    kinds.length > 0 &&
    ON_FIELD.some((kind) => namesKind(said, kind)) &&
    !kinds.every((kind) => namesKind(said, kind))
  );
}

/** "When this Digimon attacks an opponent's Digimon, delete it": one of the two. */
const isOnAnother = (phrases: readonly EventPhrase[]): boolean =>
  phrases.some(
    (phrase) =>
      phrase.kind === 'attacks' && phrase.target !== undefined && phrase.target !== 'player',
  );

/** "When one of your Digimon attacks an opponent's Digimon, that Digimon ...": one of the two. */
const ofTwo = ({ phrases }: Effect, field: string): boolean =>
  phrases.some(
    (phrase) =>
      (phrase.kind === 'attacks' && phrase.target !== undefined && phrase.target !== 'player') ||
      (phrase.kind === 'deletes' && field === 'than') ||
      phrase.kind === 'blocks',
  );

/** "the placed card": the effect has placed just one, so that it can only be that. */
function isOneCardDone(
  moved: NonNullable<SaidOfSame['moved']>,
  { actions, waits }: Effect,
): boolean {
  const kinds = new Set<Action['kind']>(moved);
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
