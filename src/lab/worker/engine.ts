/** The worker that plays for the lab, asked as one asks a function. */
import type { Situation } from '../../proof/situation.ts';
import { startWorker } from './start-worker.ts';
import type { LabProgress, LabReply, LabRequest } from './wire.ts';

/** A request without its number. */
type LabQuestion = LabRequest extends infer R
  ? R extends LabRequest
    ? Omit<R, 'turn'>
    : never
  : never;

/** A question about a situation, which is the one that is shown. */
export type AboutThis = LabQuestion extends infer Q
  ? Q extends { situation: Situation }
    ? Omit<Q, 'situation'>
    : never
  : never;

/** Asks the engine; `null`: it was stopped before it could answer. */
export type AskEngine = (
  question: LabQuestion,
  onprogress?: (progress: LabProgress) => void,
) => Promise<LabReply | null>;

interface Unanswered {
  readonly resolve: (reply: LabReply | null) => void;
  readonly onprogress: (progress: LabProgress) => void;
}

/** One worker at a time. A new one takes its place where it is stopped, or did not load. */
export class LabEngine {
  readonly #onlost: () => void;
  readonly #waiting = new Map<number, Unanswered>();
  #worker: Worker | undefined;
  #turn = 0;

  /** `onlost`: the engine did not load; the next question asks for it again. */
  constructor(onlost: () => void) {
    this.#onlost = onlost;
  }

  readonly ask: AskEngine = (question, onprogress = () => undefined) => {
    const worker = (this.#worker ??= this.#start());
    const turn = ++this.#turn;
    return new Promise((resolve) => {
      this.#waiting.set(turn, { resolve, onprogress });
      worker.postMessage({ ...question, turn } as LabRequest);
    });
  };

  /** What it is asked now stays without an answer. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { resolve } of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
  }

  #start(): Worker {
    const worker = startWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<LabReply | LabProgress>) => {
      const waiting = this.#waiting.get(data.turn);
      if (data.kind === 'progress') return waiting?.onprogress(data);
      this.#waiting.delete(data.turn);
      if (data.kind === 'lost') this.#lose();
      waiting?.resolve(data.kind === 'lost' ? null : data);
    });
    worker.addEventListener('error', () => this.#lose());
    return worker;
  }

  #lose(): void {
    this.stop();
    this.#onlost();
  }
}
