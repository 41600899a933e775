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
  none: 'None of its own',
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
  Persistent: 'In force all the time while its conditions hold; nothing has to happen first.',
  Instant: 'Comes in right before something would happen. The rules call these immediate-type.',
  Effect:
    'Executes processing inside the effect that names it, and takes category, timing and choice from that effect.',
  Trigger: 'Triggers when something has happened, and waits its turn to activate.',
  'Trigger (Pending)':
    'Triggers when something has happened; part of what it does, or when it does it, waits for a later moment.',
  'Optional Condition':
    'A condition that its player may fulfil so that the rest of the effect follows.',
  Activated: 'Declared by its player in the main phase.',
};
