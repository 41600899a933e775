import { blank, plain, withText, type Case } from './case.ts';

/** Card texts that need what only some boards need: comparisons, Options used by effects, requirements with a condition. */
export const WIDE_TEXTS: readonly Case[] = [
  {
    name: '15-8-3-7: "less than or equal to this Digimon\'s DP" is looked up when the effect is processed',
    board: `${withText('X', 5000, "[When Attacking] Delete 1 of your opponent's Digimon with DP less than or equal to this Digimon's DP.", '[When Attacking] This Digimon gets +2000 DP for the turn.')}${plain('Y', 7000)}${blank}P1 battle: X\nP2 battle: Y\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['sometimes Y is deleted', 'sometimes not (Y is deleted)'],
  },
  {
    name: '15-6-2: "If you do" asks whether what stands before it was done',
    board: `${withText('X', 5000, '[When Attacking] You may gain 2 memory. If you do, this Digimon gets +1000 DP for the turn.')}${blank}memory 0\nP1 battle: X\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: [
      'sometimes memory is 2 for P1 and X has 6000 DP',
      'sometimes memory is 0 and X has 5000 DP',
      'never memory is 2 for P1 and X has 5000 DP',
      'never memory is 0 and X has 6000 DP',
    ],
  },
  {
    name: '18-2-1: a used Option goes onto the security stack instead of the trash',
    board: `${withText('X', 5000, '[When Attacking] Use 1 Option card from your hand without paying the cost. Place the Option card used by this effect on top of your security stack instead of trashing it.')}card Gift: Option red cost 4\n  [Main] Gain 1 memory.\n${blank}memory 0\nP1 battle: X\nP1 hand: Gift\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['Gift uses [Main]', 'Gift is in the security stack', 'memory is 1 for P1'],
  },
  {
    name: '9-1-5: an Option that an effect uses is trashed behind its [Main]',
    board: `${withText('X', 5000, '[When Attacking] Use 1 Option card from your hand with the cost reduced by 2.')}card Gift: Option red cost 4\n  [Main] <Draw 1>\n${blank}memory P1 3\nP1 battle: X\nP1 hand: Gift\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['Gift uses [Main]', 'Gift is in the trash', 'memory is 1 for P1'],
  },
  {
    name: '4-22-1: an effect does not use an Option of a colour that is not there',
    board: `${withText('X', 5000, '[When Attacking] Use 1 Option card from your hand without paying the cost.')}card Gift: Option blue cost 4\n  [Main] Gain 1 memory.\n${blank}memory 0\nP1 battle: X\nP1 hand: Gift\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['never Gift uses [Main]', 'Gift is in the hand'],
    without: '4-22-1',
  },
  {
    name: '15-12-1-4: a Tamer that is treated as a Digimon attacks and is deleted in battle',
    board: `card T: Tamer red\n  [All Turns] This Tamer is also treated as a 3000 DP Digimon.\n${plain('Y', 4000)}P1 battle: T\nP2 battle: Y [suspended]\n`,
    actions: ['T attacks Y'],
    claims: ['T attacks', 'T battles Y', 'T is deleted', 'P1 has 0 Digimon'],
  },
  {
    name: '15-12-1-3: what is given for the turn ends with it, and the Tamer is a Tamer again',
    board: `card T: Tamer red\n${withText('X', 5000, '[When Attacking] 1 of your Tamers is treated as a 3000 DP Digimon for the turn.')}${blank}memory 0\nP1 battle: X, T\nP2 security: Blank\n`,
    actions: ['X attacks the player', 'P1 passes'],
    claims: ['P1 has 1 Digimon', "it is P2's turn"],
  },
  {
    name: '4-4-2: cards under a Tamer work while it is treated as a Digimon, and only then',
    board: `card T: Tamer red\n${withText('X', 5000, '[When Attacking] 1 of your Tamers is treated as a 3000 DP Digimon for the turn.')}card U: Digimon Lv.3 red 2000 DP\n  inherited: <Blocker>\n${blank}memory 0\nP1 battle: X, T > U\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['T has <Blocker>', 'T has 3000 DP'],
  },
  {
    name: '2-3-5: a requirement with a condition is one while that holds',
    board: `${plain('Cub', 3000)}card Rex: Digimon Lv.5 red 8000 DP\n  digivolve: 3 from [Cub] while you have 2 or fewer security cards\nmemory P1 3\nP1 battle: Cub\nP1 hand: Rex\nP1 security: 2\n`,
    actions: ['Cub digivolves into Rex'],
    claims: ['Rex is in the battle area', 'memory is 0'],
  },
  {
    name: '8-1-3-1: and none when it does not hold',
    board: `${plain('Cub', 3000)}card Rex: Digimon Lv.5 red 8000 DP\n  digivolve: 3 from [Cub] while you have 2 or fewer security cards\nmemory P1 3\nP1 battle: Cub\nP1 hand: Rex\nP1 security: 3\n`,
    actions: ['Cub digivolves into Rex'],
    claims: ['Rex is in the hand', 'the attack is refused by 8-1-3-1'],
    without: '8-1-3-1',
  },
  {
    name: '4-16-2: a card trashed from the hand triggers in the trash',
    board: `${withText('X', 5000, '[When Attacking] By trashing 1 card in your hand, gain 1 memory.')}card Feather: Digimon Lv.3 red 2000 DP\n  When this card is trashed from your hand, <Draw 1>.\n${blank}memory 0\nP1 battle: X\nP1 hand: Feather\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: [
      'sometimes Feather uses its effect and P1 has 1 cards in hand',
      'never Feather uses its effect and not (memory is 1 for P1)',
      'sometimes Feather is in the hand',
    ],
  },
  {
    name: '4-2-3: an effect that digivolves for a stated cost takes that and no other',
    board: `${plain('Cub', 3000)}card Rex: Digimon Lv.6 blue 11000 DP\n${withText('X', 5000, '[When Attacking] 1 of your Digimon may digivolve into 1 blue Digimon card in your hand for a digivolution cost of 2, ignoring digivolution requirements.')}${blank}memory P1 4\nP1 battle: X, Cub\nP1 hand: Rex\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: [
      'sometimes Rex is in the battle area and memory is 2 for P1',
      'never memory is 4 for P1 and Rex is in the battle area',
    ],
  },
];
