import { counted } from '../../base/words.ts';
import type { Step, Verb } from '../../game/state/trace.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';

const of = (step: Step): string => (step.effect === undefined ? '' : ` ${step.effect}`);
const who = (step: Step): string => step.subject ?? '';
/** <Iceclad> compares digivolution cards (16-35-1), everything else DP. */
const strength = (s: Step): string =>
  s.rule.startsWith('16-35-') ? counted(s.n ?? 0, 'digivolution card') : `${s.n ?? 0} DP`;
const cards = (n = 0): string => counted(n, 'card');

/** What each kind of step says. Present tense, the game's words, no full stop needed by callers. */
const SENTENCES: { readonly [verb in Verb]: (step: Step) => string } = {
  'declares attack': (s) =>
    `${who(s)} ${s.effect === undefined ? 'is suspended and attacks' : 'attacks'} ${s.object === 'P1' || s.object === 'P2' ? `the player (${s.object})` : (s.object ?? '')}${s.effect === undefined ? '' : ` ${s.effect}`}.`,
  refused: (s) => `The ${s.effect ?? 'attack'} of ${who(s) || 'that card'} is refused.`,
  suspends: (s) => `${who(s)} is suspended.`,
  unsuspends: (s) => `${who(s)} is unsuspended.`,
  triggers: (s) => `${who(s)}${of(s)} triggers and waits.`,
  'not triggered': (s) => `${who(s)}${of(s)} does not trigger.`,
  activates: (s) => `${who(s)}${of(s)} activates.`,
  lost: (s) => `${who(s)}${of(s)} is lost and will not activate.`,
  'cannot activate': (s) => `${who(s)}${of(s)} cannot activate.`,
  declines: (s) =>
    s.effect === 'block'
      ? `${who(s)} does not block.`
      : `${who(s)}${of(s)}: its player chooses not to.`,
  pays: (s) => `${who(s)}${of(s)}: its player pays for it.`,
  'cannot pay': (s) => `${who(s)}${of(s)}: what it asks for cannot be paid.`,
  chooses: (s) => `${s.object ?? ''} is chosen for ${who(s)}.`,
  derived: (s) =>
    `What has just triggered comes before everything that waited already (${who(s)}).`,
  'goes first': (s) => `${who(s)}'s effects come next.`,
  immune: (s) => `${who(s)} is not affected.`,
  prohibited: (s) => `${who(s)} cannot ${s.effect ?? 'do that'}.`,
  prevented: (s) => `${s.effect ?? 'The effect'} prevents the deletion of ${who(s)}.`,
  'counter timing': (s) => `Counter timing of ${who(s)}.`,
  'block timing': () => 'Block timing.',
  'no block': () => 'Nobody can block.',
  'not paid': (s) => `${who(s)}${of(s)}: the payment was not completed, so nothing follows.`,
  'memory full': (s) => `The memory gauge ends at 10: ${who(s)} gains no more than that.`,
  loses: (s) => `${who(s)} no longer has ${s.effect ?? ''}.`,
  has: (s) => `${who(s)} now has ${s.effect ?? ''}.`,
  blocks: (s) => `${who(s)} is suspended and blocks ${s.object ?? ''}.`,
  'may not block': (s) =>
    s.subject === undefined
      ? 'The attacker is gone: nothing can block.'
      : `${who(s)} cannot block.`,
  'must block': (s) => `${who(s)} must block.`,
  'success check': () => 'Success check: are attacker and target still there?',
  'attack fails': () => 'The attack does not succeed: attacker or target is gone.',
  'target switched': (s) => `The attack target is now ${s.object ?? ''}.`,
  'checks security': (s) => `${who(s)} checks ${s.object ?? ''}'s security: ${cards(s.n)}.`,
  'no check': (s) =>
    s.effect !== undefined
      ? `No security check is made for ${s.effect}.`
      : s.subject === undefined
        ? 'The Digimon is gone: no further check.'
        : `${who(s)} makes no security check.`,
  reveals: (s) =>
    `${who(s)} is revealed${s.rule === '13-1-6' ? ' and leaves the security stack' : ''}.`,
  battles: (s) => `${who(s)} battles ${s.object ?? ''}.`,
  'wins battle': (s) => `${who(s)} wins with ${strength(s)}.`,
  'loses battle': (s) => `${who(s)} loses with ${strength(s)}.`,
  'both lose': (s) => `Both have ${strength(s)}: both lose.`,
  'not deleted': (s) => `${who(s)} is not deleted${s.effect === undefined ? '' : `: ${s.effect}`}.`,
  deleted: (s) => `${who(s)} is deleted.`,
  trashed: (s) => `${who(s)} goes to the trash.`,
  memory: (s) => `${who(s)} ${(s.n ?? 0) >= 0 ? 'gains' : 'loses'} ${Math.abs(s.n ?? 0)} memory.`,
  draws: (s) => `${who(s)} draws ${cards(s.n)}.`,
  recovers: (s) => `${cards(s.n)} placed on top of ${who(s)}'s security stack.`,
  nothing: (s) => `${who(s)}${of(s)}: nothing it could be done to.`,
  'gets DP': (s) =>
    s.effect === 'original'
      ? `The original DP of ${s.object ?? ''} becomes ${s.n ?? 0}.`
      : s.effect === 'Digimon'
        ? `${s.object ?? ''} is treated as a Digimon with ${s.n ?? 0} DP.`
        : `${s.object ?? ''} gets ${(s.n ?? 0) >= 0 ? '+' : ''}${s.n ?? 0} DP.`,
  gains: (s) => `${s.object ?? ''} gains ${s.effect ?? ''}.`,
  prohibits: (s) => `${s.object ?? ''} can't ${s.effect ?? ''}.`,
  'made immune': (s) => `${s.object ?? ''} isn't affected by ${s.effect ?? 'effects'}.`,
  'pending check': (s) =>
    `The security check of ${who(s)} is now pending until right before the end of the attack.`,
  'check due': (s) => `${who(s)} now makes its pending security check.`,
  'end of attack': () => 'End of attack timing.',
  'attack ends': () => 'The attack is over.',
  'attack ended': () => 'The attack is ended: the end of attack timing comes next.',
  wins: (s) => `${who(s)} wins the game.`,
  'rule check': (s) => `Rule check: ${who(s)} has 0 DP.`,
  'turn ends': (s) => `${who(s)}'s turn ends.`,
  'turn starts': (s) => `${who(s)}'s turn starts.`,
  'turn goes on': (s) => `Memory is back: ${who(s)}'s turn goes on.`,
  'goes on': (s) => `The attack of ${who(s)} by ${s.effect ?? ''} goes on.`,
  passes: (s) => `${who(s)} passes: memory is set to 3 on the other side.`,
  'unsuspend phase': (s) => `${who(s)}'s unsuspend phase.`,
  'security effect': (s) => `${who(s)}${of(s)} activates at once, without waiting.`,
  played: (s) => `${who(s)} is played.`,
  'added to hand': (s) => `${who(s)} goes to the hand.`,
  placed: (s) => {
    // "security top": of the security stack.
    const [pile = '', end = ''] = (s.effect ?? '').split(' ');
    return `${who(s)} goes to the ${end} of its owner's ${pile === 'security' ? 'security stack' : pile}.`;
  },
  'placed on field': (s) => `${who(s)} comes onto the field.`,
  'placed under': (s) => `${who(s) || 'A card, face down,'} is placed under ${s.object ?? ''}.`,
  'trashed from under': (s) =>
    s.effect === 'top'
      ? `${who(s)} is trashed from the top of its stack.`
      : `${who(s)} is trashed from under ${s.object ?? ''}.`,
  leaves: (s) =>
    `${who(s)} leaves the battle area${s.effect === 'nowhere' ? '' : `: ${s.effect ?? ''}`}.`,
  digivolves: (s) =>
    s.object === undefined
      ? `${who(s)} arrives by DNA digivolution.`
      : `${s.object} digivolves into ${who(s)}.`,
  linked: (s) => `${who(s)} is linked to ${s.object ?? ''}.`,
  moves: (s) => `${who(s)} moves to the ${s.effect ?? ''}.`,
  'reveals from hand': (s) => `${who(s)} is revealed.`,
  'alternate cost': (s) =>
    `${who(s)} costs ${s.n ?? 0}, which cannot be paid: what reduces the cost must be used as far as paying needs it.`,
  'pays memory': (s) => `${who(s)} pays ${s.n ?? 0} memory.`,
  'cannot be played': (s) => `${who(s)} cannot be played.`,
  'uses option': (s) => `${who(s)} uses ${s.object ?? ''}.`,
  declares: (s) => `${s.effect ?? ''} is declared for ${who(s)}.`,
  hatches: (s) => `${who(s)} is hatched.`,
  delayed: (s) => `${who(s)}${of(s)}: the rest waits for its timing (pending processing).`,
  due: (s) => `${who(s)}${of(s)}: what was pending is due.`,
  overwrites: (s) => `${who(s)}${of(s)}: "instead" takes the place of what came before.`,
  loop: (s) =>
    s.subject === undefined
      ? 'The same position comes again: an infinite loop.'
      : `${s.subject} stops the loop.`,
  'declares repeats': (s) => `${who(s)} declares the number of repeats: ${s.n ?? 0}.`,
  'condition met': (s) => MET[s.rule]?.(s) ?? `${who(s)} has ${s.effect ?? 'what it needs'}.`,
  'condition not met': (s) => `${who(s)}${of(s)}: its condition does not hold.`,
  'draw game': () => 'The game is a draw.',
};

