import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Found } from '../whynot/found-reasons.ts';
import { QuestionWorker, WorkerLost } from './question-worker.ts';
import type { AskedQuestion, EndlessReply, EndlessRequest, MarkedEndless } from './wire.ts';

const asked: AskedQuestion = JSON.parse('{"question":{"question":"Who?"},"scenario":{}}');
const marked: MarkedEndless = JSON.parse('{"feedback":{"right":true},"explanation":"","sure":""}');
const reasons: readonly Found[] = [[[[1]], { parts: ['It would be right'], rule: null }]];
const MAKE = { seed: 3, pack: [], keywords: {} };

/** Workers that answer at once, or do what the test says. */
class FakeWorker {
  static readonly all: FakeWorker[] = [];
  static starts = true;
  static answers = true;
  readonly asked: EndlessRequest[] = [];
  isOver = false;
  readonly #listeners = new Map<string, ((event: { readonly data: EndlessReply }) => void)[]>();

  constructor() {
    if (!FakeWorker.starts) throw new Error('denied');
    FakeWorker.all.push(this);
  }

  addEventListener(name: string, listener: (event: { readonly data: EndlessReply }) => void): void {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
  }

  postMessage(request: EndlessRequest): void {
    this.asked.push(request);
    const { kind, turn } = request;
    const data: EndlessReply =
      kind === 'make'
        ? { kind: 'made', turn, asked }
        : kind === 'why'
          ? { kind: 'found', turn, reasons }
          : { kind: 'marked', turn, marked };
    if (FakeWorker.answers) this.tell('message', data);
  }

  tell(name: string, data: EndlessReply = { kind: 'made', turn: -1, asked: null }): void {
    for (const listener of this.#listeners.get(name) ?? []) listener({ data });
  }

  terminate(): void {
    this.isOver = true;
  }
}

beforeEach(() => {
  FakeWorker.all.length = 0;
  [FakeWorker.starts, FakeWorker.answers] = [true, true];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

describe('the worker that makes questions', () => {
  test('makes and marks, one worker for all', async () => {
    const maker = new QuestionWorker();
    expect(await maker.make(MAKE)).toEqual(asked);
    expect(await maker.mark([0])).toEqual(marked);
    expect(await maker.why()).toEqual(reasons);
    expect(FakeWorker.all.map((worker) => worker.asked.map(({ kind }) => kind))).toEqual([
      ['make', 'mark', 'why'],
    ]);
  });

  test('that cannot be started is told, and started when it is asked for again', async () => {
    const maker = new QuestionWorker();
    FakeWorker.starts = false;
    await expect(maker.make(MAKE)).rejects.toThrow(WorkerLost);
    FakeWorker.starts = true;
    expect(await maker.make(MAKE)).toEqual(asked);
  });

  test('that is lost before it answers is told; another one makes the question again', async () => {
    const maker = new QuestionWorker();
    await maker.make(MAKE);
    FakeWorker.answers = false;
    const marking = maker.mark([0]);
    FakeWorker.all[0]?.tell('error');
    await expect(marking).rejects.toThrow(WorkerLost);
    expect(FakeWorker.all[0]?.isOver).toBe(true);
    FakeWorker.answers = true;
    expect(await maker.mark([1])).toEqual(marked);
    expect(FakeWorker.all[1]?.asked.map(({ kind }) => kind)).toEqual(['make', 'mark']);
  });

  test('an answer to what was asked before is no answer', async () => {
    const maker = new QuestionWorker();
    FakeWorker.answers = false;
    const first = vi.fn();
    void maker.make(MAKE).then(first);
    const second = maker.make({ ...MAKE, seed: 4 });
    const [worker] = FakeWorker.all;
    worker?.tell('message', { kind: 'made', turn: 1, asked: null });
    worker?.tell('message', { kind: 'made', turn: 2, asked });
    expect(await second).toEqual(asked);
    expect(first).not.toHaveBeenCalled();
  });
});
