/** Texts at random whose words refer back, on boards at random. */
import { FOES, HAND, HOLDERS, OWN, TRASH, subsets, type Cast, type Member } from './cast.ts';
import { below, oneOf, type Dice } from './dice.ts';
import { IMMUNE, SAVED } from './known.ts';
import { PAST, type ReferText } from './say.ts';
import { VERBS, type ReferStep, type StepGate, type StepObject, type StepVerb } from './step.ts';

type Holds = Cast['holder'];

function memberOf(dice: Dice, letter: string, holder: Holds): Member {
  const isFoe = letter >= 'd' && letter <= 'f';
  const isSpare = letter > 'f';
  const lines = ['', '', '', '', SAVED, '[On Deletion] Gain 1 memory.', ...(isFoe ? [IMMUNE] : [])];
  const acts =
    (letter === 'a' && /^(?:Digimon|inherited)$/.test(holder)) ||
    (letter === 'd' && holder === 'security');
  const isHost = letter === 'a' && holder === 'inherited';
  return {
    letter,
    level: 3 + below(dice, 3),
    dp: 1000 * (3 + below(dice, 5)),
    suspended: !acts && !isSpare && below(dice, 4) === 0,
    under: isSpare ? 0 : isHost ? 1 + below(dice, 2) : below(dice, 3),
    line: letter === 'a' ? '' : oneOf(dice, lines),
  };
}

const byName = (name: string): StepVerb => {
  const verb = VERBS.find((one) => one.name === name);
  if (verb === undefined) throw new Error(`there is no verb ${name}`);
  return verb;
};

const NOBODY: StepObject = { kind: 'nobody' };
const ALONE = VERBS.filter(({ alone }) => alone === true);
const MEASURED = VERBS.filter(({ measured }) => measured !== undefined);
/** What is done to Digimon on the field, and at once. */
const NOW = VERBS.filter(
  ({ name, cards, alone, measured }) =>
    cards !== true && alone !== true && measured === undefined && name !== 'at the end',
);
const DONE = [...NOW, byName('at the end')];
/** "you may suspend it", not "you may it gets +1000 DP". */
const isDoing = (verb: StepVerb): boolean =>
  !verb.say({ words: 'x', several: false }).startsWith('x ') && verb.name !== 'at the end';

function chosen(dice: Dice, verb: StepVerb, isDigimon: boolean): StepObject {
  const n = below(dice, 3) === 0 ? 2 : 1;
  const upTo = n > 1 && below(dice, 2) === 0;
  if (verb.cards === true) {
    const from = below(dice, 3) === 0 ? 'hand' : 'trash';
    return { kind: 'choose', side: 'your', n, upTo, other: false, from };
  }
  const side = oneOf(dice, ['your', "your opponent's"] as const);
  const kind = below(dice, 24);
  if (kind < 3) return { kind: 'all', side };
  if (kind < 5) return { kind: 'pair' };
  const other = isDigimon && side === 'your' && below(dice, 2) === 0;
  return { kind: 'choose', side, n, upTo, other };
}

const isSeveral = (object: StepObject): boolean =>
  object.kind === 'all' ||
  object.kind === 'pair' ||
  (object.kind === 'choose' && (object.n > 1 || object.upTo));

/** A text that is being made: its steps, and whom the next word means. */
class ReferDraft {
  readonly dice: Dice;
  readonly isDigimon: boolean;
  readonly steps: ReferStep[] = [];
  to: number | null;
  several: boolean;

  readonly event: string | undefined;

  constructor(dice: Dice, isDigimon: boolean, event: string | undefined) {
    const isEvent = event !== undefined;
    this.event = event;
    this.dice = dice;
    this.isDigimon = isDigimon;
    this.to = isEvent ? -1 : null;
    this.several = isEvent && below(dice, 2) === 0;
  }

  step(verb: StepVerb, object: StepObject, more: Partial<ReferStep> = {}): void {
    this.steps.push({ verb, object, may: false, price: false, then: false, gate: null, ...more });
    if (['choose', 'all', 'pair', 'part', 'this'].includes(object.kind)) this.speak(object);
  }

  speak(object: StepObject): void {
    this.to = this.steps.length - 1;
    this.several = isSeveral(object);
  }

  /** A word that means those who were spoken of last. */
  word(): StepObject {
    const { dice, steps, several } = this;
    const to = this.to ?? 0;
    const meant = steps[to];
    const isDone = PAST[(to < 0 ? this.event : meant?.verb.name) ?? ''] !== undefined;
    const done = isDone ? (['done one'] as const) : [];
    if (several)
      return below(dice, 4) === 0
        ? { kind: 'part', to, word: oneOf(dice, ['them', 'those Digimon']) }
        : { kind: 'refers', to, word: oneOf(dice, ['them', 'those Digimon', ...done]) };
    // Its own Digimon is called "this Digimon".
    if (meant?.object.kind === 'this') return { kind: 'refers', to, word: 'it' };
    const words = ['it', 'it', 'that Digimon', 'that Digimon', ...done] as const;
    return { kind: 'refers', to, word: oneOf(dice, words) };
  }

  choice(verb: StepVerb): StepObject {
    return chosen(this.dice, verb, this.isDigimon);
  }

