import { phrasesOf } from '../../phrase/phrase.ts';
import type { Action } from '../../tree/tree.ts';

const phrase = phrasesOf<Action>();

/** What players may not do, what the opponent does, what changes other effects. */
export const OTHERS = [
  phrase({ kind: 'ban' }, "{side:players} (can't|cannot|can) {what:ban}"),
  phrase({ kind: 'opponent' }, 'your opponent {action:theirs}'),
  phrase(
    { kind: 'raise maximum' },
    "~add {n} to (this DP deletion effect's maximum|the maximum DP of this effect|the maximum DP you can choose with your DP-based deletion effects|the maximum DP of your DP-based deletion effects|the maximum number this effect may place|the maximum play cost you may play with this effect)",
  ),
  phrase({ kind: 'become Digimon' }, '{target:subject}~are (also |)treated as a {n} DP Digimon'),
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
    { kind: 'prohibit', what: 'have its DP reduced', form: 'DP' },
    "{target:owned} DP can't be reduced",
  ),
];
