/** Asks the worker what is made of a card that is typed, as the form of the lab asks. */
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

  answer(reply: LabCard): void {
    this.#waiting[reply.turn]?.(reply);
  }
}
