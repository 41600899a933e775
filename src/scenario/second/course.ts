// A second opinion on the engine, written from the Comprehensive Rules alone: one course of play,
// with every choice of either player taken by the function it is given.
import type { PlainMove, PlainBoard, PlainCard, PlainEnding, Seat } from './board.ts';
import { Effects } from './effects.ts';
import { GameOver, other, type Body, type Chooser } from './table.ts';

class PlainCourse extends Effects {
  /** The one security check of this attack has been made (13-1-2). */
  private checked = false;

  play(moves: PlainMove[]): PlainEnding {
    try {
      this.resolveAll();
      for (const [at, move] of moves.entries()) {
        if (!this.make(move)) return this.ending({ stopped: at });
        if (this.turnEnds()) this.startTurn();
      }
      return this.ending({});
    } catch (error) {
      if (error instanceof GameOver) return this.ending({ winner: error.winner });
      throw error;
    }
  }

  private find(name: string, owner: Seat): Body | undefined {
    return this.of(owner).find((body) => body.top.name === name);
  }

  /** Carries out what a player does; false when the rules do not allow it. */
  private make(move: PlainMove): boolean {
    // The turn is due to end (6-1-4).
    if (this.memorySeenBy(this.turn) < 0) return false;
    if ('pass' in move) {
      if (move.pass !== this.turn) return false;
      this.memory = this.turn === 0 ? -3 : 3;
      return true;
    }
    const by = this.find(move.attack, this.turn);
    const on = move.on === 'player' ? move.on : this.find(move.on, other(this.turn));
    if (!by || by.suspended || (by.fresh && !this.has(by, 'Rush'))) return false;
    if (!on || (on !== 'player' && !on.suspended)) return false;
    this.attack(by, on);
    return true;
  }

  // ---- Attacks (11) ----

  private attack(by: Body, first: Body | 'player') {
    this.piercing = this.checked = false;
    this.suspend(by);
    this.trigger(by, 'When Attacking');
    this.resolveAll();
    const on = this.block(by, first);
    const foe = other(by.owner);
    if (this.present(by)) {
      if (on !== 'player') {
        // A target that has left stays the target, and the attack fails (11-2-6).
        if (this.present(on)) this.battle(by, on);
      } else if (this.security[foe].length > 0) this.check(by);
      else if (this.checksOf(by) > 0) throw new GameOver(by.owner);
    }
    // Just before the end of the attack (16-7-4), if there is somebody to do it (16-7-6).
    if (this.piercing && !this.checked) this.check(by);
    if (this.present(by)) this.trigger(by, 'End of Attack');
    this.resolveAll();
  }

  /** The other player may block, once (12). Gives the target there is then. */
  private block(by: Body, on: Body | 'player'): Body | 'player' {
    if (!this.present(by)) return on;
    const able = this.of(other(by.owner)).filter(
      (body) => this.has(body, 'Blocker') && !body.suspended && body !== on,
    );
    if (able.length === 0) return on;
    const blocker = able[this.choose(able.length + 1)];
    if (!blocker) return on;
    this.suspend(blocker);
    this.trigger(blocker, 'blocks');
    this.resolveAll();
    return blocker;
  }

  /** One security check, a card at a time (13). */
  private check(by: Body) {
    const seat = other(by.owner);
    this.checked = true;
    for (let done = 0; this.present(by) && done < this.checksOf(by); done++) {
      const card = this.takeSecurity(seat);
      if (!card) break;
      this.settle();
      // It does not wait (15-16-10-2), and what it triggers comes before what does.
      for (const line of card.lines ?? []) {
        if (line.when !== 'Security') continue;
        this.perform(line, seat);
        this.settle();
      }
      this.resolveAll();
      if (card.dp !== undefined && this.present(by)) this.battle(by, card);
      this.trash[seat].push(card.name);
      this.resolveAll();
    }
  }

  /** A battle with a Digimon or with a Security Digimon (14). */
  private battle(by: Body, on: Body | PlainCard) {
    const rival = 'top' in on ? on : undefined;
    const mine = this.dpOf(by);
    const theirs = 'top' in on ? this.dpOf(on) : (on.dp ?? 0);
    const losers: Body[] = [];
    if (mine <= theirs && (rival || !this.has(by, 'Jamming'))) losers.push(by);
    // A Security Digimon is not deleted (14-2-3).
    if (theirs <= mine && rival) losers.push(rival);
    const gone = this.remove(losers, true);
    if (rival) {
      // <Retaliation> triggers when just that Digimon is deleted (16-13-2).
      const [lone, both] = gone;
      if (lone && !both) this.triggerWord('Retaliation', lone, true, lone === by ? rival : by);
      if (gone.includes(rival)) this.trigger(by, 'deletes in battle');
      if (gone.includes(by)) this.trigger(rival, 'deletes in battle');
      if (gone.includes(rival)) this.triggerWord('Piercing', by, false, rival);
    }
    this.resolveAll();
  }

  // ---- Turns (6) ----

  /** The turn ends where that is due; whether it is the other player's by now. */
  private turnEnds(): boolean {
    if (this.memorySeenBy(this.turn) >= 0) return false;
    for (const body of this.of(this.turn)) this.trigger(body, 'End of Your Turn');
    this.resolveAll();
    // At 0 or more the turn goes on after all (6-6-4).
    if (this.memorySeenBy(this.turn) >= 0) return false;
    this.turn = other(this.turn);
    for (const body of this.field) {
      Object.assign(body, { dp: 0, checks: 0, fresh: false, used: [] });
    }
    return true;
  }

  /** Plays on to a main phase; a turn can end before (6-1-4, 6-2-1-2). */
  private startTurn() {
    const phases = [() => this.begin(), () => this.unsuspend(), () => this.draw()];
    for (const phase of phases) {
      phase();
      this.resolveAll();
      if (this.turnEnds()) {
        this.startTurn();
        return;
      }
    }
  }

  /** What triggers now is resolved before anything unsuspends (6-2-1-1). */
  private begin() {
    for (const body of this.of(this.turn)) this.trigger(body, 'Start of Your Turn');
  }

  /** <Reboot> unsuspends together with the turn player's cards (16-11-5). */
  private unsuspend() {
    for (const body of this.field) {
      if (body.owner === this.turn || this.has(body, 'Reboot')) body.suspended = false;
    }
  }

  /** Who cannot draw in the draw phase loses (1-2-3-2). */
  private draw() {
    if (this.deck[this.turn] === 0) throw new GameOver(other(this.turn));
    this.deck[this.turn] -= 1;
    this.hand[this.turn] += 1;
  }
}

/**
 * Plays the moves on the board, with the choices that the function takes.
 * @returns Where that course ends. A move that the rules do not allow ends it, too.
 */
export function course(board: PlainBoard, moves: PlainMove[], choose: Chooser): PlainEnding {
  return new PlainCourse(board, choose).play(moves);
}
