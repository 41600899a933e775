/**
 * Words and colours for labels, categories and choices. A colour is the value of `data-cat` (see
 * base.css).
 */
import type { KeywordMoment, ValueOf } from '../../rules/keyword-index.ts';
import type { Category, KeywordLabel } from '../../rules/rule.ts';

/** Official names of the categories, 15-8. */
export const CATEGORY_NAMES: { readonly [category in Category]: string } = {
  persistent: 'Persistent',
  trigger: 'Trigger-type',
  activation: 'Activation-type',
  immediate: 'Immediate-type',
  none: 'No type of its own',
};

/**
 * The category whose colour a label of the source takes. Effect and Optional Condition are no
 * categories.
 */
export const LABEL_COLOUR: { readonly [label in KeywordLabel]: Category } = {
  Persistent: 'persistent',
  Instant: 'immediate',
  Effect: 'none',
  Trigger: 'trigger',
  'Trigger (Pending)': 'trigger',
  'Optional Condition': 'none',
  Activated: 'activation',
};

/** What a label means, in one line for the page of its type. */
export const LABEL_MEANING: { readonly [label in KeywordLabel]: string } = {
  Persistent:
    'Applies by itself for as long as its conditions are met. Nothing has to happen first.',
  Instant: 'Interrupts right before something would happen. The rules call this immediate-type.',
  Effect:
    'Does something as part of the effect it is written in. That effect gives it its category, its timing, and whether it is optional.',
  Trigger: 'Triggers after something has happened, then waits to activate.',
  'Trigger (Pending)':
    'Triggers after something has happened, but some or all of what it does waits for a later moment.',
  'Optional Condition':
    'Something you may do first. Only if you do it does the rest of the effect happen.',
  Activated: 'You declare it in your main phase.',
};

/** What a category means, in one line, with its rule. */
export const CATEGORY_MEANING: { readonly [category in Category]: string } = {
  persistent: 'Applies by itself for as long as its conditions are met (15-8-2).',
  trigger: 'Triggers after something has happened, then waits to activate (15-8-3).',
  activation: 'You declare it, usually in your main phase (15-8-4).',
  immediate: 'Interrupts right before something would happen (15-8-5).',
  none: 'Part of another effect, which has the category (15-8).',
};

/** The moments of keywords, in few words for a filter. */
export const MOMENT_NAMES: { readonly [moment in KeywordMoment]: string } = {
  'would-be-deleted': 'would be deleted',
  'would-leave': 'would leave',
  deleted: 'is deleted',
  attack: 'attack',
  counter: 'counter timing',
  block: 'block',
  battle: 'battle',
  security: 'security',
  digivolving: 'digivolving',
  'unsuspend-phase': 'unsuspend phase',
  'main-phase': 'main phase',
  'end-of-turn': 'end of turn',
  'in-effect': 'inside an effect',
  always: 'all the time',
};

/** What belongs to a moment, in one line for its page. */
export const MOMENT_MEANING: { readonly [moment in KeywordMoment]: string } = {
  'would-be-deleted':
    'These apply right before a Digimon would be deleted. Most of them prevent the deletion.',
  'would-leave':
    'These apply right before a Digimon would leave the battle area, whether or not it is deleted.',
  deleted: "These trigger once their Digimon has been deleted. They don't prevent it.",
  attack: 'These apply while their Digimon attacks, or let it attack.',
  counter: "You use these in the counter timing of your opponent's attack.",
  block: 'These let a Digimon block, or force a block.',
  battle: 'These change a battle, save its loser, or trigger when a Digimon is deleted in it.',
  security: 'These change security checks, or cost or add security cards.',
  digivolving: 'These let you digivolve, or make it cheaper.',
  'unsuspend-phase': 'These apply in the unsuspend phase.',
  'main-phase': 'You declare these in your main phase.',
  'end-of-turn': 'These trigger at the end of your turn.',
  'in-effect':
    'These are part of another effect, which says when they happen and whether you must do them.',
  always: 'These apply at all times, as long as the card is there.',
};

export const WHOSE_NAMES: { readonly [whose in ValueOf<'whose'>]: string } = {
  digimon: 'a Digimon in play',
  tamer: 'a Tamer',
  hand: 'a card in your hand',
  card: 'any card',
};

export const TURN_NAMES: { readonly [turn in ValueOf<'turn'>]: string } = {
  yours: 'your turn',
  opponents: "your opponent's turn",
  either: 'either turn',
};

export const COST_NAMES: { readonly [cost in ValueOf<'cost'>]: string } = {
  none: 'nothing',
  suspending: 'suspending',
  trashing: 'trashing cards',
  deleting: 'deleting a Digimon',
};
