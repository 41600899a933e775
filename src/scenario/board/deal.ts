import { isElsewhere } from '../../game/is/view/base-view.ts';
import type { CardDef, Gains, Switches } from '../../card/printed.ts';
import { bitOf } from '../../game/trigger/emit.ts';
import { HIDDEN } from '../../card/hidden.ts';
import { TOKENS_READY, type Setup } from '../../game/run/run.ts';
import { NOBODY, type CardId, type State, type Unit } from '../../game/state/state.ts';
import type { Ability } from '../../card/ability/ability.ts';
import { playerNamed, type Player } from '../../base/player.ts';
import { makeUnit } from '../../game/is/view/unit.ts';
import type { Board, Slot, Stack } from './board.ts';
import { labelsOf } from './labels.ts';

/** Where cards lie, by their names. */
export type Arrangement = Omit<Board, 'cards'>;

/**
 * Makes what the engine starts from: numbers the cards, and gives each a label. Reads no text, so
 * that a page can do it alone.
 */
export const deal = (board: Arrangement, cards: readonly CardDef[]): Setup =>
  new Dealer(new Map(cards.map((card) => [card.name, card]))).deal(board);

/** Hands out card numbers and labels while it walks over the board. */
class Dealer {
  readonly cards: CardDef[] = [];
  readonly owners: Player[] = [];
  readonly names: string[] = [];
  readonly units: Unit[] = [];
  readonly faceUp: CardId[] = [];
  readonly defs: ReadonlyMap<string, CardDef>;

  constructor(defs: ReadonlyMap<string, CardDef>) {
    this.defs = defs;
  }

  deal(board: Arrangement): Setup {
    for (const player of [0, 1] as const) {
      const side = player === 0 ? board.P1 : board.P2;
      for (const stack of side.battle) this.stack(stack, player, 'battle');
      for (const stack of side.breeding) this.stack(stack, player, 'breeding');
    }
    const area = (name: 'security' | 'hand' | 'deck' | 'trash' | 'eggs'): [CardId[], CardId[]] => [
      this.slots(board.P1[name], 0),
      this.slots(board.P2[name], 1),
    ];
    const start: State = {
      turn: playerNamed(board.turn),
      memory: board.memory,
      units: this.units,
      nextId: 1_000,
      security: area('security'),
      hand: area('hand'),
      deck: area('deck'),
      trash: area('trash'),
      eggs: area('eggs'),
      faceUp: this.faceUp,
      generations: [],
      revealed: -1,
      aside: [],
      moving: [],
      using: -1,
      unordered: [],
      shuffled: [],
      attack: null,
      pending: [],
      fresh: [],
      overall: [],
      bans: [],
      spent: [],
      delayed: [],
      nextTime: [],
      digivolved: [],
      phase: 'breeding',
      winner: NOBODY,
      checked: [0, 0],
      checks: [0, 0],
      facts: [],
      refusal: null,
    };
    const tokens = this.tokens();
    start.generations = this.cards.map(() => 0);
    const kinds = [...new Set(this.cards)];
    const facts = kinds.map(factsOf);
    return {
      cards: this.cards,
      owners: this.owners,
      labels: labelsOf(this.names),
      start,
      ...(board.stops === true ? { stops: true } : {}),
      switches: Object.assign({}, ...kinds.map((card) => card.switches)) as Switches,
      gains: Object.assign({}, ...kinds.map((card) => card.gains)) as Gains,
      effects: [...new Set(facts.flatMap(({ names }) => names))],
      tokens,
      listens: facts.reduce((bits, { listens }) => bits | listens, 0),
      elsewhere: this.cards.flatMap((card, i) => (factsOf(card).elsewhere ? [i] : [])),
      reads: facts.reduce((bits, { reads }) => bits | reads, 0),
      dynamic: facts.some(({ dynamic }) => dynamic),
    };
  }

  card(name: string, player: Player): CardId {
    this.cards.push(this.defs.get(name) ?? HIDDEN);
    this.owners.push(player);
    this.names.push(name);
    return this.cards.length - 1;
  }

