/** How guides name categories and choices. */
import type { EffectChoice, WorkedLine } from '../guide.ts';

export const CATEGORY_WORDS: { readonly [category in WorkedLine['category']]: string } = {
  persistent: 'Persistent',
  trigger: 'Trigger-type',
  activation: 'Activation-type',
  immediate: 'Immediate-type',
};

/** A persistent effect leaves nothing to choose. */
export const CHOICE_WORDS: { readonly [choice in EffectChoice]: string } = {
  mandatory: 'Mandatory',
  optional: 'Optional',
  none: '',
};
