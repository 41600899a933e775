/** Texts to begin with: each shows something else. In our own wording. */
export interface ExampleText {
  readonly title: string;
  readonly text: string;
}

export const EXAMPLES: readonly ExampleText[] = [
  {
    title: 'A timing, a target, "Then"',
    text: "[On Play] [When Digivolving] Delete 1 of your opponent's Digimon with 5000 DP or less. Then, if you have a Tamer, you may suspend 1 of your opponent's Digimon.",
  },
  {
    title: '"When" and "if": what is checked when',
    text: "[Opponent's Turn] When an opponent's Digimon attacks a player, if this Digimon is suspended, gain 1 memory.",
  },
  {
    title: 'By doing X, Y. Then, Z',
    text: "[When Attacking] [Once Per Turn] By trashing 1 card in your hand, 1 of your opponent's Digimon gets -3000 DP for the turn. Then, <Draw 1>.",
  },
  {
    title: 'An additional trigger condition',
    text: "[When Attacking] If you attack an opponent's Digimon with 12000 DP or more, this Digimon gets +6000 DP for the turn.",
  },
  {
    title: '"Would": an interruption',
    text: "[All Turns] When this Digimon would be deleted, by suspending 1 of your other Digimon, it isn't deleted.",
  },
  {
    title: 'No "when": a persistent effect',
    text: '[Your Turn] While your opponent has a suspended Digimon, this Digimon gains <Security A. +1>.',
  },
  {
    title: '"You may" does not cover "Then"',
    text: '[On Play] You may suspend 1 of your Digimon. Then, gain 1 memory.',
  },
  {
    title: '"Your opponent may"',
    text: "[When Attacking] Your opponent may delete 1 of their Digimon. If they don't, <Draw 1>.",
  },
  {
    title: 'Up to 3',
    text: "[On Deletion] Suspend up to 3 of your opponent's Digimon. If this effect didn't suspend, <Draw 1>.",
  },
  {
    title: 'Giving an effect to a Digimon',
    text: '[Main] Until the end of your opponent\'s turn, 1 of your Digimon gains "[On Deletion] Gain 1 memory." At the end of the turn, delete 1 of your Digimon.',
  },
  {
    title: 'Keyword effects and a requirement',
    text: 'Digivolve: 3 from Lv.4 w/[Beast] trait\n<Piercing>\n<Blocker> (At blocker timing, by suspending this Digimon, it becomes the attack target.)',
  },
  {
    title: 'A text with printing errors',
    text: "＜Raid＞ (When this Digimon attacks, you may switch the target of attack.)[Your Turn][Once per turn] When this Digimon's attack target is switched, gain 1 memory.",
  },
  {
    title: "Words that aren't understood",
    text: '[On Play] Shout out loud. Then, gain 1 memory.',
  },
];
