/**
 * Words and colours for labels, categories and choices. A colour is the value of `data-cat` (see
 * base.css).
 */
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
