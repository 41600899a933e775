/** What makes an event happen that is written out behind "When" (15-5). */
import { categoryOf } from '../../effect/category.ts';
import { isByEffect } from '../../effect/tree/closed/cause.ts';
import type {
  EffectLine,
  EventPhrase,
  Filter,
  Target,
  TimingName,
} from '../../effect/tree/tree.ts';
import type { OfKind } from '../../effect/tree/of-kind.ts';
import { CAST } from './cast.ts';
import {
  attacksPlayer,
  isAttacked,
  losesBattle,
  played,
  spell,
  theirPass,
  TIMED,
  used,
  winsBattle,
  type Doing,
} from './doing.ts';
import { kindsOf } from '../../effect/tree/closed/noun.ts';

const isTheirs = (target: Target | undefined): boolean =>
  target !== undefined && 'side' in target && target.side === "your opponent's";
const isThisCard = (target: Target): boolean => target.kind === 'this' && target.noun === 'card';
const isOther = (target: Target): boolean => 'other' in target && target.other;

const isTamer = (target: Target | undefined): boolean =>
  target !== undefined && 'noun' in target && kindsOf(target.noun)[0] === 'Tamer';
/** What happens to "one of your Digimon with ..." happens to the other Digimon. */
const friendIs = (target: Target | undefined): readonly Filter[] =>
  target?.kind === 'any' && !isTheirs(target) && !isTamer(target) ? target.filters : [];

/** What makes the event happen that a line waits for. */
export function eventDoing(event: EventPhrase, line: EffectLine): Doing {
  const filters = 'who' in event && event.kind !== 'played' ? friendIs(event.who) : [];
  const doing = doingFor(event, line);
  return filters.length === 0 || doing.into === true ? doing : { ...doing, friendIs: filters };
}

/** What is asked of an event beside its kind. */
interface AskedOfEvent {
  readonly line: EffectLine;
  readonly who: Target | undefined;
  readonly byEffect: boolean;
  /** It has to happen in the opponent's turn. */
  readonly onlyTheirs: boolean;
}

function doingFor(event: EventPhrase, line: EffectLine): Doing {
  const cause = 'cause' in event ? event.cause : undefined;
  const asked: AskedOfEvent = {
    line,
    who: 'who' in event ? event.who : undefined,
    byEffect: cause !== undefined && isByEffect(cause),
    onlyTheirs: isIn(line, "Opponent's Turn"),
  };
  const table: { readonly [kind in EventPhrase['kind']]?: DoingOf<never> } = DOINGS;
  const doingOf = table[event.kind] as DoingOf<EventPhrase> | undefined;
  if (doingOf !== undefined) return doingOf(event, asked);
  if (categoryOf(line).category === 'immediate') return losesBattle;
  return asked.onlyTheirs ? isAttacked : attacksPlayer;
}

const isIn = ({ timings }: EffectLine, turn: TimingName): boolean =>
  timings.some(({ name }) => name === turn);

type DoingOf<P> = (event: P, asked: AskedOfEvent) => Doing;

/** A line for each kind of event; any other is looked for in an attack. */
const DOINGS: { readonly [K in EventPhrase['kind']]?: DoingOf<OfKind<EventPhrase, K>> } = {
  attacks: ({ who, target }) => {
    if (isTheirs(who)) return isAttacked;
    return target === undefined || target === 'player' ? attacksPlayer : againstFoe;
  },
  attacked: () => attackedByFoe,
  deleted: (_, asked) => leaving(false, asked),
  leaves: (_, asked) => leaving(false, asked),
  returned: (_, asked) => leaving(true, asked),
  deletes: () => winsBattle,
  wins: () => winsBattle,
  suspends: (_, asked) => suspending(asked),
  unsuspends: ({ who }) =>
    isTheirs(who)
      ? { actions: () => ['P1 passes'], how: "P2's unsuspend phase comes." }
      : { ...theirPass, suspended: true, how: "P1's unsuspend phase comes." },
  'unsuspended in main': () => unsuspendedByEffect,
  blocked: () => canBeBlocked,
  'target switched': () => canBeBlocked,
  'security removed': ({ whose }, { line }) => {
    if (whose === "your opponent's") return attacksPlayer;
    return isIn(line, 'Your Turn') ? trashesSecurity : isAttacked;
  },
  played: ({ who }, { onlyTheirs }) => playing(who, onlyTheirs),
  trashed: (event) => trashing(event),
  digivolves: digivolving,
  moves: ({ who }) => moving(who),
  linked: ({ who }) => ({
    actions: ({ card, friend, young }) => [
      `P1 links ${young} to ${who?.kind === 'this' ? card : friend}`,
    ],
    how: 'A card is linked.',
    links: true,
  }),
  used: ({ who }) =>
    isThisCard(who)
      ? used
      : { actions: () => [`P1 uses ${CAST.option}`], how: 'P1 uses an Option card.' },
};

const attackedByFoe: Doing = {
  actions: ({ card }) => [`${CAST.foe} attacks ${card}`],
  how: "An opponent's Digimon attacks it.",
  turn: 'P2',
  suspended: true,
};

const canBeBlocked: Doing = {
  ...attacksPlayer,
  blocker: true,
  how: 'Its Digimon attacks and can be blocked.',
};

