import { row, type Refused } from './refused.ts';

export const ATTACKS: readonly Refused[] = [
  row(
    '11-1-2',
    "a Digimon in the other player's turn",
    'turn P2\nP1 battle: Cub',
    'Cub attacks the player',
  ),
  row('11-2-1', 'a Digimon in the breeding area', 'P1 breeding: Cub', 'Cub attacks the player'),
  row('11-2-1', 'a Tamer', 'P1 battle: Kai', 'Kai attacks the player'),
  row('11-2-1', 'a card that is not on the field', 'P1 hand: Cub', 'Cub attacks the player'),
  row('11-2-5', 'a suspended Digimon', 'P1 battle: Cub [suspended]', 'Cub attacks the player'),
  row('7-1-2-1', 'a Digimon placed this turn', 'P1 battle: Cub [placed]', 'Cub attacks the player'),
  row(
    '7-1-2-1',
    'a Digimon just played',
    'memory P1 5\nP1 hand: Cub',
    'P1 plays Cub',
    'Cub attacks the player',
  ),
  row(
    '7-1-2-1',
    'a Digimon played this turn that has digivolved since',
    'memory P1 5\nP1 battle: Cub [placed]\nP1 hand: Rex',
    'Cub digivolves into Rex',
    'Rex attacks the player',
  ),
  row(
    '15-1-3',
    "a Digimon that can't attack",
    `card Calm: Digimon Lv.3 red 3000 DP\n  [All Turns] This Digimon can't attack.\nP1 battle: Calm`,
    'Calm attacks the player',
  ),
  row(
    '15-1-3',
    "a Digimon that can't attack players, on a player",
    `card Calm: Digimon Lv.3 red 3000 DP\n  [All Turns] This Digimon can't attack players.\nP1 battle: Calm`,
    'Calm attacks the player',
  ),
  row(
    '15-1-3',
    "a Digimon that can't suspend",
    `card Calm: Digimon Lv.3 red 3000 DP\n  [All Turns] This Digimon can't suspend.\nP1 battle: Calm`,
    'Calm attacks the player',
  ),
  row(
    '15-1-3',
    "a Digimon that can't be attacked",
    `card Shy: Digimon Lv.3 red 3000 DP\n  [All Turns] This Digimon can't be attacked.\nP1 battle: Cub\nP2 battle: Shy [suspended]`,
    'Cub attacks Shy',
  ),
  row('11-2-7-1', 'an unsuspended Digimon', 'P1 battle: Cub\nP2 battle: Owl', 'Cub attacks Owl'),
  row(
    '11-2-7-1',
    'a Digimon of its own player',
    'P1 battle: Cub, Owl [suspended]',
    'Cub attacks Owl',
  ),
  row(
    '11-2-7-1',
    'a Digimon of the breeding area',
    'P1 battle: Cub\nP2 breeding: Owl [suspended]',
    'Cub attacks Owl',
  ),
  row(
    '11-2-7-1',
    'a Tamer as the target',
    'P1 battle: Cub\nP2 battle: Kai [suspended]',
    'Cub attacks Kai',
  ),
  row(
    '11-2-7-1',
    'a card that is not on the field',
    'P1 battle: Cub\nP2 trash: Owl',
    'Cub attacks Owl',
  ),
];

const main = (text: string): string => `card Able: Digimon Lv.4 red 4000 DP\n  ${text}\n`;
const delay = 'card Trap: Option red cost 2\n  [Main] <Delay>\n    ・ Gain 1 memory.\n';
const trainee = 'card Able: Digimon Lv.4 red 4000 DP\n  <Training>\n';

