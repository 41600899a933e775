import { phrasesOf } from '../../phrase/phrase.ts';
import type { Action } from '../../tree/tree.ts';

const phrase = phrasesOf<Action>();

/** "the maximum level of the card you can play by this effect" */
const OF_THIS =
  '(of this effect|you can choose with this effect|you can choose by this effect|you may choose with this effect|you may choose by this effect|this effect can choose|this effect may choose|this effect can delete|this effect may delete|this effect can play|this effect may play|you can play with this effect|you can play by this effect|you may play with this effect|you may play by this effect|of the card you can play with this effect|of the card you can play by this effect|of the card this effect can play|of the Digimon you can choose with this effect|of the Digimon you can choose by this effect|of the Digimon you can play with this effect|of the Digimon you can play by this effect|of the Digimon this effect can choose|of the cards you can play with this effect|of the cards this effect can play|you can delete with this effect|you can delete by this effect)';

/** Behind the rows with one wording each: a measure, and what it is the maximum of. */
const maximaOf = (measure: 'DP' | 'level' | 'play cost') => [
  phrase(
    { kind: 'raise maximum', maximum: measure, form: measure },
    `~add {n}(| DP) to (the maximum|the max) ${measure} ${OF_THIS}` as const,
  ),
  phrase(
    { kind: 'raise maximum', maximum: measure, form: `${measure} by` },
    `~increase (the maximum|the max) ${measure} ${OF_THIS} by {n}(| DP)` as const,
  ),
  phrase(
    { kind: 'raise maximum', maximum: measure, form: `${measure} behind` },
    `~add {n}(| DP) to the ${measure} maximum ${OF_THIS}` as const,
  ),
  phrase(
    { kind: 'raise maximum', maximum: measure, form: `${measure} of this effect` },
    `~increase this effect's ${measure} maximum by {n}(| DP)` as const,
  ),
  phrase(
    { kind: 'lower maximum', maximum: measure, form: measure },
    `~reduce (the maximum|the max) ${measure} ${OF_THIS} by {n}(| DP)` as const,
  ),
  phrase(
    { kind: 'lower maximum', maximum: measure, form: `${measure} of this effect` },
    `~reduce {n} from this effect's ${measure} maximum` as const,
  ),
];
const MAXIMA = [...maximaOf('DP'), ...maximaOf('level'), ...maximaOf('play cost')];

const OF_DP = { maximum: 'DP' } as const;
const OF_LEVEL = { maximum: 'level' } as const;
const OF_COST = { maximum: 'play cost' } as const;
const OF_NUMBER = { maximum: 'number' } as const;
const OF_YOURS = { ...OF_DP, ofAll: 'yours' } as const;
const OF_THIS_DIGIMON = { ...OF_DP, ofAll: "this Digimon's" } as const;

/** Which number is meant, in one wording each. */
const MAXIMA_SAID = {
  ' DP': OF_DP,
  "this DP deletion effect's maximum": OF_DP,
  "this effect's DP deletion maximum": OF_DP,
  'this DP maximum': OF_DP,
  'the DP maximum': OF_DP,
  'the maximum DP': OF_DP,
  'the maximum DP total': OF_DP,
  "this effect's DP total maximum": OF_DP,
  'the maximum this DP-based deletion effect can delete': OF_DP,
  "this effect's DP maximum": OF_DP,
  "this DP-based deletion effect's maximum": OF_DP,
  'this DP-based deletion effects maximum': OF_DP,
  'this level maximum': OF_LEVEL,
  'the level this effect may choose': OF_LEVEL,
  "this effect's level maximum": OF_LEVEL,
  'this play cost maximum': OF_COST,
  'the play cost maximum': OF_COST,
  "this effect's play cost maximum": OF_COST,
  "this effect's maximum play cost": OF_COST,
  'the maximum number this effect may place': OF_NUMBER,
  'the number of cards this effect may play': OF_NUMBER,
  'the number of cards trashed by this effect': OF_NUMBER,
  'the maximum DP you can choose with your DP-based deletion effects': OF_YOURS,
  'the maximum DP of your DP-based deletion effects': OF_YOURS,
  'the maximum DP you can choose with DP-based deletion effects': OF_YOURS,
  "this Digimon's DP-based deletion effects' maximums": OF_THIS_DIGIMON,
  "this Digimon's DP deletion effects' maximums": OF_THIS_DIGIMON,
  "the maximum DP you can choose with this Digimon's DP-based deletion effects": OF_THIS_DIGIMON,
};

