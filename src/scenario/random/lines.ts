/**
 * Effect lines to make random cards of: keywords with parameters, and timings joined with
 * processing.
 */
import { capital } from '../../base/words.ts';
import { readCard } from '../../card/read.ts';
import { NO_FACTS, type Box } from '../../card/printed.ts';
import { KEYWORD_RULES } from '../../effect/keyword/keywords.ts';

/** Keywords that a card has by themselves, with parameters as cards print them. */
export const KEYWORDS = [
  '<Security A. +1>',
  '<Security A. -1>',
  '<Blocker>',
  '<Piercing>',
  '<Jamming>',
  '<Digisorption -2>',
  '<Reboot>',
  '<Retaliation>',
  '<Rush>',
  '<Decoy (Red)>',
  '<Decoy ([Beast] Trait)>',
  '<Armor Purge>',
  '<Material Save 1>',
  '<Evade>',
  '<Raid>',
  '<Alliance>',
  '<Barrier>',
  '<Blast Digivolve>',
  '<Fortitude>',
  '<Partition (red Lv.4 & blue Lv.4)>',
  '<Collision>',
  '<Blast DNA Digivolve ([Ant] + [Bee])>',
  '<Scapegoat>',
  '<Vortex>',
  '<Overclock ([Beast] Trait)>',
  '<Iceclad>',
  '<Decode (red Lv.4)>',
  '<Decode (Lv.4 or lower w/[Beast] trait)>',
  '<Fragment (2)>',
  '<Execute>',
  '<Progress>',
  '<Link +1>',
  '<Training>',
  '<Use Req. (Lv.4)>',
  '<Ascension>',
  '<Engage>',
  '<Guard>',
  '<Detach ([Beast] trait)>',
  '<Succession (Lv.3)>',
] as const;

/** Keyword effects that stand inside sentences. */
const INSTRUCTIONS = [
  '<Draw 1>',
  '<Recovery +1 (Deck)>',
  "<De-Digivolve 2> 1 of your opponent's Digimon",
  "<De-Digivolve 1> all of your opponent's Digimon",
  '<Blitz>',
  '<Save>',
  '<Mind Link>',
] as const;

const TIMINGS = [
  '[On Play]',
  '[When Digivolving]',
  '[On Play] [When Digivolving]',
  '[When Linking]',
  '[When Moving]',
  '[On Deletion]',
  '[When Attacking]',
  '[When Attacking] [Once Per Turn]',
  '[End of Attack]',
  '[Main]',
  '[Main] [Once Per Turn]',
  '[Start of Your Main Phase]',
  "[Start of Opponent's Main Phase]",
  '[Start of Your Turn]',
  "[Start of Opponent's Turn]",
  '[End of Your Turn]',
  "[End of Opponent's Turn]",
  '[End of All Turns]',
  '[All Turns] When this Digimon is deleted,',
  '[All Turns] When another Digimon is deleted,',
  '[All Turns] When one of your other Digimon is deleted,',
  "[Your Turn] When an opponent's Digimon is deleted,",
  '[All Turns] When this Digimon would be deleted,',
  "[All Turns] When one of your Digimon would be deleted by an opponent's effect,",
  '[All Turns] When this Digimon would leave the battle area,',
  '[All Turns] When one of your other Digimon leaves the battle area,',
  '[All Turns] When this Digimon becomes suspended,',
  "[All Turns] [Once Per Turn] When an opponent's Digimon suspends,",
  '[All Turns] When an effect suspends this Digimon,',
  '[All Turns] When this Digimon unsuspends,',
  '[All Turns] When one of your Digimon is played,',
  "[All Turns] When an opponent's Digimon is played,",
  '[All Turns] When one of your Digimon digivolves,',
  '[All Turns] When one of your Digimon attacks,',
  "[Opponent's Turn] When an opponent's Digimon attacks,",
  "[All Turns] When this Digimon's attack target is switched,",
  '[All Turns] When this Digimon is blocked,',
  "[All Turns] When a card is removed from your opponent's security stack,",
  '[All Turns] [Once Per Turn] When a card is removed from your security stack,',
  '[Your Turn] When this Digimon gets linked,',
  '[Your Turn] When you use an Option card,',
] as const;

