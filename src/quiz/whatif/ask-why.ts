/** Asks the worker that looks for why something isn't so; a lost one is replaced by another. */
import { NotLoaded } from '../../ui/later.ts';
import type { WhyPicked, WhyRequested } from './why-picked.ts';

/** `turn` rises with every request: only the newest answer counts. */
export interface WhyAsked {
  readonly turn: number;
  readonly asked: WhyRequested;
}

export interface WhyAnswered {
  readonly turn: number;
  readonly why: WhyPicked;
}

export interface WhyWorker {
  /** Fails with `NotLoaded` where the worker doesn't start or stops; `null`: asked anew since. */
  readonly ask: (asked: WhyRequested) => Promise<WhyPicked | null>;
  readonly stop: () => void;
}

/** `start`: makes the worker, when it is first asked. */
export function whyWorker(start = startWorker): WhyWorker {
  let worker: Worker | null = null;
  let turn = 0;
  let waiting: {
    readonly resolve: (why: WhyPicked | null) => void;
    readonly reject: (problem: NotLoaded) => void;
  } | null = null;

  function stop(): void {
    worker?.terminate();
    worker = null;
    waiting?.resolve(null);
    waiting = null;
  }

  function lose(): void {
    const lost = waiting;
    waiting = null;
    stop();
    lost?.reject(new NotLoaded('the worker of a why-not is not there'));
  }

  function started(): Worker {
    const made = start();
    made.addEventListener('message', ({ data }: MessageEvent<WhyAnswered>) => {
      if (data.turn !== turn) return;
      waiting?.resolve(data.why);
      waiting = null;
    });
    made.addEventListener('error', lose);
    made.addEventListener('messageerror', lose);
    return made;
  }

  return {
    ask(asked) {
      // What still looks for something else would only keep this waiting.
      if (waiting !== null) stop();
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        turn += 1;
        try {
          worker ??= started();
          worker.postMessage({ turn, asked } satisfies WhyAsked);
        } catch {
          lose();
        }
      });
    },
    stop,
  };
}

const startWorker = (): Worker =>
  new Worker(new URL('./why-worker.ts', import.meta.url), { type: 'module' });
