/** Who or what is meant, in plain words (15-10, 15-11). */
import type { RuleNumber } from '../../rules/number/numbers.ts';
import { isOne } from '../tree/any.ts';
import type { Filter, Target } from '../tree/tree.ts';
import type { PartKind } from './part.ts';

export interface TargetTold {
  readonly kind: PartKind;
  readonly words: string;
  readonly rules: readonly RuleNumber[];
}

/** What a condition on a card asks for, where its kind does not say it. */
const ASKS: { readonly [kind in Filter['kind']]?: string } = {
  DP: 'DP',
  suspended: 'suspended',
  unsuspended: 'unsuspended',
  extreme: 'the lowest or highest value',
  keyword: 'a keyword',
  under: 'the cards under it',
  'on the field': '',
  'not named': 'names that are excluded',
  like: 'a comparison with another card',
  different: 'different from each other',
  'the same': 'the same as each other',
  total: 'the total of all chosen cards',
  'other text': 'other text',
  colour: 'color',
  'all colours': 'color',
  'colour pair': 'color',
  'under colour': 'the cards under it',
  'under name': 'the cards under it',
  'not colour': 'colors that are excluded',
  colours: 'how many colors it has',
  'in the breeding area': 'in the breeding area',
};

const asks = (filters: readonly Filter[]): readonly string[] =>
  filters.flatMap((filter) =>
    filter.kind === 'or' || filter.kind === 'not'
      ? asks(filter.filters)
      : [ASKS[filter.kind] ?? filter.kind],
  );

function only(filters: readonly Filter[]): string {
  const list = [...new Set(asks(filters))].filter((ask) => ask !== '');
  return list.length === 0
    ? ''
    : ` Only cards that meet the condition can be chosen (${list.join(', ')}).`;
}

const RULE_ONLY: RuleNumber = '15-11-1-3-1';
const MANY: RuleNumber = '15-10-2-1';
const LEAST: RuleNumber = '1-3-6';

/**
 * What happens to a target: something holds for it from then on, something is done to it, or it is
 * only spoken of.
 */
export type Befalls = 'lasts' | 'done' | 'named';

/** What a target decides; `undefined` where there is nothing to tell ("this Digimon"). */
export function targetTold(target: Target, befalls: Befalls): TargetTold | undefined {
  switch (target.kind) {
    case 'choose':
      return {
        kind: 'target',
        words: `${howMany(target)}${only(target.filters)}`,
        rules: [...numberRules(target), ...(target.filters.length > 0 ? [RULE_ONLY] : [])],
      };
    case 'cards':
      if (target.oneOfEach === true)
        return {
          kind: 'target',
          words: `As many as differ, and no two that don't.${only(target.filters)}`,
          rules: [MANY, RULE_ONLY],
        };
      if (target.all === true) return ALL[befalls];
      return {
        kind: 'target',
        words: `${howMany(target)}${only(target.filters)}`,
        rules: [...numberRules(target), ...(target.filters.length > 0 ? [RULE_ONLY] : [])],
      };
    case 'of those':
      return {
        kind: 'target',
        words: `Chosen from the cards just mentioned. ${howMany(target)}`,
        rules: numberRules(target),
      };
    case 'all':
      return ALL[befalls];
    case 'same':
      return {
        kind: 'same',
        words: 'The card just mentioned. Nothing new is chosen.',
        rules: ['15-11-1-1'],
      };
    case 'any':
      return anyTold(target, befalls);
    case 'end card':
    case 'stacked card':
    case 'belonging':
      return {
        kind: 'all',
        words: 'Nothing is chosen. Its place says which card is meant.',
        rules: ['15-11-2-1'],
      };
    case 'worth':
      return {
        kind: 'target',
        words: `As many as the player likes, as long as their total isn't higher.${only(target.filters)}`,
        rules: [LEAST],
      };
    case 'this':
    case 'this with':
    case 'this placed':
    case 'such':
    case 'both':
    case 'either':
    case 'unread':
      return undefined;
  }
}

/** "one of your Digimon" is one that is chosen, where something is done to it (15-10-2-1). */
function anyTold(target: Extract<Target, { kind: 'any' }>, befalls: Befalls): TargetTold {
  if (!isOne(target))
    return {
      kind: 'all',
      words: target.none
        ? 'Nothing is chosen. It applies to every card that fits.'
        : 'Nothing is chosen. It means every card that fits.',
      rules: ['15-11-2-3'],
    };
  return befalls === 'named'
    ? { kind: 'all', words: 'Nothing is chosen. Any card that fits will do.', rules: [] }
    : {
        kind: 'target',
        words: `Exactly 1 is chosen.${only(target.filters)}`,
        rules: [MANY, ...(target.filters.length > 0 ? [RULE_ONLY] : [])],
      };
}

/** Only overall processing that lasts affects what is added later (15-11-2-2). */
const ALL: { readonly [befalls in Befalls]: TargetTold } = {
  lasts: {
    kind: 'all',
    words: 'Nothing is chosen. While it lasts, it also affects cards that come into play later.',
    rules: ['15-10-2-4', '15-11-2-2'],
  },
  done: {
    kind: 'all',
    words:
      "Nothing is chosen. It's done to every card that fits at that moment, not to cards that come later.",
    rules: ['15-10-2-4', '15-11-2-1'],
  },
  named: {
    kind: 'all',
    words: 'Nothing is chosen. It means every card that fits.',
    rules: ['15-10-2-4'],
  },
};

interface HowMany {
  readonly n: number;
  readonly upTo: boolean;
  readonly anyNumber?: true;
}

const numberRules = ({ n, upTo, anyNumber }: HowMany): readonly RuleNumber[] =>
  anyNumber === true
    ? [LEAST]
    : upTo
      ? ['15-10-2-2', LEAST]
      : n === 1
        ? [MANY]
        : [MANY, '15-10-2-3'];

function howMany({ n, upTo, anyNumber }: HowMany): string {
  if (anyNumber === true) return 'As many as the player likes, but at least 1 if possible.';
  if (upTo) return `The player chooses 1 to ${n}, never 0 if there is one to choose.`;
  return n === 1
    ? 'Exactly 1 is chosen.'
    : `Exactly ${n} are chosen. If there are fewer, all of them are.`;
}
