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
  join(playerName(choice.player), tellDeed(choice, index, labels));

/** The same without who: "blocks with Gate". */
export function tellDeed(choice: Choice, index: number, labels: Labelled): string {
  const { not, verb, rest } = quoted(choice, index, labels);
  const told = tellOptions(choice, labels);
  const alike = told.flatMap((other, i) => (other === told[index] ? [i] : []));
  // Cards that nobody knows are told apart by their place alone.
  const place = alike.length > 1 ? `(${alike.indexOf(index) + 1} of ${alike.length})` : '';
  return join(not ? `does not ${verb}` : REPORTED[verb], rest, place);
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
  /** Where the instruction is not verb and rest: what is chosen is called by its name alone. */
  readonly instruction?: string;
}

const instruction = (clause: Clause): string =>
  clause.instruction ?? join(clause.not ? 'do not' : '', clause.verb, clause.rest);

const join = (...words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

const deed = (verb: Clause['verb'], ...rest: readonly string[]): Clause => ({
  ...{ verb, not: false, rest: join(...rest) },
});
const not = (clause: Clause): Clause => ({ ...clause, not: true });
const choice = (name: string): Clause => ({ ...deed('choose', name), instruction: name });

type NameEffect = (effect: EffectRef) => string;

function clauseOf(option: Option, labels: Labelled, nameEffect: NameEffect): Clause {
  switch (option.kind) {
    case 'block':
      return deed('block', 'with', cardName(option.card, labels));
    case 'attack':
      return deed('attack', cardName(option.card, labels));
    case 'attack player':
      return deed('attack', `the player (${playerName(option.player)})`);
    case 'place under':
      return deed('place', 'it under', cardName(option.card, labels));
    case 'use':
      return deed('use', nameEffect(option.effect));
    case 'digivolve':
      return deed(
        'digivolve',
        cardName(option.card, labels),
        'into',
        cardName(option.into, labels),
      );
    case 'DNA digivolve': {
      const [one, other, into] = [option.card, option.other, option.into].map((card) =>
        cardName(card, labels),
      );
      return deed('DNA digivolve', `${one} and ${other} into ${into}`);
    }
    case 'take first': {
      const name = nameEffect(option.effect);
      return { ...deed('choose', name, 'first'), instruction: name };
    }
    case 'pay by':
      return deed(
        'pay',
        `the ${ORDINALS[option.n - 1] ?? 'last'} cost of`,
        nameEffect(option.effect),
      );
    case 'do part':
      return deed(
        'do',
        `the ${ORDINALS[option.n - 1] ?? 'last'} of the two things offered by`,
        nameEffect(option.effect),
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
      return deed('pay', 'for', nameEffect(option.effect));
    case 'carry out':
      return deed('use', nameEffect(option.effect));
    case 'overwrite':
      return deed('replace', 'it with', nameEffect(option.effect));
    case 'play':
      return deed('play', cardName(option.card, labels));
    case 'use Assembly':
      return deed('use', 'Assembly for', cardName(option.card, labels));
    case 'use DigiXros':
      return deed('use', 'DigiXros for', cardName(option.card, labels));
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
      return choice('no more');
    case 'use keyword':
      return not(deed('use', `<${of.name}>`));
    case 'carry out':
      return deed('decline', nameEffect(of.effect));
    default:
      return not(optionalOf(of, labels, nameEffect));
  }
}
