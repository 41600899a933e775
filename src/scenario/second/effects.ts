// What waits and what is done in a second opinion on the engine: pending effects, what effects do,
// and deletion.
import type { PlainFee, PlainLine, PlainCard, Seat, PlainKeyword } from './board.ts';
import { other, PlainTable, type Body } from './table.ts';

/** A triggered effect that is pending activation. */
interface Waiting {
  owner: Seat;
  line: PlainLine;
  from: Body;
  /** It is pending on a card that is in the trash by now (15-8-3-5). */
  trashed: boolean;
  /** Its keyword, and the card that gives it. */
  keyword?: { word: PlainKeyword; of: string };
  /** <Retaliation>: the Digimon that won the battle. */
  foe?: Body;
}

/** What a keyword does is not a line of text. */
const KEYWORD: PlainLine = { when: 'deletes in battle', deed: { do: 'draw', by: 0 } };

export class Effects extends PlainTable {
  /** The check of <Piercing> is due before the end of this attack (16-7-4). */
  protected piercing = false;
  /** What has triggered since the last rule or effect was resolved. */
  private triggered: Waiting[] = [];
  /** Pending effects: those that triggered together are together, the latest are last. */
  private readonly pending: Waiting[][] = [];

  // ---- Triggering and pending effects (15-4) ----

  /** Its lines with that timing trigger, but for what was used this turn (15-14-1-2). */
  protected trigger(body: Body, when: PlainLine['when'], trashed = false) {
    for (const line of this.linesOf(body)) {
      if (line.when !== when || body.used.includes(line)) continue;
      this.triggered.push({ owner: body.owner, line, from: body, trashed });
    }
  }

  /** <Retaliation> and <Piercing> trigger by a battle (16-13-2, 16-7-2). */
  protected triggerWord(wanted: PlainKeyword, from: Body, trashed: boolean, foe: Body) {
    for (const keyword of this.wordsOf(from)) {
      if (keyword.word !== wanted) continue;
      const { owner } = from;
      this.triggered.push({ owner, line: KEYWORD, from, trashed, keyword, foe });
    }
  }

  /** A rule or an effect is resolved: rule checks, until there is nothing more to do (17-1). */
  protected settle() {
    for (;;) {
      const gone = this.field.filter((body) => this.dpOf(body) === 0);
      if (gone.length === 0) break;
      this.remove(gone, false);
    }
    // What a rule check triggers is simultaneous with what triggered before it (15-4-3-3).
    if (this.triggered.length > 0) this.pending.push(this.triggered);
    this.triggered = [];
  }

  /** Its card is a new card or has lost the effect by now (15-4-4), or it was used (15-14-1-1). */
  private lost({ trashed, from, line, keyword }: Waiting): boolean {
    if (from.used.includes(line)) return true;
    if (trashed) return false;
    if (!this.present(from)) return true;
    if (!keyword) return !this.linesOf(from).includes(line);
    return !this.wordsOf(from).some(({ word, of }) => word === keyword.word && of === keyword.of);
  }

  /**
   * Resolves every pending effect: the latest triggered first (15-4-5-2), of those that triggered
   * together the turn player's first, each player's in the order he likes (15-4-3-5).
   */
  protected resolveAll() {
    this.settle();
    for (let group = this.pending.at(-1); group !== undefined; group = this.pending.at(-1)) {
      const alive = group.filter((effect) => !this.lost(effect));
      const first = alive.filter((effect) => effect.owner === this.turn);
      const ready = first.length > 0 ? first : alive;
      if (ready.length === 0) {
        this.pending.pop();
        continue;
      }
      const effect = this.one(ready);
      group.splice(0, group.length, ...alive.filter((each) => each !== effect));
      this.activate(effect);
      this.settle();
    }
  }

  private activate({ line, owner, from, keyword, foe }: Waiting) {
    if (!keyword) this.perform(line, owner, from);
    else if (keyword.word === 'Piercing') this.piercing = true;
    else if (foe && this.present(foe)) this.remove([foe], false);
  }

  // ---- What effects do ----

