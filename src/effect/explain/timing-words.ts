/** Icons in front of an effect: when it can happen, where its card must be, how often. */
import type { RuleNumber } from '../../rules/number/numbers.ts';
import type { AreaTag, PerTurn, TimingName } from '../tree/tree.ts';

type TimingTold = readonly [rule: RuleNumber, words: string];

const TIMING: { readonly [name in TimingName]: TimingTold } = {
  'On Play': ['15-16-2', 'Triggers when this card has been played.'],
  'When Digivolving': ['15-16-3', 'Triggers when the digivolution into this card is completed.'],
  'On Deletion': ['15-16-4', 'Triggers when this card is deleted.'],
  'When Attacking': ['15-16-5', 'Triggers when an attack with this card is declared.'],
  'End of Attack': ['15-16-15', 'Triggers when an attack with this card comes to its end.'],
  'When Linking': ['15-16-6', 'Triggers when this card becomes a link card.'],
  'When Moving': ['15-16-16', 'Triggers when this card moves to the other part of the field.'],
  Security: [
    '15-16-10',
    'Triggers when this card is checked, and activates at once: it never waits.',
  ],
  Main: [
    '15-16-7',
    'Declared by its player in their main phase. On an Option card: what using the card does.',
  ],
  Counter: ['15-16-14', 'May be activated at the counter timing of an attack.'],
  'Your Turn': ['15-16-8', 'Only in your turns. It sets nothing off by itself.'],
  "Opponent's Turn": ['15-16-8', 'Only in your opponent’s turns. It sets nothing off by itself.'],
  'All Turns': ['15-16-9', 'In the turns of both players. It sets nothing off by itself.'],
  'Start of Your Turn': ['15-16-11', 'Triggers when your unsuspend phase begins.'],
  "Start of Opponent's Turn": ['15-16-11', 'Triggers when your opponent’s unsuspend phase begins.'],
  'Start of Your Main Phase': ['15-16-13', 'Triggers when your main phase begins.'],
  "Start of Opponent's Main Phase": [
    '15-16-13',
    'Triggers when your opponent’s main phase begins.',
  ],
  'End of Your Turn': ['15-16-12', 'Triggers when your turn comes to its end.'],
  "End of Opponent's Turn": ['15-16-12', 'Triggers when your opponent’s turn comes to its end.'],
  'End of All Turns': ['15-16-12', 'Triggers when a turn comes to its end, whoever’s it is.'],
};

const AREA: { readonly [name in AreaTag['name']]: TimingTold } = {
  Hand: ['15-14-2', 'The effect is used from the hand, by revealing this card.'],
  Trash: ['15-14-3', 'The effect works while this card is in the trash.'],
  Breeding: ['15-14-4', 'The effect works while this card is in the breeding area.'],
  Security: ['15-14-5', 'The effect works while this card lies face up in the security stack.'],
};

export const timingWords = (name: TimingName): TimingTold => TIMING[name];
export const areaWords = (name: AreaTag['name']): TimingTold => AREA[name];

export function perTurnWords({ times }: PerTurn, timings: number): string {
  const often = times === 1 ? 'once' : 'twice';
  const shared = timings > 1 ? ' Its timings share this limit.' : '';
  return `It can be activated ${often} a turn; used up, it does not even trigger.${shared} Another copy of the card counts for itself.`;
}