/** Sentences without their full stop. */
const PROCESSING = [
  ...INSTRUCTIONS,
  'gain 1 memory',
  'lose 2 memory',
  'set your memory to 3',
  "delete 1 of your opponent's Digimon",
  "delete up to 2 of your opponent's Digimon with 4000 DP or less",
  "delete all of your opponent's suspended Digimon",
  "delete 1 of your opponent's Digimon with the lowest DP",
  'delete 1 of your other Digimon',
  'delete this Digimon',
  "suspend 1 of your opponent's Digimon",
  'suspend this Digimon',
  'unsuspend this Digimon',
  'unsuspend all of your other Digimon',
  'this Digimon gets +2000 DP for the turn',
  "1 of your opponent's Digimon gets -3000 DP for the turn",
  "all of your opponent's Digimon get -2000 DP for the turn",
  "up to 2 of your opponent's Digimon get -2000 DP until the end of your opponent's turn",
  "change 1 of your opponent's Digimon's original DP to 1000 for the turn",
  '1 of your Digimon gains <Piercing> for the turn',
  "1 of your Digimon gains <Blocker> and <Evade> until the end of your opponent's turn",
  'this Digimon gains <Security A. +1> for the turn',
  'this Digimon gains <Rush> for the turn',
  '1 of your opponent\'s Digimon gains "[On Deletion] Trash the top card of your security stack." for the turn',
  "1 of your opponent's Digimon can't attack until the end of your opponent's turn",
  "this Digimon can't be deleted until the end of your opponent's turn",
  "this Digimon isn't affected by your opponent's effects for the turn",
  "return 1 of your opponent's Digimon to the hand",
  "return 1 of your opponent's Digimon to the bottom of the deck",
  'return this Digimon to the hand',
  'return 1 Digimon card from your trash to the hand',
  'place 1 of your other Digimon on top of your security stack',
  'place 1 card from your hand on top of your security stack',
  "place 1 card from your hand as this Digimon's bottom digivolution card",
  "place 1 of your other Digimon as this Digimon's bottom digivolution card",
  'place this Digimon under 1 of your other Digimon',
  "trash the top card of your opponent's security stack",
  'trash the top card of your security stack',
  'trash 1 card in your hand',
  'your opponent trashes 1 card in their hand',
  'trash the top 2 cards of your deck',
  'trash the top card of this Digimon',
  "trash 1 digivolution card of 1 of your opponent's Digimon",
  "trash 2 digivolution cards from the bottom of 1 of your opponent's Digimon",
  "trash all digivolution cards of 1 of your opponent's Digimon",
  'play 1 Digimon card from your hand without paying the cost',
  'play 1 red Digimon card from your trash without paying the cost',
  "play 1 level 4 or lower Digimon card from this Digimon's digivolution cards without paying the cost",
  'play 1 Digimon card from your hand with the play cost reduced by 2',
  'this Digimon digivolves into a Digimon card in your hand without paying the cost',
  '1 of your Digimon may digivolve into a red Digimon card in your hand with the digivolution cost reduced by 1',
  'reveal the top 3 cards of your deck. Add 1 Digimon card among them to the hand. Return the rest to the bottom of the deck',
  'this Digimon attacks',
  'this Digimon may attack a player',
  "this Digimon may attack an opponent's Digimon",
  '1 of your Digimon may attack',
  'end the attack',
  "change the attack target to 1 of your opponent's Digimon",
  'you may change the attack target to this Digimon',
  "this Digimon battles 1 of your opponent's Digimon",
  'at the end of the turn, delete this Digimon',
  'at the end of the attack, unsuspend this Digimon',
  "it isn't deleted",
  "it doesn't leave",
  'play this card without paying the cost',
  'add this card to the hand',
  "activate this card's [Main] effects",
  'reduce the play cost by 2',
] as const;

const COSTS = [
  '',
  'you may ',
  'by deleting 1 of your other Digimon, ',
  'by suspending this Digimon, ',
  'by suspending 1 of your Digimon, ',
  'by trashing 1 card in your hand, ',
  'by trashing the top card of your security stack, ',
  "by trashing 1 of this Digimon's digivolution cards, ",
  'by returning 1 card from your trash to the bottom of the deck, ',
  'if you have 2 or more Digimon, ',
  'if your opponent has 1 or fewer security cards, ',
] as const;

