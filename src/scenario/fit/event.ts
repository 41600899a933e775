/** What makes an event happen that is written out behind "When" (15-5). */
import { categoryOf } from '../../effect/category.ts';
import type { EffectLine, EventPhrase, Filter, Target } from '../../effect/tree/tree.ts';
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

const isTheirs = (target: Target | undefined): boolean =>
  target !== undefined && 'side' in target && target.side === "your opponent's";
const isThisCard = (target: Target): boolean => target.kind === 'this' && target.noun === 'card';
const isOther = (target: Target): boolean => 'other' in target && target.other;

const isTamer = (target: Target | undefined): boolean =>
  target !== undefined && 'noun' in target && target.noun.startsWith('Tamer');
/** What happens to "one of your Digimon with ..." happens to the other Digimon. */
const friendIs = (target: Target | undefined): readonly Filter[] =>
  target?.kind === 'any' && !isTheirs(target) && !isTamer(target) ? target.filters : [];

export function eventDoing(event: EventPhrase, line: EffectLine): Doing {
  const filters = 'who' in event && event.kind !== 'played' ? friendIs(event.who) : [];
  const doing = doingFor(event, line);
  return filters.length === 0 || doing.into === true ? doing : { ...doing, friendIs: filters };
}

function doingFor(event: EventPhrase, line: EffectLine): Doing {
  const onlyTheirs = line.timings.some(({ name }) => name === "Opponent's Turn");
  const who = 'who' in event ? event.who : undefined;
  const cause = 'cause' in event ? event.cause : undefined;
  const byEffect = cause !== undefined && /effect/.test(cause) && !cause.startsWith('other than');
  switch (event.kind) {
    case 'attacks':
      if (isTheirs(who)) return isAttacked;
      return event.target === undefined || event.target === 'player' ? attacksPlayer : againstFoe;
    case 'attacked':
      return {
        actions: ({ card }) => [`${CAST.foe} attacks ${card}`],
        how: "An opponent's Digimon attacks it.",
        turn: 'P2',
        suspended: true,
      };
    case 'deleted':
    case 'leaves':
    case 'returned':
      return leaving(event.kind === 'returned', who, byEffect, onlyTheirs);
    case 'deletes':
    case 'wins':
      return winsBattle;
    case 'suspends':
      if (isTamer(who) || (who?.kind === 'this' && who.noun === 'Tamer'))
        return isTheirs(who)
          ? spell('P1', "Suspend 1 of your opponent's Tamers.", 'An effect suspends a Tamer.')
          : spell('P1', 'Suspend 1 of your Tamers.', 'An effect suspends a Tamer.');
      if (byEffect && !isTheirs(who) && !onlyTheirs)
        return spell('P1', 'Suspend 1 of your Digimon.', 'An effect suspends a Digimon.');
      if (onlyTheirs && !isTheirs(who))
        return spell(
          'P2',
          "Suspend 1 of your opponent's Digimon.",
          'An effect suspends a Digimon.',
        );
      if (isTheirs(who)) {
        return onlyTheirs
          ? isAttacked
          : spell(
              'P1',
              "Suspend 1 of your opponent's Digimon.",
              "An effect suspends an opponent's Digimon.",
            );
      }
      return who !== undefined && isOther(who)
        ? {
            actions: ({ friend }) => [`${friend} attacks the player`],
            how: 'Another Digimon attacks the player.',
          }
        : attacksPlayer;
    case 'unsuspends':
      if (isTheirs(who))
        return { actions: () => ['P1 passes'], how: "The opponent's unsuspend phase comes." };
      return { ...theirPass, suspended: true, how: "Its player's unsuspend phase comes." };
    case 'unsuspended in main':
      return {
        ...spell(
          'P1',
          'Unsuspend 1 of your Digimon.',
          'An effect unsuspends it in the main phase.',
        ),
        suspended: true,
      };
    case 'blocked':
    case 'target switched':
      return { ...attacksPlayer, blocker: true, how: 'Its Digimon attacks and can be blocked.' };
    case 'security removed':
      if (event.whose === "your opponent's") return attacksPlayer;
      return line.timings.some(({ name }) => name === 'Your Turn')
        ? spell(
            'P1',
            'Trash the top card of your security stack.',
            'An effect of its player trashes a security card.',
          )
        : isAttacked;
    case 'played':
      if (who !== undefined && isThisCard(who)) return played;
      return onlyTheirs || isTheirs(who)
        ? {
            actions: () => [`P2 plays ${CAST.newFoe}`],
            how: 'The opponent plays a Digimon.',
            turn: 'P2',
          }
        : {
            actions: ({ young }) => [`P1 plays ${young}`],
            how: `Its player plays a ${isTamer(who) ? 'Tamer' : 'Digimon'}.`,
            ...(isTamer(who) ? { youngTamer: true as const } : {}),
            ...(who?.kind === 'any' ? { youngIs: who.filters } : {}),
          };
    case 'trashed':
      return event.from === 'hand'
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
            ...(isThisCard(event.who) || event.who.kind === 'this'
              ? { place: 'under' as const }
              : {}),
          };
    case 'digivolves':
      return digivolving(event);
    case 'moves':
      return moving(who);
    case 'linked':
      return {
        actions: ({ card, friend, young }) => [
          `P1 links ${young} to ${who?.kind === 'this' ? card : friend}`,
        ],
        how: 'A card is linked.',
        links: true,
      };
    case 'used':
      if (who !== undefined && isThisCard(who)) return used;
      return { actions: () => [`P1 uses ${CAST.option}`], how: 'Its player uses an Option card.' };
    default:
      return categoryOf(line).category === 'immediate'
        ? losesBattle
        : onlyTheirs
          ? isAttacked
          : attacksPlayer;
  }
}

const againstFoe: Doing = {
  actions: ({ card }) => [`${card} attacks ${CAST.foe}`],
  how: "Its Digimon attacks an opponent's Digimon.",
  strongFoe: true,
};

function leaving(
  isReturned: boolean,
  who: Target | undefined,
  byEffect: boolean,
  onlyTheirs: boolean,
): Doing {
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

function digivolving({
  who,
  into,
  would,
}: Extract<EventPhrase, { kind: 'played' | 'digivolves' }>): Doing {
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