  /** "By suspending 1 of your Digimon, ..." with what is paid for. */
  priced(verb: StepVerb): void {
    const { dice } = this;
    const hand = byName('hand');
    const two = below(dice, 6);
    const { several } = this;
    if (two === 0) this.step(hand, NOBODY, { price: true });
    this.step(verb, this.choice(verb), { price: true });
    if (two === 1) this.step(hand, NOBODY, { price: true });
    // Who has left to pay isn't whom "it" means where a trigger condition has named somebody.
    if (this.event !== undefined && verb.does === 'remove') {
      this.to = -1;
      this.several = several;
    }
    const next = below(dice, 3);
    const done = oneOf(dice, NOW);
    if (next === 0) this.step(oneOf(dice, ALONE), NOBODY);
    else this.step(done, next === 1 ? this.word() : this.choice(done));
  }

  /** The first sentence, where no trigger condition has named somebody. */
  first(): void {
    const { dice } = this;
    const verb = below(dice, 5) === 0 ? byName('play') : oneOf(dice, NOW);
    const kind = below(dice, 6);
    if (kind === 0 && verb.ing !== undefined) this.priced(verb);
    else this.step(verb, this.choice(verb), { may: kind === 1 && isDoing(verb) });
  }

  /** What the next sentence asks first. */
  gate(): StepGate | null {
    const { dice, steps } = this;
    const last = steps.at(-1);
    const kind = below(dice, 8);
    if (kind === 0) return oneOf(dice, ['so', 'not so']);
    if (last === undefined) return null;
    const { object, may, verb } = last;
    const isWhole = object.kind === 'choose' && (object.n === 1 || object.upTo);
    if (may && isWhole && kind < 5) return oneOf(dice, ['do', "don't"]);
    const isPaid = steps.at(-2)?.price === true;
    if (kind === 1 && !may && last.gate === null && !isPaid)
      return oneOf(dice, ['instead if so', 'instead if not so']);
    return verb.past !== undefined && kind === 2 ? oneOf(dice, ['did', "didn't"]) : null;
  }

  /** Another sentence; `false`: nothing can follow it. */
  next(): boolean {
    const { dice, steps } = this;
    const gate = this.gate();
    const then = steps.length > 0 && gate === null && below(dice, 2) === 0;
    const isInstead = gate?.startsWith('instead') === true;
    const before = { to: this.to, several: this.several };
    const kind = below(dice, 7);
    if (kind === 0) this.step(oneOf(dice, ALONE), NOBODY, { then, gate });
    else if (kind === 1 && this.isDigimon && !isInstead)
      this.step(oneOf(dice, NOW), { kind: 'this' }, { then, gate });
    else if (kind === 2 || this.to === null) {
      const verb = oneOf(dice, NOW);
      this.step(verb, this.choice(verb), { then, gate });
    } else {
      // What takes the place of a step isn't about whom that one would have chosen.
      if (isInstead && this.to === steps.length - 1) return true;
      const word = this.word();
      // What the effect has not done names nobody.
      const isVoid = gate === "don't" || gate === "didn't";
      if (isVoid && word.kind === 'refers' && word.word === 'done one') return true;
      if (word.kind === 'refers' && /^(?:it|that)/.test(word.word) && kind === 3) {
        this.step(oneOf(dice, MEASURED), word, { then, gate });
        return false;
      }
      const may = below(dice, 8) === 0 && !isInstead;
      const isAsked = gate === null && /^(?:it|that)/.test('word' in word ? word.word : '');
      const asks = isAsked && word.kind === 'refers' && below(dice, 5) === 0;
      const verb = oneOf(dice, may ? DONE.filter(isDoing) : DONE);
      this.step(verb, word, { then, gate: asks ? 'suspended' : gate, may });
      // Of those that were meant perhaps some: "those Digimon" behind it could be either.
      if (verb.name === 'at the end' || (word.kind === 'refers' && word.word === 'done one'))
        return false;
    }
    // Whom "it" means behind "instead" is whom the one was about that is done.
    if (gate === 'instead if not so') {
      this.to = before.to;
      this.several = before.several;
    }
    return true;
  }
}

function eventFor(dice: Dice): NonNullable<ReferText['event']> {
  const verb = oneOf(dice, [
    ...(['suspend', 'suspend', 'unsuspend', 'return', 'delete', 'play', 'attack'] as const),
  ]);
  if (verb === 'play') return { verb, side: 'your', whom: oneOf(dice, [['j'], ['k'], ['j', 'k']]) };
  if (verb === 'attack') return { verb, side: 'your', whom: [oneOf(dice, ['b', 'c'])] };
  const side = oneOf(dice, ['your', "your opponent's"] as const);
  const all = side === 'your' ? OWN.slice(1) : FOES;
  return {
    verb,
    side,
    whom: oneOf(
      dice,
      subsets(all).filter((set) => set.length > 0),
    ),
  };
}

/** A text and the board on which it is played. */
export function referAt(dice: Dice): { readonly text: ReferText; readonly cast: Cast } {
  const holder = oneOf(dice, HOLDERS);
  const isDigimon = holder === 'Digimon' || holder === 'inherited' || holder === 'event';
  const event = holder.endsWith('event') ? eventFor(dice) : null;
  const attacks = event?.verb === 'attack' ? (event.whom[0] ?? null) : null;
  const members = [...OWN, ...FOES, ...HAND, ...TRASH]
    .map((letter) => memberOf(dice, letter, holder))
    .map((one) => (one.letter === attacks ? { ...one, suspended: false } : one));
  const draft = new ReferDraft(dice, isDigimon, event?.verb);
  if (event === null || below(dice, 3) === 0) draft.first();
  const more = 1 + below(dice, 2);
  for (let i = 0; i < more; i++) if (!draft.next()) break;
  const { steps } = draft;
  const watchers = below(dice, 4) === 0;
  const passes = holder !== 'security' && steps.some(({ verb }) => verb.name === 'at the end');
  return { text: { holder, steps, event }, cast: { members, holder, watchers, passes, attacks } };
}