/** What the clause of a keyword makes of it, where "it has the keyword" would not say that. */
const MET: { readonly [rule in RuleNumber]?: (step: Step) => string } = {
  '16-5-3': (s) => `${who(s)} has <Blocker> more than once, which allows no second block.`,
  '16-10-4': (s) => `Another <Digisorption> of ${who(s)} is used for the same digivolution.`,
  '16-10-5': (s) =>
    `For <Digisorption> of ${who(s)}, the Digimon that will lie beneath it may be suspended, too.`,
  '16-12-1': (s) =>
    `${cards(s.n)} ${s.n === 1 ? 'is' : 'are'} to be trashed from ${who(s)} by <De-Digivolve>.`,
  '16-16-3': (s) =>
    `The condition of <Blitz> holds for ${who(s)}: its opponent has 1 or more memory.`,
  '16-21-4': (s) =>
    `The player of ${who(s)} chooses in which order the cards for <Material Save> are placed.`,
  '16-24-5': (s) =>
    `${who(s)} keeps what <Alliance> added, though the Digimon that was suspended for it has left.`,
  '16-29-4': (s) => `<Partition> of ${who(s)} is for both cards, not for one alone.`,
  '16-35-1': (s) => `By <Iceclad> of ${who(s)}, digivolution cards are compared, not DP.`,
};

/** A step of a resolution as a sentence. Its rule stands beside it, as `step.rule`. */
export const tell = (step: Step): string => SENTENCES[step.verb](step).replace(/\s+/g, ' ').trim();