  /** A line of a card of that player, or of that Digimon. */
  protected perform(line: PlainLine, owner: Seat, self?: Body) {
    const { deed, may, by, once } = line;
    if ((may || by) && this.choose(2) === 1) return;
    // The choice to activate it counts, whatever it does (15-14-1-4).
    if (once) self?.used.push(line);
    if (by && !this.pays(by, owner, self)) return;
    const theirs = this.of(other(owner));
    const weak = theirs.filter((body) => 'by' in deed && this.dpOf(body) <= deed.by);
    switch (deed.do) {
      case 'memory':
        this.gain(owner, deed.by);
        break;
      case 'draw': {
        const cards = Math.min(deed.by, this.deck[owner]);
        this.deck[owner] -= cards;
        this.hand[owner] += cards;
        break;
      }
      case 'trash security':
        this.trashSecurity(other(owner));
        break;
      case 'delete':
        if (weak.length > 0) this.remove([this.one(weak)], false);
        break;
      case 'delete all':
        this.remove(weak, false);
        break;
      case 'weaken':
        if (theirs.length > 0) this.one(theirs).dp -= deed.by;
        break;
      case 'weaken all':
        for (const body of theirs) body.dp -= deed.by;
        break;
      case 'hinder':
        if (theirs.length > 0) this.one(theirs).checks -= deed.by;
        break;
      case 'suspend':
        if (theirs.length > 0) this.suspend(this.one(theirs));
        break;
      case 'strengthen':
        if (self) self.dp += deed.by;
        break;
      case 'hasten':
        if (self) self.checks += deed.by;
        break;
      case 'unsuspend':
        if (self) self.suspended = false;
        break;
    }
  }

  /** Does what stands behind "by"; whether all of it was done (15-7-3). */
  private pays(fee: PlainFee, owner: Seat, self?: Body): boolean {
    if (fee === 'top security') return this.trashSecurity(owner);
    if (fee === 'suspend this') {
      if (!self || self.suspended) return false;
      this.suspend(self);
      return true;
    }
    const others = this.of(owner).filter((body) => body !== self);
    return others.length > 0 && this.remove([this.one(others)], false).length > 0;
  }

  /** The gauge ends at 10 on either side (1-4-2-2). */
  private gain(seat: Seat, by: number) {
    const moved = this.memory + (seat === 0 ? by : -by);
    this.memory = Math.max(-10, Math.min(10, moved));
  }

  /** To suspend what is suspended does nothing (1-3-3). */
  protected suspend(body: Body) {
    if (body.suspended) return;
    body.suspended = true;
    this.trigger(body, 'suspends');
  }

  protected takeSecurity(seat: Seat): PlainCard | undefined {
    const card = this.security[seat].shift();
    if (card === undefined) return undefined;
    for (const body of this.field) {
      this.trigger(body, body.owner === seat ? 'our security' : 'their security');
    }
    return card;
  }

  private trashSecurity(seat: Seat): boolean {
    const card = this.takeSecurity(seat);
    if (card) this.trash[seat].push(card.name);
    return card !== undefined;
  }

  // ---- Deletion ----

  /**
   * Deletes them together, but for those whose players prevent it.
   * @returns Those that are deleted.
   */
  protected remove(bodies: Body[], inBattle: boolean): Body[] {
    const gone: Body[] = [];
    // What would happen to both is asked of the turn player first (1-3-5).
    for (const seat of [this.turn, other(this.turn)]) {
      for (const body of bodies.filter((each) => each.owner === seat)) {
        if (!this.prevents(body, inBattle)) gone.push(body);
      }
    }
    // It triggers where the card is, and is pending once the card is in the trash (4-15-2).
    for (const body of gone) this.trigger(body, 'On Deletion', true);
    this.field = this.field.filter((body) => !gone.includes(body));
    for (const { owner, top, under } of gone) {
      this.trash[owner].push(...[top, ...under].map((card) => card.name));
    }
    // Several at the same time trigger such an effect once (15-5-2).
    for (const body of this.field) {
      if (gone.some(({ owner }) => owner === body.owner)) this.trigger(body, 'ours deleted');
      if (gone.some(({ owner }) => owner !== body.owner)) this.trigger(body, 'theirs deleted');
    }
    return gone;
  }

  /**
   * The interrupting effects of one Digimon that would be deleted (15-8-5). They trigger together,
   * so that its player may activate another one though it is saved by now (Q4262, Q5437).
   */
  private prevents(body: Body, inBattle: boolean): boolean {
    const { owner } = body;
    const ways: Partial<Record<PlainKeyword, [can: () => boolean, way: () => void]>> = {
      Evade: [() => !body.suspended, () => this.suspend(body)],
      Barrier: [() => inBattle && this.security[owner].length > 0, () => this.trashSecurity(owner)],
      'Armor Purge': [() => body.under.length > 0, () => this.purge(body)],
    };
    let triggered = this.wordsOf(body).filter(({ word }) => ways[word] !== undefined);
    let saved = false;
    for (;;) {
      // What belonged to a card that was trashed is lost (15-4-4-4).
      const now = this.wordsOf(body);
      const able = triggered.filter(
        ({ word, of }) =>
          now.some((held) => held.word === word && held.of === of) && ways[word]?.[0](),
      );
      const taken = able.length === 0 ? undefined : able[this.choose(able.length + 1)];
      if (!taken) return saved;
      triggered = triggered.filter((one) => one !== taken);
      ways[taken.word]?.[1]();
      saved = true;
    }
  }

  private purge(body: Body) {
    const [next, ...under] = body.under;
    if (!next) return;
    this.trash[body.owner].push(body.top.name);
    Object.assign(body, { top: next, under });
  }
}
