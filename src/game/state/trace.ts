import type { RuleNumber } from '../../rules/number/numbers.ts';

/** What a step of a resolution says. Turned into sentences by scenario/tell.ts. */
export const VERBS = [
  'declares attack',
  'refused',
  'suspends',
  'unsuspends',
  'triggers',
  'not triggered',
  'activates',
  'lost',
  'cannot activate',
  'declines',
  'pays',
  'cannot pay',
  'chooses',
  'derived',
  'goes first',
  'immune',
  'prohibited',
  'prevented',
  'counter timing',
  'block timing',
  'no block',
  'not paid',
  'memory full',
  'loses',
  'has',
  'blocks',
  'may not block',
  'must block',
  'success check',
  'attack fails',
  'target switched',
  'checks security',
  'no check',
  'reveals',
  'battles',
  'wins battle',
  'loses battle',
  'both lose',
  'not deleted',
  'deleted',
  'trashed',
  'memory',
  'draws',
  'recovers',
  'nothing',
  'gets DP',
  'gains',
  'prohibits',
  'made immune',
  'pending check',
  'check due',
  'end of attack',
  'attack ends',
  'attack ended',
  'wins',
  'rule check',
  'turn ends',
  'turn starts',
  'turn goes on',
  'goes on',
  'passes',
  'unsuspend phase',
  'security effect',
  'played',
  'added to hand',
  'placed',
  'placed on field',
  'placed under',
  'trashed from under',
  'leaves',
  'digivolves',
  'linked',
  'moves',
  'reveals from hand',
  'alternate cost',
  'pays memory',
  'cannot be played',
  'uses option',
  'hatches',
  'declares',
  'delayed',
  'due',
  'overwrites',
  'loop',
  'declares repeats',
  'condition met',
  'condition not met',
  'draw game',
] as const;
export type Verb = (typeof VERBS)[number];

/** One line of a resolution: the rule that makes it so, and who does what to whom. */
export interface Step {
  readonly rule: RuleNumber;
  /** Further rules that this line carries out: the clause that says what a keyword does, and the one that makes it optional. */
  readonly also?: readonly RuleNumber[];
  readonly verb: Verb;
  /** A card's label, or a player. */
  readonly subject?: string;
  readonly object?: string;
  readonly n?: number;
  /** Name of the effect at work: "[On Deletion]". */
  readonly effect?: string;
}

/** Every rule that a step carries out, the one that is shown first. */
export const rulesOf = (step: Step): readonly RuleNumber[] =>
  step.also === undefined ? [step.rule] : [step.rule, ...step.also];
