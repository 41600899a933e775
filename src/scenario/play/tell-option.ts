/** What can be chosen, in words: as the player is told to do it, and as it is reported. */
import { playerName } from '../../base/player.ts';
import { counted } from '../../base/words.ts';
import type { Declined, EffectRef, Option, Optional } from '../../game/run/option.ts';
import type { Choice } from '../../game/run/run.ts';
import { cardName, effectAmong, type Labelled } from './tell-effect.ts';

/** "block with Gate", "do not block", "Rex [On Play]": an option as a player is told to do it. */
export const tellOption = (choice: Choice, index: number, labels: Labelled): string =>
  instruction(
    clauseOf(optionAt(choice, index), labels, (effect) =>
      effectAmong(effect, effectsOf(choice), labels, 'listed'),
    ),
  );

/** All options of a choice, in their order. */
export const tellOptions = (choice: Choice, labels: Labelled): readonly string[] =>
  choice.options.map((_, i) => tellOption(choice, i, labels));

/** "P2's options: use Gate's <Barrier>; use none.": what a player is offered, in a sentence. */
export function tellOffer(choice: Choice, labels: Labelled): string {
  const options = choice.options.map((option) =>
    instruction(
      clauseOf(option, labels, (effect) =>
        effectAmong(effect, effectsOf(choice), labels, 'quoted'),
      ),
    ),
  );
  return `${playerName(choice.player)}'s options: ${options.join('; ')}.`;
}

/** "P2 blocks with Gate", "P2 does not block", "P2 chooses Rex [On Play] first": a choice made. */
export const tellChoice = (choice: Choice, index: number, labels: Labelled): string =>
  join(playerName(choice.player), partsOfDeed(choice, index, labels).does);

/** A choice made, and the names in it, for who tells several of them in one sentence. */
interface PartsOfDeed {
  /** The same without who: "blocks with Gate". */
  readonly does: string;
  /** "Rex's <Raid>": what was picked, of "chooses Rex's <Raid> first". */
  readonly picked?: string | undefined;
  /** "uses it", where what it ends with was named just before: that name, and the words. */
  readonly again?: { readonly name: string; readonly words: string } | undefined;
}

/** "chooses Rex's <Raid> first", then "uses it". */
export function partsOfDeed(choice: Choice, index: number, labels: Labelled): PartsOfDeed {
  const { not, verb, rest, front, name, picks } = quoted(choice, index, labels);
  const told = tellOptions(choice, labels);
  const alike = told.flatMap((other, i) => (other === told[index] ? [i] : []));
  // Cards that nobody knows are told apart by their place alone.
  const place = alike.length > 1 ? `(${alike.indexOf(index) + 1} of ${alike.length})` : '';
  const reported = not ? `does not ${verb}` : REPORTED[verb];
  return {
    does: join(reported, rest, place),
    picked: picks === true && !not && name !== undefined ? join(name, place) : undefined,
    again:
      name === undefined || front === undefined || place !== ''
        ? undefined
        : { name, words: join(reported, front, 'it') },
  };
}

/** "can block with Gate", "doesn't have to use Rex's <Raid>": that a choice is open to a player. */
export function tellCan(choice: Choice, index: number, labels: Labelled): string {
  const { not, verb, rest } = quoted(choice, index, labels);
  const isNothing = rest === 'nothing' && choice.options.length === 2;
  const spared = isNothing ? quoted(choice, 1 - index, labels).rest : rest;
  if (not || isNothing) return join("doesn't have to", verb, spared);
  return verb === 'decline' ? join("doesn't have to use", rest) : join('can', verb, rest);
}

/** "P2 blocked with Gate", "P2 did not block": a choice that is imagined. */
export function tellAsIf(choice: Choice, index: number, labels: Labelled): string {
  const { not, verb, rest } = quoted(choice, index, labels);
  return join(playerName(choice.player), not ? `did not ${verb}` : IMAGINED[verb], rest);
}

const quoted = (choice: Choice, index: number, labels: Labelled): Clause =>
  clauseOf(optionAt(choice, index), labels, (effect) =>
    effectAmong(effect, effectsOf(choice), labels, 'quoted'),
  );

function optionAt({ options, rule }: Choice, index: number): Option {
  const option = options[index];
  if (option === undefined) throw new Error(`no option ${index} at a choice of ${rule}`);
  return option;
}

const effectsOf = ({ options }: Choice): readonly EffectRef[] =>
  options.flatMap((option) => ('effect' in option ? [option.effect] : []));

/** What somebody does, as an instruction and as a report. */
const REPORTED = {
  attack: 'attacks',
  block: 'blocks',
  choose: 'chooses',
  decline: 'declines',
  'DNA digivolve': 'DNA digivolves',
  digivolve: 'digivolves',
  do: 'does',
  draw: 'draws',
  pay: 'pays',
  place: 'places',
  play: 'plays',
  replace: 'replaces',
  unsuspend: 'unsuspends',
  use: 'uses',
} as const;

/** Verbs of what is imagined: "if it attacked". */
const IMAGINED: Readonly<Record<keyof typeof REPORTED, string>> = {
  attack: 'attacked',
  block: 'blocked',
  choose: 'chose',
  decline: 'declined',
  'DNA digivolve': 'DNA digivolved',
  digivolve: 'digivolved',
  do: 'did',
  draw: 'drew',
  pay: 'paid',
  place: 'placed',
  play: 'played',
  replace: 'replaced',
  unsuspend: 'unsuspended',
  use: 'used',
};