  /** Tokens that the players have ready, as many of each as one scenario will need (1-4-4-1). */
  tokens(): CardId[] {
    const ready = new Map<string, readonly [CardDef, Player]>();
    this.cards.forEach(({ tokens = [] }, card) => {
      const owner = this.owners[card] ?? 0;
      for (const token of tokens) ready.set(`${owner}/${token.name}`, [token, owner]);
    });
    const first = this.cards.length;
    for (const [token, owner] of ready.values())
      for (let i = 0; i < TOKENS_READY; i++) {
        this.cards.push(token);
        this.owners.push(owner);
        this.names.push(`${token.name} Token`);
      }
    return this.cards.slice(first).map((_, i) => first + i);
  }

  slots(slots: readonly Slot[], player: Player): CardId[] {
    return slots.flatMap((slot) => {
      if ('hidden' in slot) return Array.from({ length: slot.hidden }, () => this.card('', player));
      const card = this.card(slot.name, player);
      if (slot.faceUp === true) this.faceUp.push(card);
      return [card];
    });
  }

  stack(stack: Stack, owner: Player, area: 'battle' | 'breeding'): void {
    const cards = stack.cards.map((name) => this.card(name === '?' ? '' : name, owner));
    const start = {
      id: this.units.length,
      owner,
      area,
      cards,
      faceDown: cards.filter((_, i) => stack.cards[i] === '?'),
      links: stack.links.map((name) => this.card(name, owner)),
      suspended: stack.suspended,
      placed: stack.placed,
      // What stands there by itself must have been put there; what lies beneath a Digimon was not
      // (17-1-3-2-2, 17-1-3-2-3).
      byEffect: this.cards[cards[0] ?? -1]?.category !== 'Digimon',
    };
    this.units.push(makeUnit(start, this.cards));
  }
}

/** An effect with those in quotation marks that it gives, and those of its list. */
const withQuoted = (ability: Ability): readonly Ability[] => {
  const { quoted, next, choices = [] } = ability;
  const inside = [...quoted, ...(next === undefined ? [] : [next]), ...choices];
  return [ability, ...inside.flatMap(withQuoted)];
};

/** What a board takes over from one of its cards. */
interface TakenFromCard {
  /** Of its effects, and of the keywords that it has or gives. */
  readonly names: readonly string[];
  readonly listens: number;
  readonly elsewhere: boolean;
  readonly reads: number;
  readonly dynamic: boolean;
}

/** The same card lies on many boards: what is asked for once is known from then on. */
const FACTS = new WeakMap<CardDef, TakenFromCard>();

function factsOf(card: CardDef): TakenFromCard {
  const known = FACTS.get(card);
  if (known !== undefined) return known;
  const own = Object.values(card.effects).flatMap((box) => box.abilities.flatMap(withQuoted));
  const all = [...own, ...Object.values(card.gains).flatMap((ability) => ability ?? [])];
  const facts: TakenFromCard = {
    names: [...own.map(({ name }) => name), ...Object.keys(card.switches).map((one) => `<${one}>`)],
    listens: listensOf(all),
    elsewhere: worksElsewhere(card),
    reads: all.reduce((bits, ability) => bits | (ability.reads ?? 0), 0),
    dynamic: all.some((ability) => ability.category === 'persistent'),
  };
  FACTS.set(card, facts);
  return facts;
}

/**
 * Whether an effect of a card works while it is not on the field, or waits for the card itself to
 * be trashed.
 */
const worksElsewhere = (card: CardDef): boolean =>
  [card.effects.upper, card.effects.inherited].some((box) =>
    box.abilities.some(
      (ability) =>
        isElsewhere(ability) || ability.events.some(({ phrase }) => phrase?.kind === 'trashed'),
    ),
  );

/** Events that some of these effects may wait for. */
const listensOf = (abilities: readonly Ability[]): number =>
  abilities.flatMap(({ events }) => events).reduce((bits, event) => bits | bitOf(event.on), 0);
