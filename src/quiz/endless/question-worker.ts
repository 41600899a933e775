/** Asks the worker that makes the questions; one that was lost is replaced by another. */
import type { Given } from '../mark/given.ts';
import type { Found } from '../whynot/found-reasons.ts';
import type {
  AskedQuestion,
  EndlessReply,
  EndlessRequest,
  MakeRequest,
  MarkedEndless,
} from './wire.ts';

/** The worker could not be started, or stopped before it answered. */
export class WorkerLost extends Error {}

interface Awaiting<T> {
  readonly turn: number;
  readonly resolve: (answer: T) => void;
  readonly reject: (problem: WorkerLost) => void;
}

export class QuestionWorker {
  #worker: Worker | null = null;
  #turn = 0;
  #making: Awaiting<AskedQuestion | null> | null = null;
  #marking: Awaiting<MarkedEndless> | null = null;
  #finding: Awaiting<readonly Found[]> | null = null;
  /** What was asked last: another worker has to make it again before it can mark. */
  #last: Omit<MakeRequest, 'turn'> | null = null;

  /** The question of a seed, `null` when none can be made; fails with `WorkerLost`. */
  make(request: Omit<MakeRequest, 'turn' | 'kind'>): Promise<AskedQuestion | null> {
    this.#last = { kind: 'make', ...request };
    return new Promise((resolve, reject) => {
      this.#making = { turn: ++this.#turn, resolve, reject };
      this.#send({ ...request, kind: 'make', turn: this.#turn });
    });
  }

  /** Marks an answer to the question that was made last; fails with `WorkerLost`. */
  mark(given: Given): Promise<MarkedEndless> {
    return new Promise((resolve, reject) => {
      if (this.#worker === null && this.#last !== null)
        this.#send({ ...this.#last, turn: ++this.#turn });
      this.#marking = { turn: ++this.#turn, resolve, reject };
      this.#send({ kind: 'mark', turn: this.#turn, given });
    });
  }

  /** What the wrong answers to it would need to be right; fails with `WorkerLost`. */
  why(): Promise<readonly Found[]> {
    return new Promise((resolve, reject) => {
      this.#finding = { turn: ++this.#turn, resolve, reject };
      this.#send({ kind: 'why', turn: this.#turn });
    });
  }

  /** Stops whatever is being made. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #send(request: EndlessRequest): void {
    try {
      this.#worker ??= this.#started();
      this.#worker.postMessage(request);
    } catch {
      this.#lose();
    }
  }

  #started(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<EndlessReply>) => {
      if (data.kind === 'made' && data.turn === this.#making?.turn)
        this.#making.resolve(data.asked);
      if (data.kind === 'marked' && data.turn === this.#marking?.turn)
        this.#marking.resolve(data.marked);
      if (data.kind === 'found' && data.turn === this.#finding?.turn)
        this.#finding.resolve(data.reasons);
    });
    worker.addEventListener('error', () => this.#lose());
    worker.addEventListener('messageerror', () => this.#lose());
    return worker;
  }

  #lose(): void {
    this.stop();
    const lost = new WorkerLost('the questions are made by a worker, and it is not there');
    this.#making?.reject(lost);
    this.#marking?.reject(lost);
    this.#finding?.reject(lost);
  }
}
