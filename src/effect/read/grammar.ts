/** All holes by name: where the tables meet. */
import { counted, testHole } from '../grammar/condition.ts';
import { eachHole, thingHole } from '../grammar/each.ts';
import { butBest } from '../grammar/any-of.ts';
import { BENEATH_EACH, BENEATH_THEM } from '../grammar/belonging.ts';
import {
  beneathBare,
  beneathCards,
  beneathDetailed,
  described,
  detailed,
} from '../grammar/described/described.ts';
import {
  being,
  front,
  having,
  lacking,
  notBeing,
  valued,
} from '../grammar/described/joined-filters.ts';
import { foiled } from '../grammar/foiled.ts';
import { heldFirst } from '../grammar/described/held-first.ts';
import { optionsThere } from '../grammar/described/options-there.ts';
import { placedAhead } from '../grammar/place-ahead.ts';
import { placedFirst } from '../grammar/place-first.ts';
import { drawnHole, heldHole, instructionHole, keywordHole } from '../phrase/keyword.ts';
import { skip } from '../line/lex.ts';
import { readEffectLine } from '../line/line.ts';
import { list, table } from '../phrase/make-hole.ts';
import type { Grammar, Hole } from '../phrase/hole.ts';
import { BATTLE } from '../grammar/processing/battle.ts';
import { CARDS } from '../grammar/processing/card.ts';
import { COST_CHANGES } from '../grammar/processing/cost.ts';
import { MEMORY } from '../grammar/processing/memory.ts';
import { AGAIN, OTHERS } from '../grammar/processing/other.ts';
import { PLACING } from '../grammar/processing/place.ts';
import { COSTS, PLAYING } from '../grammar/processing/play.ts';
import { SEARCHED, sought } from '../grammar/processing/searched.ts';
import { couple, destination, target } from '../grammar/couple.ts';
import {
  agent,
  attacker,
  elided,
  itIs,
  their,
  nobody,
  subject,
  would,
  you,
  yours,
} from '../grammar/subject.ts';
import { owned, targets, thisPlaced } from '../grammar/target.ts';
import { beneath, beneathOf, ownedBy, placeHole, stackOf, stock } from '../grammar/place.ts';
import { eventHole } from '../grammar/trigger.ts';
import { writeEffectLine } from '../line/write-line.ts';
import type { Action, EffectLine, PlayCost, Target } from '../tree/tree.ts';
import { amount, haver, lacker, pileOf } from '../phrase/amount.ts';
import * as words from '../phrase/words.ts';

export const ACTIONS = [
  ...MEMORY,
  ...BATTLE,
  ...CARDS,
  ...PLACING,
  ...PLAYING,
  ...COST_CHANGES,
  ...OTHERS,
];
const actions = table<Action>(ACTIONS);

/** "your opponent deletes 1 of their Digimon": orders that stand behind their subject. */
const theirs: Hole<Action> = {
  read(cursor, at) {
    if (cursor.theirs) return undefined;
    cursor.theirs = true;
    const got = actions.read(cursor, at);
    cursor.theirs = false;
    // What names its own subject is no order.
    return got?.subject === undefined ? got : undefined;
  },
  write: (action, pen) => actions.write(action, { ...pen, theirs: true }),
};

/** "they trash 1 card": orders behind a subject in the plural. */
const orders: Hole<Action> = {
  read(cursor, at) {
    const got = actions.read(cursor, at);
    return got?.subject === undefined ? got : undefined;
  },
  write: (action, pen) => actions.write(action, pen),
};

/**
 * gains "[On Deletion] Lose 1 memory."
 *       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
 */
const quoted: Hole<EffectLine> = {
  read(cursor, at) {
    if (cursor.text.charAt(at) !== '"') return undefined;
    const close = skip(cursor.text, at, cursor.text.length);
    if (close === at || cursor.text.slice(at, close).includes('\n')) return undefined;
    const { start, ing, theirs } = cursor;
    cursor.ing = false;
    cursor.theirs = false;
    const line = readEffectLine(cursor, at + 1, close);
    cursor.start = start;
    cursor.ing = ing;
    cursor.theirs = theirs;
    return { value: line, end: close + 1 };
  },
  write: (line, pen) => `"${writeEffectLine(line, pen.grammar)}"`,
};

export const GRAMMAR: Grammar = {
  n: words.n,
  signed: words.signed,
  loss: words.loss,
  side: words.side,
  owner: words.owner,
  whose: words.whose,
  allOfWhose: words.allOfWhose,
  upTo: words.upTo,
  other: words.other,
  would,
  faceDown: words.faceDown,
  level: words.level,
  dp: words.dp,
  count: words.count,
  haver,
  lacker,
  pileOf,
  amount,
  cause: words.cause,
  effectsOf: words.effectsOf,
  which: words.which,
  of: words.of,
  measure: words.measure,
  state: words.state,
  agent,
  pile: words.pile,
  origin: words.origin,
  both: words.both,
  things: words.things,
  areas: words.areas,
  prohibition: words.prohibition,
  barred: words.barred,
  permission: words.permission,
  done: words.done,
  passive: words.passive,
  third: words.third,
  tag: words.tag,
  stack: words.stack,
  names: words.names,
  allNames: words.allNames,
  icons: words.icons,
  colours: words.colours,
  allColours: words.allColours,
  use: keywordHole,
  uses: list(keywordHole, [' and ', ', and ', '/', ' or '], heldHole),
  instruction: instructionHole,
  drawn: drawnHole,
  held: list(heldHole, [' and ', ', and ', '/', ' or ']),
  having,
  front,
  being,
  lacking,
  notBeing,
  valued,
  described,
  detailed,
  heldFirst,
  optionsThere,
  placedFirst,
  placedAhead,
  foiled,
  counted,
  target,
  destination,
  thisPlaced,
  one: targets,
  subject,
  couple,
  attacker,
  you,
  nobody,
  elided,
  yours,
  owned,
  place: placeHole,
  beneath,
  beneathOf,
  stock,
  ownedBy,
  stackOf,
  butBest,
  beneathCards,
  beneathBare,
  beneathDetailed,
  cost: table<PlayCost>(COSTS),
  each: eachHole,
  thing: thingHole,
  beneathEach: table<Target>(BENEATH_EACH),
  beneathThem: table<Target>(BENEATH_THEM),
  event: eventHole,
  test: testHole,
  action: actions,
  itIs,
  their,
  sought,
  searched: table<Action>(SEARCHED),
  again: table<Action>(AGAIN),
  theirs,
  orders,
  ban: words.ban,
  players: words.players,
  quoted,
};
