/**
 * Asks the worker about single cards: what is made of one that is typed, as the form of the lab
 * asks, and what is printed on one.
 */
import type { PrintedCard } from '../../card/printed.ts';
import type { AskEngine } from '../../lab/worker/engine.ts';
import type { LabCard, LabReply } from '../../lab/worker/wire.ts';
import type { CallRequest } from '../asked/wire.ts';

export class CardAsker {
  readonly #send: (request: CallRequest) => void;
  readonly #waiting: ((reply: LabReply | null) => void)[] = [];

  constructor(send: (request: CallRequest) => void) {
    this.#send = send;
  }

  readonly ask: AskEngine = (question) =>
    new Promise((resolve) => {
      if (question.kind !== 'card') return resolve(null);
      this.#send({ ...question, turn: this.#waiting.push(resolve) - 1 });
    });

  /** All that is printed on a card; `null`: there is none with this id. */
  readonly whole = (id: string): Promise<PrintedCard | null> =>
    new Promise((resolve) => {
      const turn = this.#waiting.push((reply) =>
        resolve(reply?.kind === 'card' ? reply.card : null),
      );
      this.#send({ kind: 'whole', turn: turn - 1, id });
    });

  answer(reply: LabCard): void {
    this.#waiting[reply.turn]?.(reply);
  }
}