/** "your opponent's effects can't play Digimon": what a player cannot do by effects. */
const bansOf = (things: 'Digimon' | 'cards' | 'Tamers' | 'Digimon or Tamers') => [
  phrase(
    { kind: 'ban', what: `play ${things} by effects`, side: "your opponent's", form: 'effects' },
    `(your opponent's effects|their effects) can't play ${things}` as const,
  ),
  phrase(
    { kind: 'ban', what: `play ${things} by effects`, side: 'either', form: 'effects' },
    `effects can't play ${things}` as const,
  ),
];
const BANS_OF_EFFECTS = [
  ...bansOf('Digimon'),
  ...bansOf('cards'),
  ...bansOf('Tamers'),
  ...bansOf('Digimon or Tamers'),
];

/** Only behind what the opponent does first: "they trash 1 card and delete 1 of their Digimon". */
export const AGAIN = [
  phrase({ kind: 'opponent', form: 'again' }, '{action:theirs}'),
  phrase({ kind: 'opponent', form: 'again they' }, '{action:orders}'),
];

/** What players may not do, what the opponent does, what changes other effects. */
export const OTHERS = [
  phrase({ kind: 'ban' }, "{side:players} (can't|cannot|can) {what:ban}"),
  ...BANS_OF_EFFECTS,
  phrase({ kind: 'ban cards' }, "{side:players} (can't|cannot) {verb:done} {target}"),
  phrase(
    { kind: 'ban cards', verb: 'play or move' },
    "{side:players} (can't|cannot) play or move {target}",
  ),
  phrase(
    { kind: 'ban cards', verb: 'play by effects', form: 'by' },
    "{side:players} (can't|cannot) play {target} by effects",
  ),
  phrase(
    { kind: 'turn end' },
    'the turn end condition is (the|your) opponent having {n} or more memory',
  ),
  phrase({ kind: 'limit' }, "this effect can't {verb:done} {target}"),
  phrase({ kind: 'opponent' }, 'your opponent {action:theirs}'),
  phrase({ kind: 'opponent', form: 'they' }, 'they {action:orders}'),
  phrase({ kind: 'both players' }, 'both players {action:orders}'),
  phrase({ kind: 'both players', form: 'each' }, 'each player {action:theirs}'),
  phrase(
    { kind: 'ban', what: 'activate [Security] effects', side: "your opponent's", form: 'effects' },
    "(none of your opponent's [Security] effects can|your opponent's [Security] effects can't|your opponent's [Security] effects don't|your opponent's [Security] effects cannot) activate",
  ),
  phrase(
    { kind: 'ban', what: 'add cards to security stacks by effects', side: "your opponent's" },
    "cards can't be added to security stacks by your opponent's effects",
  ),
  phrase(
    { kind: 'raise maximum' },
    "~add {n}(| DP) to (this DP deletion effect's maximum|this effect's DP deletion maximum|this DP maximum|the DP maximum|the maximum DP|the maximum DP total|this effect's DP total maximum|this play cost maximum|this level maximum|the maximum DP you can choose with your DP-based deletion effects|the maximum DP of your DP-based deletion effects|the maximum number this effect may place|the maximum this DP-based deletion effect can delete|this Digimon's DP-based deletion effects' maximums|this Digimon's DP deletion effects' maximums|the maximum DP you can choose with DP-based deletion effects|the maximum DP you can choose with this Digimon's DP-based deletion effects|the level this effect may choose|the number of cards this effect may play|the number of cards trashed by this effect|the play cost maximum|this effect's play cost maximum|this effect's maximum play cost|this effect's level maximum|this effect's DP maximum|this DP-based deletion effect's maximum|this DP-based deletion effects maximum|this effect's maximum)",
    MAXIMA_SAID,
  ),
  phrase(
    { kind: 'lower maximum' },
    "~remove {n} from (this effect's DP maximum|this DP deletion effect's maximum|this effect level maximum|this effect's play cost maximum|this effect's level maximum)",
    {
      "this effect's DP maximum": OF_DP,
      "this DP deletion effect's maximum": OF_DP,
      'this effect level maximum': OF_LEVEL,
      "this effect's play cost maximum": OF_COST,
      "this effect's level maximum": OF_LEVEL,
    },
  ),
  ...MAXIMA,
  phrase(
    { kind: 'DigiXros from' },
    "cards {place} (may|can) also be placed for (this card's DigiXros|DigiXros)",
  ),
  phrase(
    { kind: 'DigiXros from', ordered: true },
    '~place cards {place} as digivolution cards for a DigiXros',
  ),
  phrase({ kind: 'become Digimon' }, '{target:subject}~are (also |)treated as a {n} DP Digimon'),
  phrase(
    { kind: 'become Digimon', stays: true },
    "{target:subject}~are (also |)treated as a {n} DP Digimon that can't digivolve",
  ),
  phrase({ kind: 'become Digimon', form: 'treat' }, '~treat {target} as a {n} DP Digimon'),
  phrase(
    { kind: 'become Digimon', stays: true, form: 'treat' },
    "~treat {target} as a {n} DP Digimon that can't digivolve",
  ),
  phrase(
    { kind: 'prohibit', what: "be deleted by your opponent's effects", form: 'effects delete' },
    "(your opponent's effects|their effects) can't delete {target}",
  ),
  phrase(
    {
      kind: 'prohibit',
      what: "be returned to the hand or deck by your opponent's effects",
      form: 'effects return',
    },
    "(your opponent's effects|their effects) can't return {target} to (the hand or deck|hands or decks)",
  ),
  phrase(
    {
      kind: 'prohibit',
      what: "have its DP reduced by your opponent's effects",
      form: 'effects reduce',
    },
    "(your opponent's effects|their effects) can't reduce {target:owned} DP",
  ),
  phrase(
    { kind: 'prohibit', form: 'foiled' },
    "(your opponent's effects|their effects) can't {foiled}",
  ),
  phrase(
    { kind: 'prohibit', what: 'have its digivolution cards trashed by effects', form: 'effects' },
    "effects can't trash {target:owned} digivolution cards",
  ),
  phrase({ kind: 'keep under' }, "effects can't trash {target}"),
  phrase(
    { kind: 'prohibit', what: 'have its digivolution cards trashed by effects', form: 'cards' },
    "{target:owned} digivolution cards can't be trashed by effects",
  ),
  phrase(
    {
      kind: 'prohibit',
      what: "have its digivolution cards trashed by your opponent's effects",
      form: 'cards',
    },
    "{target:owned} digivolution cards can't be trashed by (your opponent's effects|an opponent's effect)",
  ),
  phrase(
    { kind: 'prohibit', what: 'have its DP reduced', form: 'DP' },
    "{target:owned} DP can't be reduced",
  ),
  phrase(
    {
      kind: 'prohibit',
      what: "have its DP reduced by your opponent's effects",
      form: 'DP',
    },
    "{target:owned} DP can't be reduced by (your opponent's effects|an opponent's effect)",
  ),
  // Behind what is said of this card alone.
  phrase(
    { kind: 'also treated as', as: 'trait' },
    '{target:subject}~are (also treated as|treated as also) having the {words:names} trait',
  ),
  phrase(
    { kind: 'also treated as', as: 'trait', form: 'gain' },
    '{target:subject}(also gains|also gain|gains|gain) the {words:names} trait',
  ),
  phrase(
    { kind: 'also treated as', as: 'name' },
    '{target:subject}~are (also treated as|treated as also having the name|also treated as having the name) {words:names}',
  ),
  phrase(
    { kind: 'also treated as', as: 'name', form: 'whose' },
    '{target:owned} name is also treated as {words:names}',
  ),
];
