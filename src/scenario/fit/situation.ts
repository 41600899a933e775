/** Which situation sets an effect off: where its card is, whose turn it is, what is done. */
import type { Action, EffectLine, Line } from '../../effect/tree/tree.ts';
import { isOfEffects } from '../../effect/tree/closed/prohibition.ts';
import type { FitAs } from './as.ts';
import type { FitNames, Fitting } from './sides.ts';
import { CAST } from './cast.ts';
import {
  attacksPlayer,
  deletedByEffect,
  isAttacked,
  KEYWORDS,
  theirPass,
  TIMED,
  used,
  type Doing,
} from './doing.ts';
import { eventDoing } from './event.ts';

/** The situation for one line. */
export function situationOf(line: Line, text: string, as: FitAs): Fitting {
  const category = categoryFor(line, text, as);
  const doing = doingOf(line, category);
  const box = as === 'inherited' ? 'inherited' : as === 'linked' ? 'linked' : 'upper';
  const isCheck = doing.place === 'security' && box === 'upper';
  const fitting: Fitting = {
    category,
    place: 'battle',
    turn: 'P1',
    ...doing,
    box: isCheck ? 'security' : (doing.box ?? box),
  };
  const by = (names: FitNames, card: string): readonly string[] =>
    fitting.actions({ ...names, card });
  if (as === 'inherited') {
    return { ...fitting, place: 'under', actions: (names) => by(names, CAST.host) };
  }
  if (as === 'linked') {
    return {
      ...fitting,
      place: 'hand',
      actions: (names) => [`P1 links ${names.card} to ${names.friend}`, ...by(names, names.friend)],
    };
  }
  if (category !== 'Digimon' && fitting.place === 'battle' && fitting.byCard !== true)
    return { ...fitting, actions: (names) => by(names, names.friend) };
  return fitting;
}

function categoryFor(line: Line, text: string, as: FitAs): Fitting['category'] {
  if (as === 'Tamer' || as === 'Option') return as;
  if (as !== 'fit') return 'Digimon';
  if (/\bthis tamer\b/i.test(text)) return 'Tamer';
  if (text.includes('<Mind Link>')) return 'Tamer';
  if (text.includes('<Digi-Burst')) return 'Digimon';
  if (/<Delay>|<Use Req|color requirements|\bthis Option\b/.test(text)) return 'Option';
  if (line.kind !== 'effect' || /\bthis Digimon\b/i.test(text)) return 'Digimon';
  const names = line.timings.map(({ name }) => name);
  if (names.includes('Security') && /this card/i.test(text))
    return /play this card/i.test(text) ? 'Tamer' : 'Option';
  if (
    line.trigger?.events.some(({ kind }) => kind === 'used') === true &&
    /\bthis card\b/.test(text)
  )
    return 'Option';
  const isUse = names.includes('Main') && line.perTurn === undefined && line.area === undefined;
  return isUse ? 'Option' : 'Digimon';
}

function doingOf(line: Line, category: Fitting['category']): Doing {
  if (line.kind === 'keywords') {
    const known = line.uses.flatMap(({ name }) => KEYWORDS[name] ?? []);
    return known[0] ?? attacksPlayer;
  }
  if (line.kind !== 'effect') return attacksPlayer;
  const names = line.timings.map(({ name }) => name);
  const [event] = line.trigger?.events ?? [];
  // A written event says more than an icon; behind an event of its own it is an additional
  // condition.
  const timed = names.flatMap((name) => TIMED[name] ?? [])[0];
  if (event !== undefined && (timed === undefined || event.kind === 'attacks')) {
    return eventDoing(event, line);
  }
  if (timed === theirPass) return { ...timed, ...startWith(line) };
  if (timed !== undefined)
    return line.area?.name === 'Trash' ? { ...timed, place: 'trash' } : timed;
  if (names.includes('Main')) return mainDoing(line, category);
  return persistentDoing(line);
}

function mainDoing(line: EffectLine, category: Fitting['category']): Doing {
  const price = line.sentences[0]?.processes[0]?.action;
  const isDelay = price?.kind === 'do keyword' && price.use.name === 'Delay';
  if (category === 'Option' && !isDelay) return used;
  return {
    actions: ({ card }) => [
      `${card} activates ${line.area === undefined ? '' : `[${line.area.name}] `}[Main]`,
    ],
    how: 'It is declared in the main phase.',
    byCard: true,
    ...(line.area?.name === 'Breeding' ? { place: 'breeding' as const } : {}),
    ...(line.area?.name === 'Trash' ? { place: 'trash' as const } : {}),
  };
}

/** "If you have 2 or less memory": the opponent does not pass, which would leave 3. */
const startWith = ({ sentences }: EffectLine): Partial<Doing> =>
  sentences.some(({ conditions }) =>
    conditions.some(
      ({ test }) =>
        test.kind === 'memory' && test.side === 'your' && test.compare !== 'or more' && test.n < 3,
    ),
  )
    ? {
        actions: () => [`P2 plays ${CAST.newFoe}`],
        how: "P2 plays a card, so P1's turn begins.",
        theirMemory: 1,
      }
    : {};

/** What keeps the opponent's effects off shows when there is one. */
const againstTheirEffects = ({ sentences }: EffectLine): boolean =>
  sentences.some(({ processes }) =>
    processes.some(({ action }) => action.kind === 'immune' || prohibitsDeletion(action)),
  );
const prohibitsDeletion = (action: Action): boolean =>
  action.kind === 'prohibit' && [action.what, ...(action.also ?? [])].some(isOfEffects);

function persistentDoing(line: EffectLine): Doing {
  if (againstTheirEffects(line)) return deletedByEffect;
  const isTheirs = line.timings.some(({ name }) => name === "Opponent's Turn");
  const isSecurity = line.area?.name === 'Security';
  return {
    ...(isTheirs ? isAttacked : attacksPlayer),
    how: isTheirs
      ? "It applies while an opponent's Digimon attacks."
      : 'It applies while its Digimon attacks.',
    ...(isSecurity ? { place: 'security' as const } : {}),
  };
}
