/** The sentences of steps: the only place that makes words of them. */
import { playerName } from '../../base/player.ts';
import { counted } from '../../base/words.ts';
import { labelIn } from '../../game/run/run.ts';
import type { CardId } from '../../game/state/state.ts';
import type { KeywordClause, Refused, Step, StepOf, Verb } from '../../game/state/trace.ts';

/** How each card is called: `Setup.labels`. */
type Labels = readonly string[];
type Telling<V extends Verb> = (step: StepOf<V>, name: (card: CardId) => string) => string;

const cards = (n: number): string => counted(n, 'card');
const strength = ({ by, n }: StepOf<'wins battle' | 'loses battle' | 'both lose'>): string =>
  by === 'DP' ? `${n} DP` : counted(n, 'digivolution card');

/** "Cub's [On Play]", and "Cub's effect" of one that has no name. */
const effectOf = (
  { card, effect }: { readonly card: CardId; readonly effect: string },
  name: (card: CardId) => string,
): string => `${name(card)}'s ${effect === 'its effect' ? 'effect' : effect}`;

/** "<Barrier>", but "An [All Turns] effect": a timing alone doesn't say that it is one. */
function anEffect(effect: string, at: 'begun' | 'within' = 'begun'): string {
  if (!effect.startsWith('[')) return effect;
  const article = /^\[[AEO]/.test(effect) ? 'an' : 'a';
  return `${at === 'within' ? article : article.replace('a', 'A')} ${effect} effect`;
}

const signed = (n: number): string => (n >= 0 ? `+${n}` : String(n));

const PLACES: { readonly [to in StepOf<'placed'>['to']]: string } = {
  'deck top': "top of its owner's deck",
  'deck bottom': "bottom of its owner's deck",
  'security top': "top of its owner's security stack",
  'security bottom': "bottom of its owner's security stack",
  'Digi-Egg deck': "bottom of its owner's Digi-Egg deck",
};

const WHITHER: { readonly [to in Exclude<StepOf<'leaves'>['to'], 'nowhere'>]: string } = {
  'deck top': `the ${PLACES['deck top']}`,
  'deck bottom': `the ${PLACES['deck bottom']}`,
  'security top': `the ${PLACES['security top']}`,
  'security bottom': `the ${PLACES['security bottom']}`,
  'Digi-Egg deck': `the ${PLACES['Digi-Egg deck']}`,
  hand: "its owner's hand",
  trash: 'the trash',
};

/** What a clause of a keyword effect makes of a card that has it. */
const CLAUSES: { readonly [clause in KeywordClause]: (who: string) => string } = {
  'one block': (who) => `${who} has <Blocker> more than once, but can still block only once.`,
  again: (who) => `${who} uses another <Digisorption> for the same digivolution.`,
  beneath: (who) =>
    `For ${who}'s <Digisorption>, the Digimon it digivolves from may be suspended, too.`,
  Blitz: (who) => `${who}'s <Blitz> condition is met: the opponent has 1 or more memory.`,
  'Material Save': (who) =>
    `${who}'s player chooses the order of the cards placed by <Material Save>.`,
  Alliance: (who) =>
    `${who} keeps the bonus from <Alliance>, even though the Digimon suspended for it has left play.`,
  all: (who) => `${who}'s <Partition> applies to both cards, not just one.`,
  Iceclad: (who) => `${who} has <Iceclad>, so digivolution cards are compared instead of DP.`,
};

/** What was declared and isn't legal, before the name of its card. */
const REFUSED: { readonly [what in Exclude<Refused, 'pass' | 'hatching' | 'attack'>]: string } = {
  activation: 'Activating the effect of',
  use: 'Using',
  play: 'Playing',
  digivolution: 'Digivolving into',
  link: 'Linking',
  move: 'Moving',
};

/** Present tense, the game's words. */
const SENTENCES: { readonly [V in Verb]: Telling<V> } = {
  'declares attack': (s, name) =>
    `${name(s.card)} ${s.suspends ? 'is suspended and attacks' : 'attacks'} ${s.target === null ? `the player (${playerName(s.defender)})` : name(s.target)}${s.suspends ? '' : ' without suspending'}.`,
  refused: (s, name) => {
    const card = s.card === null ? 'a card' : name(s.card);
    if (s.what === 'pass') return "Passing isn't legal.";
    if (s.what === 'hatching') return "Hatching isn't legal.";
    return `${s.what === 'attack' ? `${card}'s attack` : `${REFUSED[s.what]} ${card}`} isn't legal.`;
  },
  suspends: (s, name) => `${name(s.card)} is suspended.`,
  unsuspends: (s, name) => `${name(s.card)} is unsuspended.`,
  triggers: (s, name) => `${effectOf(s, name)} triggers and waits.`,
  'not triggered': (s, name) => `${effectOf(s, name)} does not trigger.`,
  activates: (s, name) => `${effectOf(s, name)} activates.`,
  lost: (s, name) => `${effectOf(s, name)} is lost and won't activate.`,
  'cannot activate': (s, name) => `${effectOf(s, name)} can't activate.`,
  declines: (s, name) => `${effectOf(s, name)} is declined.`,
  'does not block': (s) => `${playerName(s.player)} does not block.`,
  'declines counter': (s) => `${playerName(s.player)} uses no [Counter] effect.`,
  pays: (s, name) => `The cost of ${effectOf(s, name)} is paid.`,
  'cannot pay': (s, name) => `The cost of ${effectOf(s, name)} can't be paid.`,
  chooses: (s, name) => `${name(s.chosen)} is chosen for ${name(s.card)}'s effect.`,
  derived: (s) =>
    `The effects that just triggered go before those already waiting (${playerName(s.player)}).`,
  'goes first': (s) => `${playerName(s.player)}'s effects go next.`,
  immune: (s, name) => `${name(s.card)} isn't affected.`,
  prohibited: (s, name) => `${name(s.card)} can't ${s.what}.`,
  prevented: (s, name) =>
    s.what === 'deletion'
      ? `${anEffect(s.effect)} prevents the deletion of ${name(s.card)}.`
      : `Because of ${anEffect(s.effect, 'within')}, ${name(s.card)} doesn't leave the battle area.`,
  'counter timing': (s) => `${playerName(s.player)}'s counter timing begins.`,
  'block timing': () => 'Block timing begins.',
  'no block': () => 'Nobody can block.',
  'not paid': (s, name) =>
    `The cost of ${effectOf(s, name)} wasn't fully paid, so nothing more happens.`,
  'memory set': (s) => `${playerName(s.player)}'s memory is set to ${s.n}.`,
  'memory full': (s) => `The memory gauge stops at 10, so ${playerName(s.player)} gains no more.`,
  loses: (s, name) => `${name(s.card)} no longer has ${s.effect}.`,
  has: (s, name) => `${name(s.card)} now has ${s.effect}.`,
  blocks: (s, name) => `${name(s.card)} is suspended and blocks ${name(s.attacker)}.`,
  'may not block': (s, name) => `${name(s.card)} can't block.`,
  'attacker gone': () => 'The attacker is gone, so nothing can block.',
  'must block': (s) => `${playerName(s.player)} must block.`,
  'success check': () => 'Success check: the attacker and the target must still be there.',
  'attack fails': () => 'The attack fails: the attacker or the target is gone.',
  'target switched': (s, name) =>
    `The attack target is now ${s.target === null ? playerName(s.defender) : name(s.target)}.`,
  'checks security': (s, name) =>
    `${name(s.card)} checks ${playerName(s.player)}'s security: ${cards(s.n)}.`,
  'no check': (s, name) => `${name(s.card)} makes no security check.`,
  'no further check': () => 'The Digimon is gone, so there are no more checks.',
  'no pending check': (s) => `No security check is made for ${s.effect}.`,
  reveals: (s, name) =>
    `${name(s.card)} is revealed${s.checked ? ' and leaves the security stack' : ''}.`,
  battles: (s, name) => `${name(s.card)} battles ${name(s.other)}.`,
  'wins battle': (s, name) => `${name(s.card)} wins with ${strength(s)}.`,
  'loses battle': (s, name) => `${name(s.card)} loses with ${strength(s)}.`,
  'both lose': (s) => `Both have ${strength(s)}, so both lose.`,
  'not deleted': (s, name) => `${name(s.card)} isn't deleted because of ${s.effect}.`,
  deleted: (s, name) => `${name(s.card)} is deleted.`,
  trashed: (s, name) => `${name(s.card)} goes to the trash.`,
  memory: (s) => `${playerName(s.player)} ${s.n >= 0 ? 'gains' : 'loses'} ${Math.abs(s.n)} memory.`,
  draws: (s) => `${playerName(s.player)} draws ${s.n === 0 ? 'no cards' : cards(s.n)}.`,
  recovers: (s) =>
    `${cards(s.n)} ${s.n === 1 ? 'is' : 'are'} placed on top of ${playerName(s.player)}'s security stack.`,
  'flips down': (s, name) => `${name(s.card)} is flipped face down.`,
  'flips up': (s, name) => `${name(s.card)} is flipped face up.`,
  searches: (s) => `${playerName(s.player)}'s security stack is searched: ${cards(s.n)}.`,
  shuffles: (s) => `${playerName(s.player)}'s security stack is shuffled.`,
  nothing: (s, name) => `${effectOf(s, name)} has nothing to affect.`,
  'gets DP': (s, name) => `${name(s.card)} gets ${signed(s.n)} DP.`,
  'gets original DP': (s, name) => `The original DP of ${name(s.card)} becomes ${s.n}.`,
  'becomes Digimon': (s, name) => `${name(s.card)} is treated as a Digimon with ${s.n} DP.`,
  gains: (s, name) => `${name(s.card)} gains ${s.effect}.`,
  prohibits: (s, name) => `${name(s.card)} can't ${s.what}.`,
  forbids: (s) => {
    const with_ = s.dp === undefined ? '' : ` with ${s.dp} DP or less`;
    return `${playerName(s.player)} can't ${s.what.replace(/Digimon\b/, `Digimon${with_}`)}.`;
  },
  allows: (s, name) => `${name(s.card)} can ${s.what}.`,
  'made immune': (s, name) => `${name(s.card)} isn't affected by ${s.to}.`,
  'pending check': (s, name) =>
    `${name(s.card)}'s security check is now pending until right before the end of the attack.`,
  'check due': (s, name) => `${name(s.card)} now makes its pending security check.`,
  'end of attack': () => 'The end of attack timing begins.',
  'attack ends': () => 'The attack is over.',
  'attack ended': () => 'The attack ends early: the end of attack timing is next.',
  wins: (s) => `${playerName(s.player)} wins the game.`,
  'rule check': (s, name) => `Rule check: ${name(s.card)} has 0 DP.`,
  'turn ends': (s) => `${playerName(s.player)}'s turn ends.`,
  'turn starts': (s) => `${playerName(s.player)}'s turn starts.`,
  'turn goes on': (s) =>
    `The turn end condition is no longer met, so ${playerName(s.player)}'s turn continues.`,
  'goes on': (s, name) => `${name(s.card)}'s attack with ${s.effect} continues.`,
  passes: (s) => `${playerName(s.player)} passes: memory moves to 3 on the other side.`,
  'unsuspend phase': (s) => `${playerName(s.player)}'s unsuspend phase begins.`,
  'security effect': (s, name) => `${effectOf(s, name)} activates right away, without waiting.`,
  played: (s, name) => `${name(s.card)} is played.`,
  'added to hand': (s, name) => `${name(s.card)} goes to the hand.`,
  placed: (s, name) => `${name(s.card)} goes to the ${PLACES[s.to]}.`,
  'placed on field': (s, name) => `${name(s.card)} is placed on the field.`,
  'placed under': (s, name) =>
    s.card === null
      ? `A card is placed face down under ${name(s.host)}.`
      : `${name(s.card)} is placed under ${name(s.host)}.`,
  'trashed from under': (s, name) =>
    s.fromTop
      ? `${name(s.card)} is trashed from the top of its stack.`
      : `${name(s.card)} is trashed from under ${name(s.host)}.`,
  leaves: (s, name) =>
    `${name(s.card)} leaves the battle area${s.to === 'nowhere' ? '' : ` and goes to ${WHITHER[s.to]}`}.`,
  digivolves: (s, name) => `${name(s.from)} digivolves into ${name(s.card)}.`,
  'DNA digivolves': (s, name) => `The Digimon DNA digivolve into ${name(s.card)}.`,
  linked: (s, name) => `${name(s.card)} is linked to ${name(s.host)}.`,
  moves: (s, name) => `${name(s.card)} moves to the ${s.to} area.`,
  'reveals from hand': (s, name) => `${name(s.card)} is revealed.`,
  'alternate cost': (s, name) =>
    `${name(s.card)} costs ${s.n}, which can't be paid, so enough cost reductions must be used to pay for it.`,
  'costs now': (s, name) => `${name(s.card)} costs ${s.n} by its own text.`,
  'pays memory': (s) => `${playerName(s.player)} pays ${s.n} memory.`,
  'cannot be played': (s, name) => `${name(s.card)} can't be played.`,
  'uses option': (s, name) => `${playerName(s.player)} uses ${name(s.card)}.`,
  declares: (s, name) => `${s.effect} is declared for ${name(s.card)}.`,
  hatches: (s, name) => `${name(s.card)} is hatched.`,
  delayed: (s, name) =>
    `The rest of ${effectOf(s, name)} waits for its timing (pending processing).`,
  due: (s, name) => `${effectOf(s, name)} now carries out its pending processing.`,
  overwrites: (s, name) =>
    `The "instead" of ${s.effect === null ? name(s.card) : `${name(s.card)}'s ${s.effect}`} replaces what was going to happen.`,
  loop: () => 'The same board comes up again: this is an infinite loop.',
  'stops loop': (s) => `${playerName(s.player)} stops the loop.`,
  'declares repeats': (s) =>
    `${playerName(s.player)} declares how many times the loop repeats: ${s.n}.`,
  'condition met': (s, name) => `${name(s.card)} has ${s.effect}.`,
  clause: (s, name) => CLAUSES[s.clause](name(s.card)),
  'de-digivolves': (s, name) => `<De-Digivolve> will trash ${cards(s.n)} from ${name(s.card)}.`,
  'condition not met': (s, name) => `The condition of ${effectOf(s, name)} isn't met.`,
  'draw game': () => 'The game is a draw.',
};

/** A step of a resolution as a sentence. Its rule stands beside it, as `step.rule`. */
export const tell = (step: Step, labels: Labels): string => sentenceOf(step, labels);

const sentenceOf = <V extends Verb>(step: StepOf<V>, labels: Labels): string =>
  begun(SENTENCES[step.verb](step, (card) => labelIn(labels, card)));

/** A card that nobody knows is "a card", also where a sentence begins with it. */
const begun = (words: string): string =>
  words.startsWith('a card') ? `A${words.slice(1)}` : words;

/** Labels that a sentence can begin with keep their first letter, and so do P1 and P2. */
export function withinSentence(words: string, labels: Labels): string {
  const isName = labels.some((label) => label !== '' && words.startsWith(label));
  return isName || !/^[A-Z][a-z]* /.test(words)
    ? words
    : `${words.slice(0, 1).toLowerCase()}${words.slice(1)}`;
}

/** The same as a part of another sentence: without its full stop. */
export const tellWithin = (step: Step, labels: Labels): string => withoutStop(tell(step, labels));

export const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');
