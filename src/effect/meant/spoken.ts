/**
 * How players say what cards print, each with the printed wording: for an offer to a person, never
 * for reading. What stands in brackets is left as it is.
 */
type SaidAs = readonly [said: RegExp, printed: string];

/** Whose something is. */
const WHOSE: readonly SaidAs[] = [
  [/\bdigimons?\b/gi, 'Digimon'],
  [/\btamer(s?)\b/gi, 'Tamer$1'],
  [/\boption (?=cards?\b)/gi, 'Option '],
  [
    /\b(?:opponents?'?s?|opp(?:'?s)?|enemy(?:'s)?)(?= (?:Digimon|Tamer|level|lvl|lv|suspended|unsuspended|security|top|hand|deck|trash|turn|next|effect|other)\b)/gi,
    "opponent's",
  ],
  [/\b(?:the|my) opponent's/gi, "your opponent's"],
  [
    /\b(delete|suspend|unsuspend|return|destroy|kill|tap|untap|bounce|bottom deck) (?:an?|one|1) (?:of )?(?:your )?opponent's\b/gi,
    "$1 1 of your opponent's",
  ],
  [/(?<!\b(?:your|an) )\bopponent's/gi, "your opponent's"],
  [
    /(?<!\b(?:your|an|the) )\bopponent(?= (?:trashes|deletes|suspends|may|can't|loses|gains)\b)/gi,
    'your opponent',
  ],
  [/\bmy\b/gi, 'your'],
  [/\b(all|\d) (your)\b/gi, '$1 of $2'],
];

/** Numbers and what they are of. */
const NUMBERS: readonly SaidAs[] = [
  ...['one', 'two', 'three', 'four', 'five'].map(
    (word, i): SaidAs => [new RegExp(`\\b${word}(?= (?:of|cards?|Digimon|Tamers?|memory)\\b)`, 'gi'), `${i + 1}`],
  ),
  [/\b(\d{1,2})k\b/gi, '$1000'],
  [/(\d{4,5}) ?dp\b/gi, '$1 DP'],
  [/\bdp\b/gi, 'DP'],
  [/([-+]\d{4,5})(?! ?DP)\b/g, '$1 DP'],
  [/\bgains? (?=[-+]\d{4,5} DP)/gi, 'gets '],
  [/ DP or (?:lower|below|under)\b/gi, ' DP or less'],
  [/\b(?:lvl|lv|level)\.? ?(\d)/gi, 'level $1'],
  [/\b(level \d) or (?:less|below|under)\b/gi, '$1 or lower'],
  [/\b(delete|suspend|unsuspend|return|play|trash|destroy|kill|tap|untap) (?:an?|one)(?= )/gi, '$1 1'],
  [/(?<![\w+])(?:gain )?\+ ?(\d) mem(?:ory)?\b/gi, 'gain $1 memory'],
  [/\bmem(?:ory)? ?\+ ?(\d)\b/gi, 'gain $1 memory'],
  [/(?<![\w-])(?:lose )?- ?(\d) mem(?:ory)?\b/gi, 'lose $1 memory'],
  [/\bmem(?:ory)? ?- ?(\d)\b/gi, 'lose $1 memory'],
  [/\b(gain|lose) (\d) mem\b/gi, '$1 $2 memory'],
  [/\bset memory to\b/gi, 'set your memory to'],
]; // prettier-ignore

/** What is done. */
const DEEDS: readonly SaidAs[] = [
  [/\b(?:destroy|kill)\b/gi, 'delete'],
  [/\b(?:destroying|killing)\b/gi, 'deleting'],
  [/\b(?:destroyed|killed)\b/gi, 'deleted'],
  [/\btap\b/gi, 'suspend'],
  [/\btapping\b/gi, 'suspending'],
  [/\btapped\b/gi, 'suspended'],
  [/\buntap\b/gi, 'unsuspend'],
  [/\buntapped\b/gi, 'unsuspended'],
  [/\bbounce ([^.,\n]+?)(?= and\b|[.,]|$)/gim, 'return $1 to the hand'],
  [/\bbottom deck ([^.,\n]+?)(?= and\b|[.,]|$)/gim, 'return $1 to the bottom of the deck'],
  [/\b(?:put|place|return) the rest (?:at|on|to) the bottom of (?:the|your) deck\b/gi, 'return the rest to the bottom of the deck'],
  [/\bevolv(?=e[sd]?\b|ing\b)/gi, 'digivolv'],
  [/\bdiscard (\d|an?|one) cards?(?: from (?:your )?hand)?(?=[.,]|$| and\b)/gi, 'trash $1 card in your hand'],
  [/\b(?:for free|at no cost|without paying (?:its |the |any )?(?:play |memory )?costs?)\b/gi, 'without paying the cost'],
  [/\bcan ?not\b/gi, "can't"],
  [/\byou can (?=(?:delete|suspend|unsuspend|return|play|trash|gain|draw|digivolve)\b)/gi, 'you may '],
]; // prettier-ignore

/** Where and how long. */
const PLACES: readonly SaidAs[] = [
  [/\b(from|in) (?:the )?(trash|hand)\b/gi, '$1 your $2'],
  [/\bto (?:your )?hand\b/gi, 'to the hand'],
  [/\bto (?:the )?bottom of (?:your )?deck\b/gi, 'to the bottom of the deck'],
  [
    /\b(?:this turn|(?:un)?till? (?:the )?end of (?:the |this )?turn|until eot)\b/gi,
    'for the turn',
  ],
  [/\buntil (?:the )?end of (their|your)\b/gi, 'until the end of $1'],
];

/** In this order: later ones count on what earlier ones have put right. */
export const SPOKEN: readonly SaidAs[] = [...WHOSE, ...NUMBERS, ...DEEDS, ...PLACES];

/** Timings as they are said, at the front of an effect. */
export const SPOKEN_TIMINGS: readonly (readonly [said: string, ...printed: string[]])[] = [
  ['on play|when played', 'On Play'],
  ['when (?:digi|warp )?evolving|when digivolving|on digivolve', 'When Digivolving'],
  ['when attacking|on attack', 'When Attacking'],
  ['on deletion|when deleted|on death', 'On Deletion'],
  ['when linking', 'When Linking'],
  ['when moving', 'When Moving'],
  ['end of (?:the )?attack', 'End of Attack'],
  ['start of your turn', 'Start of Your Turn'],
  ['start of (?:your )?main phase', 'Start of Your Main Phase'],
  ['end of your turn', 'End of Your Turn'],
  ["(?:at )?end of (?:your )?opp(?:onent)?'?s? turn", "End of Opponent's Turn"],
  ['end of (?:the )?turn', 'End of Your Turn', 'End of All Turns'],
  ['your turn', 'Your Turn'],
  ["(?:your )?opp(?:onent)?'?s? turn", "Opponent's Turn"],
  ['all turns', 'All Turns'],
  ['once per turn|opt|1/turn', 'Once Per Turn'],
  ['twice per turn', 'Twice Per Turn'],
];

/** Words that are a timing only where something sets them off: "main: ...". */
export const SET_OFF_TIMINGS: readonly (readonly [said: string, printed: string])[] = [
  ['main', 'Main'],
  ['security', 'Security'],
  ['counter', 'Counter'],
];

/** Keyword effects with a number, as they are said. */
export const SPOKEN_KEYWORDS: readonly SaidAs[] = [
  [/\b(?:security|sec\.?) ?(?:attack|atk|a)\.? ?([-+]) ?(\d)\b/gi, '<Security A. $1$2>'],
  [/\bSA ?([-+]) ?(\d)\b/g, '<Security A. $1$2>'],
  [/\bde-?digivolve (\d)\b/gi, '<De-Digivolve $1>'],
  [/\brecovery? ?\+? ?(\d)(?: ?\(?deck\)?)?(?![\w)])/gi, '<Recovery +$1 (Deck)>'],
  [/(?<=^|[\].,:>;] ?|\b(?:and|then|may|deletion|play|digivolving|attacking|deleted|blocks|attacks)[,:]? )draw (\d)(?: cards?)?\b(?! for)/gi, '<Draw $1>'],
  [/(?<=^|[\].,:>;] ?|\b(?:and|then|may)[,:]? )draw (?:an?|one) card\b/gi, '<Draw 1>'],
]; // prettier-ignore

/** Keyword effects whose names are also what players do: only what is gained is one of these. */
export const VERBS = new Set([
  'Link',
  'Delay',
  'Execute',
  'Engage',
  'Progress',
  'Guard',
  'Detach',
  'Training',
  'Fragment',
  'Save',
  'Draw',
]);
