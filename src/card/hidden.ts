import { NO_FACTS, type BoxEffects, type CardDef } from './printed.ts';

const nothing: BoxEffects = { keywords: [], abilities: [] };

const BLANK = { upper: '', inherited: '', security: '', linked: '', option: '' };

/** A face-down card that a scenario says nothing about. */
export const HIDDEN: CardDef = {
  name: 'a card',
  category: 'Option',
  level: null,
  colours: [],
  dp: null,
  cost: null,
  facts: NO_FACTS,
  traits: [],
  requirements: [],
  linkDp: 0,
  overflow: 0,
  text: BLANK,
  mended: BLANK,
  effects: {
    upper: nothing,
    inherited: nothing,
    security: nothing,
    linked: nothing,
    option: nothing,
  },
  gains: {},
  switches: {},
};