const PERSISTENT = [
  '[Your Turn] This Digimon gets +2000 DP.',
  '[All Turns] All of your Digimon get +1000 DP.',
  "[All Turns] All of your opponent's suspended Digimon get -4000 DP.",
  '[All Turns] All of your other Digimon gain <Blocker>.',
  '[All Turns] All of your Digimon with <Blocker> gain <Retaliation>.',
  '[Your Turn] All of your Digimon gain <Security A. +1>.',
  "[All Turns] All of your opponent's Digimon can't unsuspend.",
  "[All Turns] This Digimon can't be blocked.",
  "[All Turns] This Digimon can't attack players.",
  "[All Turns] This Digimon can't be deleted in battle.",
  "[Opponent's Turn] This Digimon can't be deleted by your opponent's effects.",
  "[All Turns] While this Digimon is suspended, it isn't affected by your opponent's effects.",
  "[All Turns] While you have 3 or more security cards, this Digimon isn't affected by your opponent's effects.",
  '[Your Turn] While you have 3 or more memory, this Digimon gains <Piercing>.',
  "[All Turns] While this Digimon has no digivolution cards, this Digimon can't suspend.",
  '[All Turns] While your opponent has 2 or more Digimon, this Digimon gains <Evade>.',
  '[Breeding] [Your Turn] All of your Digimon get +1000 DP.',
] as const;

/**
 * Lines of a form of their own: prices, "instead", effects that work while a card is on its way.
 */
export const WHOLE = [
  '[Main] <Delay>\n・Gain 2 memory.',
  "[Main] <Delay>\n・Delete 1 of your opponent's Digimon.",
  '[Your Turn] When one of your Digimon is played, <Delay>\n・<Draw 1>.',
  '[When Attacking] <Digi-Burst 1>\n・Gain 1 memory.',
  "[Main] <Digi-Burst up to 2>\n・Delete 1 of your opponent's Digimon.",
  '[When Attacking] Gain 1 memory. If you have 2 or more memory, <Draw 1> instead.',
  "[When Attacking] Gain 1 memory. You may delete 1 of your opponent's Digimon instead.",
  "[On Play] Delete 1 of your opponent's Digimon. If this effect didn't delete, <Draw 1>.",
  'When this card would be played, reduce the play cost by 2.',
  '[Breeding] [Main] Gain 1 memory.',
] as const;

function lineOf(timing: string, cost: string, first: string, second: string): string {
  const behind = second === '' ? '' : ` Then, ${second}.`;
  const words = `${cost}${first}`;
  return `${timing} ${timing.endsWith(',') ? words : capital(words)}.${behind}`;
}

/** Texts that were looked at, each with the box it stands in. */
const seen = new Map<string, boolean>();

/** Whether the engine runs a text in full, on a card of this category. */
export function isPlayed(
  box: Box,
  text: string,
  category: 'Digimon' | 'Option' = 'Digimon',
): boolean {
  const key = `${category} ${box}: ${text}`;
  const before = seen.get(key);
  if (before !== undefined) return before;
  const printed = {
    name: 'Card',
    category,
    level: 4,
    colours: ['red'],
    dp: 1000,
    cost: 3,
    facts: NO_FACTS,
    text: { upper: '', inherited: '', security: '', linked: '', option: '', [box]: text },
  } as const;
  // The cards would push out those of the content: only whether they are run is kept.
  const is = readCard(printed).problems.length === 0;
  seen.set(key, is);
  return is;
}

const known = new Map<string, string | null>();

/**
 * The line made of these parts, or of fewer where the engine does not run all of it; `null` when it
 * runs none.
 */
export function playedLine(
  timing: string,
  cost: string,
  first: string,
  second: string,
): string | null {
  const key = [timing, cost, first, second].join('|');
  const before = known.get(key);
  if (before !== undefined) return before;
  const tries = [
    lineOf(timing, cost, first, second),
    lineOf(timing, '', first, second),
    lineOf(timing, '', first, ''),
  ];
  const line = tries.find((text) => isPlayed('upper', text)) ?? null;
  known.set(key, line);
  return line;
}

export const PARTS = { TIMINGS, PROCESSING, COSTS, PERSISTENT } as const;

/** Keywords of the engine that no line here names. */
export function keywordsMissing(): readonly string[] {
  const all = [...KEYWORDS, ...INSTRUCTIONS, ...WHOLE].join(' ');
  return KEYWORD_RULES.map(({ name }) => name).filter((name) => !all.includes(`<${name}`));
}
