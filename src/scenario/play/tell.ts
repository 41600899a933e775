/** The sentences of steps: the only place that makes words of them. */
import { playerName } from '../../base/player.ts';
import { counted } from '../../base/words.ts';
import { labelIn } from '../../game/run/run.ts';
import type { CardId } from '../../game/state/state.ts';
import type { KeywordClause, Step, StepOf, Verb } from '../../game/state/trace.ts';

/** How each card is called: `Setup.labels`. */
type Labels = readonly string[];
type Telling<V extends Verb> = (step: StepOf<V>, name: (card: CardId) => string) => string;

const cards = (n: number): string => counted(n, 'card');
const strength = ({ by, n }: StepOf<'wins battle' | 'loses battle' | 'both lose'>): string =>
  by === 'DP' ? `${n} DP` : counted(n, 'digivolution card');
const signed = (n: number): string => (n >= 0 ? `+${n}` : String(n));

const PLACES: { readonly [to in StepOf<'placed'>['to']]: string } = {
  'deck top': "top of its owner's deck",
  'deck bottom': "bottom of its owner's deck",
  'security top': "top of its owner's security stack",
  'security bottom': "bottom of its owner's security stack",
  'Digi-Egg deck': "bottom of its owner's Digi-Egg deck",
};

const WHITHER: { readonly [to in Exclude<StepOf<'leaves'>['to'], 'nowhere'>]: string } = {
  ...PLACES,
  hand: "its owner's hand",
  trash: 'trash',
};

/** What a clause of a keyword effect makes of a card that has it. */
const CLAUSES: { readonly [clause in KeywordClause]: (who: string) => string } = {
  'one block': (who) => `${who} has <Blocker> more than once, which allows no second block.`,
  again: (who) => `Another <Digisorption> of ${who} is used for the same digivolution.`,
  beneath: (who) =>
    `For <Digisorption> of ${who}, the Digimon that will lie beneath it may be suspended, too.`,
  Blitz: (who) => `The condition of <Blitz> holds for ${who}: its opponent has 1 or more memory.`,
  'Material Save': (who) =>
    `The player of ${who} chooses in which order the cards for <Material Save> are placed.`,
  Alliance: (who) =>
    `${who} keeps what <Alliance> added, though the Digimon that was suspended for it has left.`,
  all: (who) => `<Partition> of ${who} is for both cards, not for one alone.`,
  Iceclad: (who) => `By <Iceclad> of ${who}, digivolution cards are compared, not DP.`,
};