export const ACTIVATIONS: readonly Refused[] = [
  row(
    '15-8-4-2',
    "an effect in the other player's turn",
    `${main('[Main] Gain 1 memory.')}turn P2\nP1 battle: Able`,
    'Able activates [Main]',
  ),
  row(
    '15-8-4-2',
    'an effect that the card does not have',
    `${main('[On Play] Gain 1 memory.')}P1 battle: Able`,
    'Able activates [Main]',
  ),
  row(
    '15-8-4-2',
    'an effect that triggers by itself',
    `${main('[On Play] Gain 1 memory.')}P1 battle: Able`,
    'Able activates [On Play]',
  ),
  row(
    '15-8-4-2',
    'the [Main] of an Option in the hand',
    'P1 battle: Cub\nP1 hand: Spell',
    'Spell activates [Main]',
  ),
  row(
    '15-8-4-2',
    'the effect of a card in the hand',
    `${main('[Main] Gain 1 memory.')}P1 hand: Able`,
    'Able activates [Main]',
  ),
  row(
    '15-8-4-3-1',
    'an effect whose condition does not hold',
    `${main('[Main] If you have 3 or more memory, <Draw 1>.')}memory P1 2\nP1 battle: Able`,
    'Able activates [Main]',
  ),
  row(
    '15-8-4-4-1',
    'an effect whose price cannot be paid',
    `${main('[Main] By trashing 1 card in your hand, <Draw 1>.')}P1 battle: Able`,
    'Able activates [Main]',
  ),
  row(
    '15-8-4-4-1',
    'an effect that asks a suspended Digimon to be suspended',
    `${main('[Main] By suspending this Digimon, <Draw 1>.')}P1 battle: Able [suspended]`,
    'Able activates [Main]',
  ),
  row(
    '15-14-1-2',
    'an effect that is used up',
    `${main('[Main] [Once Per Turn] Gain 1 memory.')}P1 battle: Able`,
    'Able activates [Main]',
    'Able activates [Main]',
  ),
  row(
    '3-4-7-3',
    'an effect in the breeding area',
    `${main('[Main] Gain 1 memory.')}P1 breeding: Able`,
    'Able activates [Main]',
  ),
  row(
    '15-14-4-1',
    'a [Breeding] effect in the battle area',
    `${main('[Breeding] [Main] Gain 1 memory.')}P1 battle: Able`,
    'Able activates [Breeding] [Main]',
  ),
  row(
    '15-14-2-1',
    'a [Hand] effect of a card in the trash',
    `${main('[Hand] [Main] Gain 1 memory.')}P1 trash: Able`,
    'Able activates [Hand] [Main]',
  ),
  row(
    '15-14-3-1',
    'a [Trash] effect of a card in the hand',
    `${main('[Trash] [Main] Gain 1 memory.')}P1 hand: Able`,
    'Able activates [Trash] [Main]',
  ),
  row(
    '16-14-2',
    '<Digi-Burst 2> with one digivolution card',
    `card Able: Digimon Lv.4 red 4000 DP\n  [Main] <Digi-Burst 2>\n    ・ Gain 1 memory.\nP1 battle: Able > Cub`,
    'Able activates [Main]',
  ),
  row(
    '16-17-3',
    '<Delay> in the turn in which the card was placed',
    `${delay}P1 battle: Trap [placed]`,
    'Trap activates [Main]',
  ),
  row(
    '15-8-4-2',
    "<Delay> in the other player's turn",
    `${delay}turn P2\nP1 battle: Trap`,
    'Trap activates [Main]',
  ),
  row(
    '16-41-3',
    '<Training> of a suspended Digimon',
    `${trainee}P1 breeding: Able [suspended]`,
    'Able activates <Training>',
  ),
  row(
    '15-8-4-2',
    "<Training> in the other player's turn",
    `${trainee}turn P2\nP1 battle: Able`,
    'Able activates <Training>',
  ),
];

export const MOVES: readonly Refused[] = [
  row('4-17-1', 'moving a Digimon that is in the battle area', 'P1 battle: Cub', 'Cub moves'),
  row('4-17-1', 'moving a card of the hand', 'P1 hand: Cub', 'Cub moves'),
  row('4-17-2', 'moving a Digimon without DP', 'P1 breeding: Egg', 'Egg moves'),
  row('6-4-1', "moving in the other player's turn", 'turn P2\nP1 breeding: Cub', 'Cub moves'),
  row('6-4-1', 'moving after hatching', 'P1 eggs: Egg', 'P1 hatches', 'Egg moves'),
  row(
    '6-4-1',
    'hatching after moving',
    'P1 breeding: Cub\nP1 eggs: Egg',
    'Cub moves',
    'P1 hatches',
  ),
  row(
    '6-4-1',
    'hatching in the main phase',
    'memory P1 9\nP1 hand: Cub\nP1 eggs: Egg',
    'P1 plays Cub',
    'P1 hatches',
  ),
  row('6-4-1', "hatching in the other player's turn", 'turn P2\nP1 eggs: Egg', 'P1 hatches'),
  row('4-18-2', 'hatching from an empty Digi-Egg deck', 'P1 battle: Cub', 'P1 hatches'),
  row(
    '4-18-3',
    'hatching when the breeding area is taken',
    'P1 breeding: Cub\nP1 eggs: Egg',
    'P1 hatches',
  ),
  row('6-5-1', "passing in the other player's turn", 'turn P2\nP1 battle: Cub', 'P1 passes'),
];
