import { phrasesOf } from '../../phrase/phrase.ts';
import { IMMUNE } from './immune.ts';
import type { Action } from '../../tree/tree.ts';

const phrase = phrasesOf<Action>();

/** What happens to Digimon on the field. */
export const BATTLE = [
  phrase({ kind: 'delete' }, '~delete {target}'),
  phrase({ kind: 'delete', form: 'are' }, '{target:subject}~are deleted'),
  phrase({ kind: 'suspend' }, '~suspend {target}'),
  phrase({ kind: 'unsuspend' }, '~unsuspend {target}'),
  phrase({ kind: 'suspend', form: 'subject' }, '{target:subject}~suspend'),
  phrase({ kind: 'unsuspend', form: 'subject' }, '{target:subject}~unsuspend'),
  phrase({ kind: 'DP' }, '{target:subject}~get {change:signed} DP'),
  phrase({ kind: 'DP', form: 'gain' }, '{target:subject}~gain {change:signed} DP'),
  phrase({ kind: 'DP', form: 'have' }, 'have {target} get {change:signed} DP'),
  phrase({ kind: 'DP', form: 'give' }, '~give {target} {change:signed} DP'),
  phrase({ kind: 'DP', form: 'reduce' }, '~reduce {target:owned} DP by {change:loss}'),
  phrase({ kind: 'DP', form: 'reduce of' }, '~reduce the DP of {target} by {change:loss}'),
  phrase({ kind: 'DP', form: 'to' }, 'to {target}(,|) give {change:signed} DP'),
  phrase({ kind: 'gain', form: 'have' }, 'have {target} gain {uses}'),
  phrase({ kind: 'gain', form: 'also' }, '{target:subject}also ~gain {uses}'),
  phrase({ kind: 'DP', form: 'further' }, '{target:subject}further ~get {change:signed} DP'),
  phrase({ kind: 'DP', form: 'also' }, '{target:subject}also ~get {change:signed} DP'),
  phrase(
    { kind: 'gain effects' },
    '{target:subject}~gain (all effects|the effects|all of the effects|all the effects) of {from:target}',
  ),
  phrase(
    { kind: 'only', what: 'digivolve into' },
    '{target:subject}can only digivolve into {into:target}',
  ),
  phrase(
    {
      kind: 'prohibit',
      what: 'attack players',
      also: ['attack unsuspended Digimon'],
      form: 'only suspended',
    },
    '{target:subject}can only attack suspended Digimon',
  ),
  phrase({ kind: 'only', what: 'attack' }, '{target:subject}can only attack {into:target}'),
  phrase(
    { kind: 'become colour' },
    '{target:subject}~are (also treated as|also treated as being|treated as also being) {colours}',
  ),
  phrase(
    { kind: 'prohibit', what: 'unsuspend in the unsuspend phase', form: 'phase' },
    "{target:subject}~don't unsuspend (during|in) the unsuspend phase",
  ),
  phrase(
    { kind: 'prohibit', what: 'unsuspend during their unsuspend phase', form: 'phase' },
    "{target:subject}~don't unsuspend (during|in) (their|its) unsuspend phase",
  ),
  phrase(
    { kind: 'prohibit', what: 'activate [On Play] effects', form: 'on' },
    "(any |)[On Play] effects (on|of) {target} (don't|can't) activate",
  ),
  phrase(
    { kind: 'prohibit', what: 'activate [On Play] effects', form: 'owned' },
    "{target:owned} [On Play] effects (don't|can't) activate",
  ),
  phrase(
    { kind: 'prohibit', what: 'activate [When Digivolving] effects', form: 'owned' },
    "{target:owned} [When Digivolving] effects (don't|can't) activate",
  ),
  phrase(
    { kind: 'prohibit', what: 'activate [When Attacking] effects', form: 'owned' },
    "{target:owned} [When Attacking] effects (don't|can't) activate",
  ),
  phrase(
    { kind: 'prohibit', what: 'activate [When Digivolving] effects', form: 'on' },
    "(any |)[When Digivolving] effects (on|of) {target} (don't|can't) activate",
  ),
  phrase(
    { kind: 'prohibit', what: 'activate [When Attacking] effects', form: 'on' },
    "(any |)[When Attacking] effects (on|of) {target} (don't|can't) activate",
  ),
  phrase(
    { kind: 'prohibit', what: 'have its attack target switched', form: 'owned' },
    "{target:owned} attack target can't (be switched|change|be changed)",
  ),
  phrase(
    {
      kind: 'prohibit',
      what: "be returned to the hand or deck by your opponent's effects",
      form: 'is not',
    },
    "{target:subject}~aren't returned to (hand or deck|the hand or deck|hands or decks) by (an opponent's effect|your opponent's effects)",
  ),
  phrase(
    { kind: 'prohibit', what: 'be affected by <De-Digivolve> effects', form: 'affected' },
    "{target:subject}~aren't affected by <De-Digivolve> effects",
  ),
  phrase(
    { kind: 'prohibit', what: 'be affected by <De-Digivolve> effects', byTheirs: true },
    "(their|your opponent's) <De-Digivolve> effects don't affect {target}",
  ),
  phrase({ kind: 'allow', form: 'may also' }, '{target:subject}also {what:permission}'),
  phrase({ kind: 'DP', verbless: true }, '{target:subject}{change:signed} DP'),
  phrase({ kind: 'add DP' }, '~add {of:owned} DP to {target}'),
  phrase({ kind: 'set DP' }, '~change {target:owned} original DP to {n}'),
  phrase({ kind: 'set DP', form: 'of' }, '~change the original DP of {target} to {n}'),
  phrase({ kind: 'set DP', form: 'is' }, '{target:owned} original DP (is|becomes) {n}'),
  phrase({ kind: 'gain' }, '{target:subject}~gain {uses}'),
  phrase({ kind: 'gain', form: 'get' }, '{target:subject}~get {uses}'),
  phrase({ kind: 'gain', verbless: true }, '{target:subject}{uses:held}'),
  phrase({ kind: 'gain', form: 'give' }, '~give {target} {uses}'),
  phrase({ kind: 'quoted' }, '{target:subject}~gain {line:quoted}'),
  phrase({ kind: 'quoted', verbless: true }, '{target:subject}{line:quoted}'),
  phrase({ kind: 'quoted', form: 'give' }, '~give {target} {line:quoted}'),
  phrase({ kind: 'prohibit' }, "{target:subject}(can't|cannot) {what:prohibition}"),
  phrase({ kind: 'prohibit', form: 'several' }, "{target:subject}(can't|cannot) {barred}"),
  phrase({ kind: 'prohibit', nobody: true, form: 'several' }, '{target:nobody}can {barred}'),
  phrase(
    { kind: 'prohibit by', what: 'be blocked' },
    "{target:subject}(can't|cannot) be blocked by {by:target}",
  ),
  phrase(
    { kind: 'prohibit', what: 'attack players', player: 'your opponent' },
    "{target:subject}(can't|cannot) attack your opponent",
  ),
  phrase(
    { kind: 'prohibit', what: 'attack players', form: 'player' },
    "{target:subject}(can't|cannot) attack (a player|the player|either player)",
  ),
  phrase({ kind: 'prohibit', nobody: true }, '{target:nobody}can {what:prohibition}'),
  phrase({ kind: 'allow' }, '{target:subject}can (also |){what:permission}'),
  phrase({ kind: 'must', what: 'block' }, 'your opponent must block if able'),
  phrase(
    { kind: 'prohibit', what: 'unsuspend', form: "owner's phase" },
    "{target:subject}~don't unsuspend during its owner's next unsuspend phase",
  ),
  phrase({ kind: 'must', what: 'attack' }, '{target:subject}must attack(| if able)'),
  phrase(
    { kind: 'prohibit', what: 'unsuspend', form: 'phase' },
    "{target:subject}~don't unsuspend",
  ),
  phrase(
    { kind: 'prohibit', what: 'activate [When Digivolving] effects', form: 'effects' },
    "{target:subject}~don't activate [When Digivolving] effects",
  ),
  phrase(
    {
      kind: 'prohibit',
      what: 'activate [Security] effects on Option cards it checks',
      form: 'checks',
    },
    "{target:subject}~don't activate (|the )[Security] effects (on|of any) Option cards it checks",
  ),
  phrase(
    { kind: 'prohibit', what: 'be deleted by effects', form: "isn't deleted" },
    "{target:subject}~aren't deleted by effects",
  ),
  phrase(
    { kind: 'prohibit', what: 'be deleted in battle', form: "isn't deleted" },
    "{target:subject}~aren't deleted in battle",
  ),
  phrase(
    { kind: 'prohibit', what: "be deleted by your opponent's effects", form: "isn't deleted" },
    "{target:subject}~aren't deleted by (your opponent's effects|an opponent's effect|their effects)",
  ),
  ...IMMUNE,
  phrase({ kind: 'prevent', form: 'prevent it alone' }, '~prevent it'),
  phrase({ kind: 'prevent', form: "it isn't deleted" }, "it isn't deleted"),
  phrase({ kind: 'prevent', saved: 'this', form: "isn't deleted" }, "this Digimon isn't deleted"),
  phrase({ kind: 'prevent', saved: 'they', form: "aren't deleted" }, "they aren't deleted"),
  phrase({ kind: 'prevent', form: "it doesn't leave" }, "it doesn't leave"),
  phrase({ kind: 'prevent', saved: 'they', form: "don't leave" }, "they don't leave"),
  phrase({ kind: 'prevent', form: "that Digimon isn't deleted" }, "that Digimon isn't deleted"),
  phrase({ kind: 'prevent', saved: 'this', form: "doesn't leave" }, "this Digimon doesn't leave"),
  phrase({ kind: 'prevent', form: 'prevent that deletion' }, '~prevent (that|the) deletion'),
  phrase({ kind: 'prevent', form: 'prevent that removal' }, '~prevent (that|the) removal'),
  phrase(
    { kind: 'prevent', form: 'prevent it' },
    '~prevent (this Digimon|it|that Digimon) from (being deleted|leaving play|leaving|leaving the battle area)',
  ),
  phrase({ kind: 'prevent', form: 'whose deletion' }, '~prevent {of:owned} deletion'),
  phrase({ kind: 'prevent', form: "isn't deleted" }, "{of:subject}~aren't deleted"),
  phrase(
    { kind: 'pierce', form: 'checks security' },
    'it checks security (before|immediately before) the attack ends',
  ),
  phrase({ kind: 'prevent', form: "doesn't leave" }, "{of:subject}~don't leave(| the battle area)"),
  phrase({ kind: 'end attack' }, '~end (the|that) attack'),
  phrase(
    { kind: 'switch target' },
    '~change (the attack target|the target of this attack|the target of the attack|the target of that attack) to {to:target}',
  ),
  phrase(
    { kind: 'switch target', form: 'switch' },
    '~switch the (target of attack|attack target|target of the attack|target of this attack) to {to:target}',
  ),
  phrase(
    { kind: 'switch target', orPlayer: true },
    '~change the attack target to {to:target} or the player',
  ),
  phrase(
    { kind: 'switch target', orPlayer: true, form: 'switch' },
    '~switch the (target of attack|attack target) to {to:target} or the player',
  ),
  phrase({ kind: 'attack' }, '{who:subject}~attack'),
  phrase({ kind: 'attack', form: 'with' }, '~attack with {who:target}'),
  phrase(
    { kind: 'attack', at: 'player', form: 'with' },
    '~attack (a player|players) with {who:target}',
  ),
  phrase(
    { kind: 'attack', at: 'Digimon', form: 'with' },
    "~attack (an opponent's Digimon|your opponent's Digimon) with {who:target}",
  ),
  phrase({ kind: 'attack', withoutSuspending: true }, '{who:subject}~attack without suspending'),
  phrase(
    { kind: 'attack', withoutSuspending: true, form: 'with' },
    '~attack with {who:target} without suspending it',
  ),
  phrase({ kind: 'attack', at: 'player' }, '{who:subject}~attack (a player|your opponent)'),
  phrase(
    { kind: 'attack', at: 'player', withoutSuspending: true },
    '{who:subject}~attack (a player|your opponent) without suspending',
  ),
  phrase(
    { kind: 'attack', at: 'Digimon' },
    "{who:subject}~attack (an opponent's Digimon|1 of your opponent's Digimon|your opponent's Digimon)",
  ),
  phrase(
    { kind: 'attack', at: 'Digimon', withoutSuspending: true },
    "{who:subject}~attack (an opponent's Digimon|1 of your opponent's Digimon|your opponent's Digimon) without suspending",
  ),
  phrase(
    { kind: 'attack', at: 'Digimon', alsoPlaced: true },
    "{who:subject}~attack (an opponent's Digimon|1 of your opponent's Digimon), even (in the turn it was played|the turn it was played|if it was played this turn)",
  ),
  phrase(
    { kind: 'attack', alsoPlaced: true },
    '{who:subject}~attack, even (in the turn it was played|the turn it was played|if it was played this turn)',
  ),
  phrase(
    { kind: 'attack', alsoUnsuspended: true },
    '{who:subject}~attack; it can also attack unsuspended Digimon',
  ),
  phrase({ kind: 'battle', form: 'order' }, '~battle {whom:target}'),
  phrase({ kind: 'battle' }, '{who:subject}~battle {whom:target}'),
  phrase({ kind: 'choose' }, '~choose {target}'),
  phrase(
    { kind: 'activate', what: 'below' },
    '~activate (1 of the effects below|1 of the following effects|the effect below|the following effect)(|:)',
    { 'the effect below': { single: true }, 'the following effect': { single: true } },
  ),
  phrase(
    { kind: 'activate', what: 'times below', n: 2, form: 'twice' },
    '~activate the following effect twice(|:)',
  ),
  phrase({ kind: 'activate', what: 'all below' }, '~activate all of the effects below(|:)'),
  phrase({ kind: 'activate', what: 'times below' }, '~activate the effect below {n} times(|:)'),
  phrase(
    { kind: 'activate', form: 'the' },
    '~activate the {what:tag} (effects|effect) of {of:target}',
    { effects: { allOfThem: true } },
  ),
  phrase(
    { kind: 'activate', form: 'of the' },
    '~activate {n} of the {what:tag} (effects|effect) of {of:target}',
  ),
  phrase(
    { kind: 'activate', asOwn: true, form: 'whose' },
    '~activate {n} of {of:owned} {what:tag} (effects|effect) as an effect of this Digimon',
  ),
  phrase({ kind: 'activate' }, '~activate {of:owned} {what:tag} (effects|effect)'),
  phrase({ kind: 'activate' }, '~activate {n} of {of:owned} {what:tag} (effects|effect)'),
  phrase(
    { kind: 'activate' },
    '~activate {n} of {of:owned} {what:tag} or {or:tag} (effects|effect)',
  ),
  phrase(
    { kind: 'activate', form: 'effect of' },
    '~activate {n} {what:tag} (effect|effects) of {of:target}',
  ),
  phrase(
    { kind: 'activate', form: 'effect of' },
    '~activate {n} {what:tag} or {or:tag} (effect|effects) of {of:target}',
  ),
  phrase(
    { kind: 'activate', asOwn: true },
    '~activate {n} {what:tag} effect on {of:target} as an effect of this Digimon',
  ),
];
