import type { BoxEffects, CardDef } from './card.ts';

const nothing: BoxEffects = { keywords: [], abilities: [] };

/** A face-down card that a scenario says nothing about. */
export const HIDDEN: CardDef = {
  name: 'a card',
  category: 'Option',
  level: null,
  colours: [],
  dp: null,
  text: { upper: '', inherited: '', security: '' },
  effects: { upper: nothing, inherited: nothing, security: nothing },
  gains: {},
};