const unsuspendedByEffect: Doing = {
  ...spell('P1', 'Unsuspend 1 of your Digimon.', 'An effect unsuspends it in the main phase.'),
  suspended: true,
};

const trashesSecurity = spell(
  'P1',
  'Trash the top card of your security stack.',
  'An effect of its player trashes a security card.',
);

/** Who is suspended by an attack, and who by an effect. */
function suspending({ who, byEffect, onlyTheirs }: AskedOfEvent): Doing {
  const suspends = (of: 'P1' | 'P2', whom: string, what: string): Doing =>
    spell(of, `Suspend 1 of ${whom}.`, `An effect suspends ${what}.`);
  if (isTamer(who) || (who?.kind === 'this' && who.noun === 'Tamer'))
    return suspends('P1', isTheirs(who) ? "your opponent's Tamers" : 'your Tamers', 'a Tamer');
  if (isTheirs(who))
    return onlyTheirs
      ? isAttacked
      : suspends('P1', "your opponent's Digimon", "an opponent's Digimon");
  if (onlyTheirs) return suspends('P2', "your opponent's Digimon", 'a Digimon');
  if (byEffect) return suspends('P1', 'your Digimon', 'a Digimon');
  return who !== undefined && isOther(who)
    ? {
        actions: ({ friend }) => [`${friend} attacks the player`],
        how: 'Another Digimon attacks the player.',
      }
    : attacksPlayer;
}

function playing(who: Target, onlyTheirs: boolean): Doing {
  if (isThisCard(who)) return played;
  if (onlyTheirs || isTheirs(who))
    return {
      actions: () => [`P2 plays ${CAST.newFoe}`],
      how: 'P2 plays a Digimon.',
      turn: 'P2',
    };
  return {
    actions: ({ young }) => [`P1 plays ${young}`],
    how: `P1 plays a ${isTamer(who) ? 'Tamer' : 'Digimon'}.`,
    ...(isTamer(who) ? { youngTamer: true as const } : {}),
    ...(who.kind === 'any' ? { youngIs: who.filters } : {}),
  };
}

const trashing = ({ who, from }: OfKind<EventPhrase, 'trashed'>): Doing =>
  from === 'hand'
    ? {
        ...spell('P1', 'Trash 1 card in your hand.', 'An effect trashes a card of the hand.'),
        place: 'hand',
      }
    : {
        ...spell(
          'P1',
          'Trash any 1 digivolution card of 1 of your Digimon.',
          'An effect trashes a digivolution card.',
        ),
        ...(who.kind === 'this' ? { place: 'under' as const } : {}),
      };

const againstFoe: Doing = {
  actions: ({ card }) => [`${card} attacks ${CAST.foe}`],
  how: "Its Digimon attacks an opponent's Digimon.",
  strongFoe: true,
};

function leaving(isReturned: boolean, { who, byEffect, onlyTheirs }: AskedOfEvent): Doing {
  if (isTamer(who) && !isReturned)
    return isTheirs(who)
      ? spell('P1', "Delete 1 of your opponent's Tamers.", 'An effect deletes a Tamer.')
      : spell('P2', "Delete 1 of your opponent's Tamers.", 'An effect deletes a Tamer.');
  const does = isReturned ? 'Return' : 'Delete';
  const to = isReturned ? ' to the hand' : '';
  if (isTheirs(who)) {
    return byEffect || isReturned
      ? spell(
          'P1',
          `${does} 1 of your opponent's Digimon${to}.`,
          'An effect of its player does that.',
        )
      : winsBattle;
  }
  if (byEffect || isReturned || onlyTheirs) {
    return spell(
      'P2',
      `${does} 1 of your opponent's Digimon${to}.`,
      "An opponent's effect does that.",
    );
  }
  return who !== undefined && isOther(who)
    ? {
        actions: ({ friend }) => [`${friend} attacks ${CAST.foe}`],
        how: 'Another Digimon attacks a stronger one and loses the battle.',
        strongFoe: true,
      }
    : losesBattle;
}

function moving(who: Target | undefined): Doing {
  if (who?.kind === 'this') return { ...(TIMED['When Moving'] ?? played) };
  const breeding = isTheirs(who) ? CAST.weak : CAST.friend;
  return {
    actions: ({ friend }) => [`${isTheirs(who) ? breeding : friend} moves`],
    how: 'A Digimon moves to the battle area.',
    breeding,
    turn: isTheirs(who) ? 'P2' : 'P1',
    byCard: true,
  };
}

function digivolving({ who, into, would }: OfKind<EventPhrase, 'digivolves'>): Doing {
  if (into !== undefined && isThisCard(into)) return { ...(TIMED['When Digivolving'] ?? played) };
  const how = 'A Digimon digivolves.';
  if (who.kind !== 'this') {
    return {
      actions: ({ next, friend }) => [`${friend} digivolves into ${next}`],
      how,
      into: true,
    };
  }
  // Once it has digivolved, only what is inherited is still there.
  return {
    actions: ({ card, next }) => [`${would ? card : CAST.host} digivolves into ${next}`],
    how,
    into: true,
    ...(would ? {} : { place: 'under', box: 'inherited' }),
  };
}