interface Clause {
  readonly verb: keyof typeof REPORTED;
  readonly not: boolean;
  /** What stands behind the verb. */
  readonly rest: string;
  /** The name in it, and what stands between the verb and that, where it ends with the name. */
  readonly name?: string;
  readonly front?: string;
  /** What is named is what was picked. */
  readonly picks?: true;
  /** Where the instruction is not verb and rest: what is chosen is called by its name alone. */
  readonly instruction?: string;
}

const instruction = (clause: Clause): string =>
  clause.instruction ?? join(clause.not ? 'do not' : '', clause.verb, clause.rest);

const join = (...words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

const deed = (verb: Clause['verb'], ...rest: readonly string[]): Clause => ({
  ...{ verb, not: false, rest: join(...rest) },
});
/** The same with somebody or something named at its end. */
const deedWith = (name: string, verb: Clause['verb'], front = ''): Clause => ({
  ...{ ...deed(verb, front, name), name, front },
});
const not = (clause: Clause): Clause => ({ ...clause, not: true });
const choice = (name: string): Clause => ({
  ...{ ...deedWith(name, 'choose'), picks: true, instruction: name },
});

type NameEffect = (effect: EffectRef) => string;

function clauseOf(option: Option, labels: Labelled, nameEffect: NameEffect): Clause {
  switch (option.kind) {
    case 'block':
      return deedWith(cardName(option.card, labels), 'block', 'with');
    case 'attack':
      return deedWith(cardName(option.card, labels), 'attack');
    case 'attack player':
      return deed('attack', `the player (${playerName(option.player)})`);
    case 'place under':
      return deedWith(cardName(option.card, labels), 'place', 'it under');
    case 'use':
      return deedWith(nameEffect(option.effect), 'use');
    case 'digivolve':
      return deedWith(
        cardName(option.into, labels),
        'digivolve',
        `${cardName(option.card, labels)} into`,
      );
    case 'DNA digivolve': {
      const [one, other] = [option.card, option.other].map((card) => cardName(card, labels));
      return deedWith(cardName(option.into, labels), 'DNA digivolve', `${one} and ${other} into`);
    }
    case 'take first': {
      const name = nameEffect(option.effect);
      return { ...deed('choose', name, 'first'), name, picks: true, instruction: name };
    }
    case 'pay by':
      return deedWith(
        nameEffect(option.effect),
        'pay',
        `the ${ORDINALS[option.n - 1] ?? 'last'} cost of`,
      );
    case 'do part':
      return deedWith(
        nameEffect(option.effect),
        'do',
        `the ${ORDINALS[option.n - 1] ?? 'last'} of the two things offered by`,
      );
    case 'choose':
      return choice(cardName(option.card, labels));
    case 'choose player':
      return choice(playerName(option.player));
    case 'choose next':
      return choice(`${cardName(option.card, labels)} next`);
    case 'end of deck':
      return choice(`${option.of ?? 'deck'} ${option.end}`);
    case 'number':
      return choice(numberOf(option.of, option.n));
    case 'decline':
      return declineOf(option.of, labels, nameEffect);
    default:
      return optionalOf(option, labels, nameEffect);
  }
}

const numberOf = (of: Extract<Option, { kind: 'number' }>['of'], n: number): string =>
  of === 'repeats'
    ? counted(n, 'repeat')
    : of === 'De-Digivolve'
      ? `${of} ${n}`
      : `the ${of} of ${n}`;

const ORDINALS = ['first', 'second', 'third'] as const;

const KEYWORDS = {
  Draw: deed('draw'),
  Blitz: deed('attack', 'with <Blitz>'),
  Reboot: deed('unsuspend', 'with <Reboot>'),
} as const;

function optionalOf(option: Optional, labels: Labelled, nameEffect: NameEffect): Clause {
  switch (option.kind) {
    case 'pay':
      return deedWith(nameEffect(option.effect), 'pay', 'for');
    case 'carry out':
      return deedWith(nameEffect(option.effect), 'use');
    case 'overwrite':
      return { ...deedWith(nameEffect(option.effect), 'replace', 'it with'), picks: true };
    case 'play':
      return deedWith(cardName(option.card, labels), 'play');
    case 'use Assembly':
      return deedWith(cardName(option.card, labels), 'use', 'Assembly for');
    case 'use DigiXros':
      return deedWith(cardName(option.card, labels), 'use', 'DigiXros for');
    case 'do keyword':
      return KEYWORDS[option.name];
  }
}

function declineOf(of: Declined, labels: Labelled, nameEffect: NameEffect): Clause {
  switch (of.kind) {
    case 'block':
      return not(deed('block'));
    case 'overwrite':
      return not(deed('replace', 'it'));
    case 'use':
      return { ...deed('use', 'nothing'), instruction: 'use none' };
    case 'counter':
      return deed('use', 'no [Counter] effect');
    case 'Arts Digivolve':
      return not(deed('digivolve', 'into the used card'));
    case 'choose more':
      return { ...deed('choose', 'no more'), instruction: 'no more' };
    case 'use keyword':
      return not(deed('use', `<${of.name}>`));
    case 'carry out':
      return deedWith(nameEffect(of.effect), 'decline');
    default:
      return not(optionalOf(of, labels, nameEffect));
  }
}
