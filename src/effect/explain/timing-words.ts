/** Icons in front of an effect: when it can happen, where its card must be, how often. */
import type { RuleNumber } from '../../rules/number/numbers.ts';
import type { AreaTag, PerTurn, TimingName } from '../tree/tree.ts';

type TimingTold = readonly [rule: RuleNumber, words: string];

const TIMING: { readonly [name in TimingName]: TimingTold } = {
  'On Play': ['15-16-2', 'Triggers when this card is played.'],
  'When Digivolving': ['15-16-3', 'Triggers when you digivolve into this card.'],
  'On Deletion': ['15-16-4', 'Triggers when this card is deleted.'],
  'When Attacking': ['15-16-5', 'Triggers when you declare an attack with this card.'],
  'End of Attack': ['15-16-15', 'Triggers at the end of an attack with this card.'],
  'When Linking': ['15-16-6', 'Triggers when this card becomes a link card.'],
  'When Moving': ['15-16-16', 'Triggers when this card moves to the other area of the field.'],
  Security: [
    '15-16-10',
    'Triggers when this card is checked and activates at once. It never waits.',
  ],
  Main: [
    '15-16-7',
    "You declare it in your main phase. On an Option card, it's what using the card does.",
  ],
  Counter: ['15-16-14', 'You may activate it at the counter timing of an attack.'],
  'Your Turn': ['15-16-8', "Only during your turn. It isn't a trigger by itself."],
  "Opponent's Turn": ['15-16-8', "Only during your opponent's turn. It isn't a trigger by itself."],
  'All Turns': ['15-16-9', "During both players' turns. It isn't a trigger by itself."],
  'Start of Your Turn': ['15-16-11', 'Triggers when your unsuspend phase begins.'],
  "Start of Opponent's Turn": ['15-16-11', "Triggers when your opponent's unsuspend phase begins."],
  'Start of Your Main Phase': ['15-16-13', 'Triggers when your main phase begins.'],
  "Start of Opponent's Main Phase": [
    '15-16-13',
    "Triggers when your opponent's main phase begins.",
  ],
  'End of Your Turn': ['15-16-12', 'Triggers at the end of your turn.'],
  "End of Opponent's Turn": ['15-16-12', "Triggers at the end of your opponent's turn."],
  'End of All Turns': ['15-16-12', "Triggers at the end of either player's turn."],
};

const AREA: { readonly [name in AreaTag['name']]: TimingTold } = {
  Hand: ['15-14-2', 'You use this effect from your hand by revealing the card.'],
  Trash: ['15-14-3', 'The effect works while this card is in the trash.'],
  Breeding: ['15-14-4', 'The effect works while this card is in the breeding area.'],
  Security: ['15-14-5', 'The effect works while this card is face up in the security stack.'],
};

export const timingWords = (name: TimingName): TimingTold => TIMING[name];
export const areaWords = (name: AreaTag['name']): TimingTold => AREA[name];

export function perTurnWords({ times }: Pick<PerTurn, 'times'>, timings: number): string {
  const often = times === 1 ? 'once' : 'twice';
  const shared = timings > 1 ? ' All its timings share this limit.' : '';
  return `It can be activated ${often} per turn. After that, it doesn't even trigger.${shared} Each copy of the card has its own limit.`;
}