/** Present tense, the game's words. */
const SENTENCES: { readonly [V in Verb]: Telling<V> } = {
  'declares attack': (s, name) =>
    `${name(s.card)} ${s.suspends ? 'is suspended and attacks' : 'attacks'} ${s.target === null ? `the player (${playerName(s.defender)})` : name(s.target)}${s.suspends ? '' : ' without suspending'}.`,
  refused: (s, name) =>
    s.what === 'pass'
      ? 'Passing is refused.'
      : `The ${s.what} of ${s.card === null ? 'that card' : name(s.card)} is refused.`,
  suspends: (s, name) => `${name(s.card)} is suspended.`,
  unsuspends: (s, name) => `${name(s.card)} is unsuspended.`,
  triggers: (s, name) => `${name(s.card)} ${s.effect} triggers and waits.`,
  'not triggered': (s, name) => `${name(s.card)} ${s.effect} does not trigger.`,
  activates: (s, name) => `${name(s.card)} ${s.effect} activates.`,
  lost: (s, name) => `${name(s.card)} ${s.effect} is lost and will not activate.`,
  'cannot activate': (s, name) => `${name(s.card)} ${s.effect} cannot activate.`,
  declines: (s, name) => `${name(s.card)} ${s.effect}: its player chooses not to.`,
  'does not block': (s) => `${playerName(s.player)} does not block.`,
  'declines counter': (s) => `${playerName(s.player)} counter: its player chooses not to.`,
  pays: (s, name) => `${name(s.card)} ${s.effect}: its player pays for it.`,
  'cannot pay': (s, name) => `${name(s.card)} ${s.effect}: what it asks for cannot be paid.`,
  chooses: (s, name) => `${name(s.chosen)} is chosen for ${name(s.card)}.`,
  derived: (s) =>
    `What has just triggered comes before everything that waited already (${playerName(s.player)}).`,
  'goes first': (s) => `${playerName(s.player)}'s effects come next.`,
  immune: (s, name) => `${name(s.card)} is not affected.`,
  prohibited: (s, name) => `${name(s.card)} cannot ${s.what}.`,
  prevented: (s, name) =>
    s.what === 'deletion'
      ? `${s.effect} prevents the deletion of ${name(s.card)}.`
      : `By ${s.effect}, ${name(s.card)} does not leave the battle area.`,
  'counter timing': (s) => `Counter timing of ${playerName(s.player)}.`,
  'block timing': () => 'Block timing.',
  'no block': () => 'Nobody can block.',
  'not paid': (s, name) =>
    `${name(s.card)} ${s.effect}: the payment was not completed, so nothing follows.`,
  'memory full': (s) =>
    `The memory gauge ends at 10: ${playerName(s.player)} gains no more than that.`,
  loses: (s, name) => `${name(s.card)} no longer has ${s.effect}.`,
  has: (s, name) => `${name(s.card)} now has ${s.effect}.`,
  blocks: (s, name) => `${name(s.card)} is suspended and blocks ${name(s.attacker)}.`,
  'may not block': (s, name) => `${name(s.card)} cannot block.`,
  'attacker gone': () => 'The attacker is gone: nothing can block.',
  'must block': (s) => `${playerName(s.player)} must block.`,
  'success check': () => 'Success check: are attacker and target still there?',
  'attack fails': () => 'The attack does not succeed: attacker or target is gone.',
  'target switched': (s, name) =>
    `The attack target is now ${s.target === null ? playerName(s.defender) : name(s.target)}.`,
  'checks security': (s, name) =>
    `${name(s.card)} checks ${playerName(s.player)}'s security: ${cards(s.n)}.`,
  'no check': (s, name) => `${name(s.card)} makes no security check.`,
  'no further check': () => 'The Digimon is gone: no further check.',
  'no pending check': (s) => `No security check is made for ${s.effect}.`,
  reveals: (s, name) =>
    `${name(s.card)} is revealed${s.checked ? ' and leaves the security stack' : ''}.`,
  battles: (s, name) => `${name(s.card)} battles ${name(s.other)}.`,
  'wins battle': (s, name) => `${name(s.card)} wins with ${strength(s)}.`,
  'loses battle': (s, name) => `${name(s.card)} loses with ${strength(s)}.`,
  'both lose': (s) => `Both have ${strength(s)}: both lose.`,
  'not deleted': (s, name) => `${name(s.card)} is not deleted: ${s.effect}.`,
  deleted: (s, name) => `${name(s.card)} is deleted.`,
  trashed: (s, name) => `${name(s.card)} goes to the trash.`,
  memory: (s) => `${playerName(s.player)} ${s.n >= 0 ? 'gains' : 'loses'} ${Math.abs(s.n)} memory.`,
  draws: (s) => `${playerName(s.player)} draws ${cards(s.n)}.`,
  recovers: (s) => `${cards(s.n)} placed on top of ${playerName(s.player)}'s security stack.`,
  nothing: (s, name) => `${name(s.card)} ${s.effect}: nothing it could be done to.`,
  'gets DP': (s, name) => `${name(s.card)} gets ${signed(s.n)} DP.`,
  'gets original DP': (s, name) => `The original DP of ${name(s.card)} becomes ${s.n}.`,
  'becomes Digimon': (s, name) => `${name(s.card)} is treated as a Digimon with ${s.n} DP.`,
  gains: (s, name) => `${name(s.card)} gains ${s.effect}.`,
  prohibits: (s, name) => `${name(s.card)} can't ${s.what}.`,
  'made immune': (s, name) => `${name(s.card)} isn't affected by ${s.to}.`,
  'pending check': (s, name) =>
    `The security check of ${name(s.card)} is now pending until right before the end of the attack.`,
  'check due': (s, name) => `${name(s.card)} now makes its pending security check.`,
  'end of attack': () => 'End of attack timing.',
  'attack ends': () => 'The attack is over.',
  'attack ended': () => 'The attack is ended: the end of attack timing comes next.',
  wins: (s) => `${playerName(s.player)} wins the game.`,
  'rule check': (s, name) => `Rule check: ${name(s.card)} has 0 DP.`,
  'turn ends': (s) => `${playerName(s.player)}'s turn ends.`,
  'turn starts': (s) => `${playerName(s.player)}'s turn starts.`,
  'turn goes on': (s) => `Memory is back: ${playerName(s.player)}'s turn goes on.`,
  'goes on': (s, name) => `The attack of ${name(s.card)} by ${s.effect} goes on.`,
  passes: (s) => `${playerName(s.player)} passes: memory is set to 3 on the other side.`,
  'unsuspend phase': (s) => `${playerName(s.player)}'s unsuspend phase.`,
  'security effect': (s, name) => `${name(s.card)} ${s.effect} activates at once, without waiting.`,
  played: (s, name) => `${name(s.card)} is played.`,
  'added to hand': (s, name) => `${name(s.card)} goes to the hand.`,
  placed: (s, name) => `${name(s.card)} goes to the ${PLACES[s.to]}.`,
  'placed on field': (s, name) => `${name(s.card)} comes onto the field.`,
  'placed under': (s, name) =>
    `${s.card === null ? 'A card, face down,' : name(s.card)} is placed under ${name(s.host)}.`,
  'trashed from under': (s, name) =>
    s.fromTop
      ? `${name(s.card)} is trashed from the top of its stack.`
      : `${name(s.card)} is trashed from under ${name(s.host)}.`,
  leaves: (s, name) =>
    `${name(s.card)} leaves the battle area${s.to === 'nowhere' ? '' : ` and goes to the ${WHITHER[s.to]}`}.`,
  digivolves: (s, name) => `${name(s.from)} digivolves into ${name(s.card)}.`,
  'DNA digivolves': (s, name) => `${name(s.card)} arrives by DNA digivolution.`,
  linked: (s, name) => `${name(s.card)} is linked to ${name(s.host)}.`,
  moves: (s, name) => `${name(s.card)} moves to the ${s.to} area.`,
  'reveals from hand': (s, name) => `${name(s.card)} is revealed.`,
  'alternate cost': (s, name) =>
    `${name(s.card)} costs ${s.n}, which cannot be paid: what reduces the cost must be used as far as paying needs it.`,
  'pays memory': (s) => `${playerName(s.player)} pays ${s.n} memory.`,
  'cannot be played': (s, name) => `${name(s.card)} cannot be played.`,
  'uses option': (s, name) => `${playerName(s.player)} uses ${name(s.card)}.`,
  declares: (s, name) => `${s.effect} is declared for ${name(s.card)}.`,
  hatches: (s, name) => `${name(s.card)} is hatched.`,
  delayed: (s, name) =>
    `${name(s.card)} ${s.effect}: the rest waits for its timing (pending processing).`,
  due: (s, name) => `${name(s.card)} ${s.effect}: what was pending is due.`,
  overwrites: (s, name) =>
    `${name(s.card)}${s.effect === null ? '' : ` ${s.effect}`}: "instead" takes the place of what came before.`,
  loop: () => 'The same position comes again: an infinite loop.',
  'stops loop': (s) => `${playerName(s.player)} stops the loop.`,
  'declares repeats': (s) => `${playerName(s.player)} declares the number of repeats: ${s.n}.`,
  'condition met': (s, name) => `${name(s.card)} has ${s.effect}.`,
  clause: (s, name) => CLAUSES[s.clause](name(s.card)),
  'de-digivolves': (s, name) =>
    `${cards(s.n)} ${s.n === 1 ? 'is' : 'are'} to be trashed from ${name(s.card)} by <De-Digivolve>.`,
  'condition not met': (s, name) => `${name(s.card)} ${s.effect}: its condition does not hold.`,
  'draw game': () => 'The game is a draw.',
};

/** A step of a resolution as a sentence. Its rule stands beside it, as `step.rule`. */
export const tell = (step: Step, labels: Labels): string => sentenceOf(step, labels);

const sentenceOf = <V extends Verb>(step: StepOf<V>, labels: Labels): string =>
  SENTENCES[step.verb](step, (card) => labelIn(labels, card));

/** The same as a part of another sentence: without its full stop. */
export const tellWithin = (step: Step, labels: Labels): string => withoutStop(tell(step, labels));

export const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');
