/** What sets an effect off, written out: the words between "When" and the comma (15-5). */
import { PILE_EVENTS } from './event/pile.ts';
import { NEXT_EVENTS, OLDER_EVENTS, PLAY_EVENTS } from './event/play.ts';
import { SHARED_EVENTS } from './event/shared.ts';
import { table } from '../phrase/make-hole.ts';
import { phrasesOf } from '../phrase/phrase.ts';
import type { EventPhrase } from '../tree/tree.ts';

const phrase = phrasesOf<EventPhrase>();

export const EVENTS = [
  phrase({ kind: 'attacks' }, '{who:subject}~attack'),
  phrase(
    { kind: 'attacks', target: 'player' },
    '{who:subject}~attack (a player|players|your opponent)',
  ),
  phrase({ kind: 'attacks', target: 'player', form: 'at you' }, '{who:subject}~attack you'),
  phrase({ kind: 'attacks' }, '{who:subject}~attack {target}'),
  phrase({ kind: 'attacks', byYou: true }, '{who:you}attack {target}'),
  phrase(
    { kind: 'attacks', target: 'player', byYou: true },
    '{who:you}attack (a player|your opponent)',
  ),
  phrase({ kind: 'attacks with' }, 'you attack with {who:target}'),
  phrase(
    { kind: 'hatches' },
    '(you hatch in the breeding area|you hatch|you hatch in your breeding area|you hatch a Digi-Egg|you hatch 1 Digi-Egg|you hatch a Digi-Egg card)',
  ),
  phrase({ kind: 'attacked' }, '{who:subject}~are attacked'),
  phrase({ kind: 'deleted' }, '{who:subject}{would}~are deleted'),
  phrase({ kind: 'deleted' }, '{who:subject}{would}~are deleted {cause}'),
  phrase({ kind: 'deleted', only: true }, 'only {who:subject}{would}~are deleted'),
  phrase({ kind: 'deleted', only: true }, 'only {who:subject}{would}~are deleted {cause}'),
  phrase({ kind: 'deleted', form: 'by effect' }, '{cause:agent}{would}~delete {who:target}'),
  phrase({ kind: 'deleted', would: false, form: 'bare' }, '{who:subject}deleted'),
  phrase({ kind: 'leaves' }, '{who:subject}{would}~leave (the battle area|play)'),
  phrase({ kind: 'leaves' }, '{who:subject}{would}~leave (the battle area|play) {cause}'),
  phrase(
    { kind: 'leaves', form: 'by effect' },
    '{cause:agent}{would}~remove {who:target} from (the battle area|play)',
  ),
  phrase(
    { kind: 'deletes', inBattle: true, attacking: true, survives: true },
    '{who:attacker}~delete {whom:target} in battle and survives',
  ),
  phrase(
    { kind: 'deletes', inBattle: true, attacking: true },
    '{who:attacker}~delete {whom:target} in battle',
  ),
  phrase(
    { kind: 'deletes', inBattle: true, attacking: false },
    '{who:subject}~delete {whom:target} in battle',
  ),
  phrase(
    { kind: 'deletes', inBattle: true, attacking: false, survives: true },
    '{who:subject}~delete {whom:target} in battle and survives',
  ),
  phrase(
    { kind: 'deletes', inBattle: true, attacking: false, passive: true },
    '{whom:subject}~are deleted in battle by {who:target}',
  ),
  phrase(
    { kind: 'deletes', inBattle: false, attacking: false },
    '{who:subject}~delete {whom:target}',
  ),
  phrase({ kind: 'suspends', form: 'becomes' }, '{who:subject}~become suspended'),
  phrase({ kind: 'suspends' }, '{who:subject}~suspend'),
  phrase({ kind: 'suspends', form: 'itself' }, '{who:subject}~suspend {cause}'),
  phrase({ kind: 'suspends', form: 'are' }, '{who:subject}~are suspended'),
  phrase({ kind: 'suspends', form: 'are' }, '{who:subject}~are suspended {cause}'),
  phrase({ kind: 'suspends', by: 'Alliance', form: 'keyword' }, '<Alliance> suspends {who:target}'),
  phrase(
    { kind: 'suspends', by: 'Alliance', form: 'passive' },
    '{who:subject}~are suspended by an <Alliance> effect',
  ),
  phrase(
    { kind: 'suspends', by: 'Digisorption', form: 'skill' },
    'suspending {who:target} for a <Digisorption> (skill|effect)',
  ),
  phrase(
    { kind: 'suspends', by: 'Blocker', form: 'you' },
    'you use <Blocker> to suspend {who:target}',
  ),
  phrase({ kind: 'suspends', form: 'by effect' }, '{cause:agent}~suspend {who:target}'),
  phrase({ kind: 'unsuspends', form: 'becomes' }, '{who:subject}~become unsuspended'),
  phrase({ kind: 'unsuspends' }, '{who:subject}~unsuspend'),
  phrase({ kind: 'unsuspends', form: 'itself' }, '{who:subject}~unsuspend {cause}'),
  phrase({ kind: 'unsuspends', form: 'becomes' }, '{who:subject}~become unsuspended {cause}'),
  phrase({ kind: 'suspends', form: 'becomes' }, '{who:subject}~become suspended {cause}'),
  phrase({ kind: 'unsuspends', form: 'by effect' }, '{cause:agent}~unsuspend {who:target}'),
  phrase(
    { kind: 'unsuspended in main', would: false },
    '{who:subject}~become unsuspended during your main phase',
  ),
  phrase({ kind: 'blocked' }, '{who:subject}~are blocked'),
  phrase({ kind: 'blocks' }, '{who:subject}~block'),
  phrase({ kind: 'checks' }, '{who:subject}~check (security|a security card|security cards)'),
  phrase(
    { kind: 'checks', form: 'whose' },
    "{who:subject}~check (your opponent's security stack|an opponent's security|your opponent's security card|a card in your opponent's security stack|cards in your opponent's security stack|your opponent's security|your opponent's security cards|one or more of your opponent's security cards|1 or more of your opponent's security cards|an opponent's security card)",
  ),
  phrase({ kind: 'checks', faceUp: true }, '{who:subject}~check face-up security cards'),
  phrase({ kind: 'unsuspends', form: 'are' }, '{who:subject}~are unsuspended'),
  phrase({ kind: 'unsuspends', form: 'are' }, '{who:subject}~are unsuspended {cause}'),
  phrase(
    { kind: 'unsuspended in main', would: false, phase: 'unsuspend' },
    '{who:subject}~become unsuspended during your unsuspend phase',
  ),
  phrase({ kind: 'wins', would: false }, '{who:subject}~win a battle'),
  phrase(
    { kind: 'target switched', would: false },
    '{who:owned} attack (target is switched|target is changed|targets change|targets are switched|targets is switched)',
  ),
  phrase(
    { kind: 'target switched', would: false, form: 'any' },
    '(attack targets change|the attack target is switched|the attack target is changed|the attack target changes|attack target is switched|an attack target is switched|an attack target changes|an attack target is changed|attack targets are switched)',
  ),
  phrase(
    { kind: 'moves', would: false },
    '{who:subject}~move (from the breeding area to the battle area|to the battle area|from your breeding area to your battle area|from the breeding area to your battle area|from the breeding area|from your breeding area|from their breeding area to their battle area|from their breeding area)',
  ),
  phrase(
    { kind: 'moves', would: false, form: 'passive' },
    '{who:subject}~are moved (from the breeding area to the battle area|from your breeding area to your battle area|from their breeding area to their battle area|to the battle area|from the breeding area)',
  ),
  phrase(
    { kind: 'moves', would: false, by: 'your', form: 'by' },
    'you move {who:target}(| from your breeding area| from the breeding area| from the breeding area to the battle area| to the battle area)',
  ),
  phrase(
    { kind: 'moves', would: false, by: "your opponent's", form: 'by' },
    'your opponent moves {who:target}(| from their breeding area| from the breeding area| from the breeding area to the battle area| to the battle area)',
  ),
  phrase({ kind: 'linked', would: false }, '{who:subject}~get linked'),
  phrase({ kind: 'linked to', would: false }, '{who:subject}~get linked to {to:target}'),
  phrase({ kind: 'linked to', would: true }, '{who:subject}would link to {to:target}'),
  phrase({ kind: 'linked', would: false, form: 'become' }, '{who:subject}~are linked'),
  ...PILE_EVENTS,
  ...PLAY_EVENTS,
  ...SHARED_EVENTS,
];

export const eventHole = table<EventPhrase>([...EVENTS, ...OLDER_EVENTS, ...NEXT_EVENTS]);
