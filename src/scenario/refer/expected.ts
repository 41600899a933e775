/**
 * Every way in which a text can go, as texts without a word that refers back and without a choice:
 * who is meant is known from how the text was made. `null`: it isn't known here what happens.
 */
import { FOES, OWN, sideOf, subsets, HAND, TRASH, type Cast, type Member } from './cast.ts';
import {
  ATTACKERS,
  DOES,
  isOpen,
  isSaidOfOneAndAll,
  leastOf,
  meantAtFirst,
  SAVED,
  spokenOf,
  type Known,
  type ReferWay,
} from './known.ts';
import type { NamedStep, ReferText } from './say.ts';
import type { Letter, ReferStep, StepObject } from './step.ts';

class Unknown extends Error {}

const isHidden = ({ object }: ReferStep): boolean =>
  object.kind === 'choose' && object.from === 'hand';

/** `null` where it isn't known here what happens. */
export function waysOf(text: ReferText, cast: Cast): readonly (readonly NamedStep[])[] | null {
  const { members } = cast;
  const memberOf = (letter: Letter): Member => {
    const found = members.find((one) => one.letter === letter);
    if (found === undefined) throw new Error(`nobody is called ${letter}`);
    return found;
  };
  const first: Known = {
    there: new Set([...OWN, ...FOES]),
    suspended: new Set(
      members.flatMap(({ letter, suspended }) =>
        suspended || letter === ATTACKERS[cast.holder] ? letter : [],
      ),
    ),
    under: new Map(members.map(({ letter, under }) => [letter, under])),
    stripped: new Set(),
  };
  const doneTo = (
    known: Known,
    does: ReferStep['verb']['does'],
    whom: readonly Letter[],
  ): Known => {
    const open = whom.filter((letter) => isOpen(memberOf(letter)));
    switch (does) {
      case 'suspend':
        return { ...known, suspended: known.suspended.union(new Set(open)) };
      case 'unsuspend':
        return { ...known, suspended: known.suspended.difference(new Set(open)) };
      case 'remove':
        if (open.some((letter) => memberOf(letter).line === SAVED)) throw new Unknown();
        return { ...known, there: known.there.difference(new Set(open)) };
      case 'play':
        return { ...known, there: known.there.union(new Set(whom)) };
      case 'peel':
      case 'strip':
        return {
          ...known,
          ...(does === 'strip' ? { stripped: known.stripped.union(new Set(open)) } : {}),
          under: new Map(
            [...known.under].map(([letter, n]) => [
              letter,
              changed(known, does, open).includes(letter) ? n - 1 : n,
            ]),
          ),
        };
      default:
        return known;
    }
  };
  /** Level 3 or lower isn't de-digivolved; what lies beneath is level 3. */
  const isHigh = (letter: Letter, known: Known): boolean => {
    const { level, under } = memberOf(letter);
    if (level === 3) return false;
    // What has lost cards from above and from below: its level isn't known here.
    if (known.under.get(letter) !== under && known.stripped.has(letter)) throw new Unknown();
    return known.under.get(letter) === under;
  };
  /** Those to whom it happens. */
  const changed = (known: Known, does: ReferStep['verb']['does'], whom: readonly Letter[]) =>
    whom.filter((letter) => {
      if (does === 'play') return true;
      if (!known.there.has(letter) || !isOpen(memberOf(letter))) return false;
      if (does === 'suspend') return !known.suspended.has(letter);
      if (does === 'unsuspend') return known.suspended.has(letter);
      if (does === 'strip' || does === 'peel')
        return (known.under.get(letter) ?? 0) > 0 && (does === 'strip' || isHigh(letter, known));
      return true;
    });
  const candidates = (
    object: Extract<StepObject, { kind: 'choose' }>,
    known: Known,
  ): readonly Letter[] => {
    if (object.from !== undefined)
      return (object.from === 'hand' ? HAND : TRASH).filter((one) => !known.there.has(one));
    const side = [...OWN, ...HAND, ...TRASH, ...FOES].filter((one) => sideOf(one) === object.side);
    return side.filter((one) => known.there.has(one) && !(object.other && one === 'a'));
  };
  /** Everybody whom a step can be about. */
  const choices = (step: ReferStep, way: ReferWay): readonly (readonly Letter[])[] => {
    const { object } = step;
    switch (object.kind) {
      case 'choose': {
        const from = candidates(object, way.known);
        const most = Math.min(object.n, from.length);
        const able = step.price ? changed(way.known, step.verb.does, from) : from;
        const sets = subsets(able, most).filter((set) => set.length > 0);
        // Nobody has to find a card in a hand (3-1-2-2-1); a "may" is for all of them or none.
        return object.upTo || (isHidden(step) && !step.price && !step.may)
          ? sets
          : sets.filter((set) => set.length === most);
      }
      case 'all': {
        const there = [...way.known.there].filter((one) => sideOf(one) === object.side);
        return there.length === 0 ? [] : [there];
      }
      case 'refers': {
        const whom = way.whom.get(object.to) ?? [];
        const isOne = !/^th(?:em|ose)|done/.test(object.word);
        if (object.word === 'done one') {
          // A trigger condition names one of several.
          if (object.to < 0) return whom.map((one) => [one]);
          const done = way.changed.get(object.to) ?? [];
          return done.length === 0 ? [] : [done];
        }
        return whom.length === 0 ? [] : isOne ? whom.map((one) => [one]) : [whom];
      }
      case 'pair': {
        const own = [...OWN, ...HAND, ...TRASH].filter((one) => way.known.there.has(one));
        const foes = FOES.filter((one) => way.known.there.has(one));
        // As many as there are (1-3-2): not made here.
        if (own.length === 0 || foes.length === 0) throw new Unknown();
        return own.flatMap((one) => foes.map((foe) => [one, foe]));
      }
      case 'part': {
        // Nobody who has left is chosen while another one of them is there (15-10-2-1).
        const whom = way.whom.get(object.to) ?? [];
        const there = whom.filter((one) => way.known.there.has(one));
        // No rule says whose level counts behind "1 of them" when all of them have left.
        const isCompared = text.steps.some(({ verb }) => verb.measured !== undefined);
        if (there.length === 0 && isCompared) throw new Unknown();
        return (there.length > 0 ? there : whom).map((one) => [one]);
      }
      case 'this':
        return [['a']];
      case 'nobody':
        return [[]];
    }
  };
  /** Who is compared with or counted, by what is known of it. */
  const measure = (step: ReferStep, whom: readonly Letter[], known: Known): string | null => {
    const [one, ...more] = whom;
    if (one === undefined || more.length > 0) throw new Unknown();
    const { level, under } = memberOf(one);
    const left = known.under.get(one) ?? 0;
    if (step.verb.name === 'each' && !known.there.has(one)) throw new Unknown();
    const isTop = left === under || known.stripped.has(one);
    const said = step.verb.measured?.({ level: isTop ? level : 3, under: left, side: sideOf(one) });
    return said ?? null;
  };
  const isSuspended = (step: ReferStep, way: ReferWay): boolean => {
    const whom = step.object.kind === 'refers' ? (way.whom.get(step.object.to) ?? []) : [];
    const [one, ...more] = whom;
    if (more.length > 0 || (one !== undefined && !way.known.there.has(one))) throw new Unknown();
    return one !== undefined && way.known.suspended.has(one);
  };
  /** Where nothing is done, nobody is chosen; who is meant without a choice is meant still. */
  const spoken = (step: ReferStep, way: ReferWay): readonly Letter[] =>
    step.object.kind === 'this' || step.object.kind === 'all'
      ? (choices(step, way)[0] ?? [])
      : step.object.kind === 'refers'
        ? (way.whom.get(step.object.to) ?? [])
        : [];
  const after = (way: ReferWay, i: number): readonly ReferWay[] => {
    const step = text.steps[i];
    if (step === undefined) return [way];
    if (way.isOver) return [way];
    if (step.gate !== null) {
      const isMet =
        step.gate === 'do'
          ? way.did
          : step.gate === "don't"
            ? !way.did
            : step.gate === 'so' || step.gate === 'instead if so'
              ? true
              : step.gate === 'not so' || step.gate === 'instead if not so'
                ? false
                : step.gate === 'suspended'
                  ? isSuspended(step, way)
                  : way.done.has(spokenOf(text.steps, i)) === (step.gate === 'did');
      // What was accepted and came to nothing: whether that is done is another question.
      if ((step.gate === 'do' || step.gate === "don't") && way.isAccepted && !way.did)
        throw new Unknown();
      if (!isMet)
        return after(
          {
            ...way,
            whom: new Map([...way.whom, [i, spoken(step, way)]]),
            did: false,
            isAccepted: false,
          },
          i + 1,
        );
    }
    // 18-2: the sentence behind it takes its place.
    if (text.steps[i + 1]?.gate === 'instead if so')
      return after({ ...way, whom: new Map([...way.whom, [i, spoken(step, way)]]) }, i + 1);
    const ways: ReferWay[] = [];
    const nobody = (isOver: boolean): ReferWay => ({
      ...way,
      whom: new Map([...way.whom, [i, spoken(step, way)]]),
      did: false,
      isAccepted: false,
      isOver,
    });
    const sets = choices(step, way);
    // Both parts of a price are paid, or none (15-7-3).
    const isSecondPart = step.price && text.steps[i - 1]?.price === true;
    if (isSecondPart) {
      if (sets.length === 0 && text.holder === 'Tamer') throw new Unknown();
    } else if (step.price) {
      // Declared with its price paid (15-8-4-4-1).
      if (text.holder !== 'Tamer') ways.push(nobody(true));
      else if (sets.length === 0) throw new Unknown();
    } else if (step.may || sets.length === 0 || isHidden(step)) ways.push(nobody(false));
    for (const whom of sets) {
      // By name those of both sides are two steps: what is due for both at once is not.
      if (step.verb.name === 'at the end' && new Set(whom.map(sideOf)).size > 1)
        throw new Unknown();
      const isThere = step.object.kind === 'choose' && step.object.from !== undefined;
      const there = isThere ? whom : whom.filter((one) => way.known.there.has(one));
      const done = changed(way.known, step.verb.does, there);
      // "By deleting all of ...": of all, or nothing is paid (15-7-3).
      const least = step.object.kind === 'all' ? whom.length : leastOf(step);
      if (step.price && done.length < least) continue;
      const isSaid = there.length > 0 || step.object.kind === 'nobody';
      const measured =
        step.verb.measured === undefined ? undefined : measure(step, whom, way.known);
      if (measured === null) {
        ways.push({
          ...way,
          whom: new Map([...way.whom, [i, whom]]),
          did: false,
          isAccepted: true,
        });
        continue;
      }
      ways.push({
        steps:
          measured !== undefined
            ? [...way.steps, { step, whom: [], said: measured }]
            : isSaid
              ? [...way.steps, { step, whom: there }]
              : way.steps,
        whom: new Map([...way.whom, [i, whom]]),
        changed: new Map([...way.changed, [i, done]]),
        known: doneTo(way.known, step.verb.does, there),
        did: done.length > 0 || step.object.kind === 'nobody',
        done: done.length > 0 ? way.done.union(new Set([step.verb.past ?? ''])) : way.done,
        isAccepted: true,
        isOver: false,
      });
    }
    return ways.flatMap((one) => after(one, i + 1));
  };
  const event = text.event;
  // What is trashed from a hand may be what would be played.
  if (text.steps.some(isHidden) && text.steps.some(({ verb }) => verb.name === 'hand')) return null;
  let known = first;
  try {
    if (text.holder === 'On Deletion') known = doneTo(first, 'remove', ['a']);
    const does = event === null ? 'nothing' : DOES[event.verb];
    if (event !== null) known = doneTo(first, does, event.whom);
    const whom = event === null ? [] : changed(first, does, event.whom);
    if (event !== null && whom.length === 0) return null;
    if (whom.length > 1 && isSaidOfOneAndAll(text)) return null;
    const starts = meantAtFirst(text, whom).map((meant): ReferWay => ({
      steps: [],
      whom: new Map([[-1, meant]]),
      changed: new Map(),
      known,
      did: false,
      done: new Set(),
      isAccepted: false,
      isOver: false,
    }));
    return starts.flatMap((one) => after(one, 0)).map(({ steps }) => steps);
  } catch (problem) {
    if (problem instanceof Unknown) return null;
    throw problem;
  }
}
