/**
 * As SQLite tests its store: the n-th write fails, for every n, in every mode. What the device does
 * not have at the end is exactly what was said to be missing, and nothing else is touched.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Keeper } from '../../keep/keeper.ts';
import { NO_PROGRESS, PROGRESS, record } from '../../keep/progress.ts';
import type { Store } from '../../keep/storage.ts';
import { store } from '../../keep/store-sample.ts';
import { refusedWords } from '../../page/words.ts';
import { DAILY } from '../daily/kept.ts';
import { RUNS } from '../run/kept.ts';
import { makeBackup, parseBackup, restore } from './backup.ts';
import { KIND_LIST, kindOf } from './kept.ts';
import { answers, heldBy, MODES, NOW, playedOn, type ModeStep } from './modes-sample.ts';
import { damagedTexts, deleteAll, deleteDamaged } from './set-aside.ts';

/** A device of which the writes that `refuses` names by their count, from 1, fail. */
function device(refuses: (nth: number) => boolean, initial: Record<string, string> = {}) {
  const kept = store(initial);
  let writes = 0;
  let isMended = false;
  const filling: Store = {
    ...kept,
    setItem(key, value) {
      if (refuses(++writes) && !isMended) throw new Error('full');
      kept.setItem(key, value);
    },
  };
  return { kept, filling, mend: () => void (isMended = true) };
}

function deviceAfter(steps: readonly ModeStep[]): Store {
  const kept = store();
  playedOn(kept, steps);
  return kept;
}

/** Something that another tab keeps. */
const OTHER = answers('other/tab');

/** Each pattern of failing from the n-th write on: once, for good, and every second time. */
const PATTERNS: { readonly [name: string]: (n: number) => (nth: number) => boolean } = {
  once: (n) => (nth) => nth === n,
  'for good': (n) => (nth) => nth >= n,
  'every second time': (n) => (nth) => nth >= n && (nth - n) % 2 === 0,
};

describe.each(Object.entries(MODES))('%s', (_, steps) => {
  test.each(Object.entries(PATTERNS))('the n-th write fails %s', (_name, refuses) => {
    const whole = heldBy(deviceAfter(steps));
    for (let n = 1; n <= 2 * steps.length; n++) {
      const { kept, filling, mend } = device(refuses(n));
      const said: number[] = [];
      const keeper = new Keeper(filling);
      const held = [heldBy(kept)];
      for (const step of steps) {
        step(keeper);
        said.push(keeper.refused);
        held.push(heldBy(kept));
      }
      // The page shows all of it, and the file that it saves has all of it.
      const shown = Object.fromEntries(KIND_LIST.map((k) => [k, keeper.load(kindOf(k)).value]));
      expect(shown).toEqual(whole);
      const backup = parseBackup(makeBackup(keeper, NOW), Date.parse(NOW));
      expect(backup.ok && heldBy(restoredOn(backup.value))).toEqual(whole);
      // What was said is missing from the device, and nothing besides.
      const missing = said.at(-1) ?? 0;
      expect(refusedWords(missing) === '').toBe(missing === 0);
      if (missing === 0) expect(heldBy(kept)).toEqual(whole);
      else expect(heldBy(kept)).not.toEqual(whole);
      // Step by step: nothing new on the device means that one more change is said to be missing.
      said.forEach((now, i) => {
        const before = said[i - 1] ?? 0;
        const isSame = JSON.stringify(held[i]) === JSON.stringify(held[i + 1]);
        if (isSame) expect(now).toBe(before + 1);
        else expect(now).toBeLessThan(before + 1);
      });
      // Once the device takes writes again it has all of it, beside what another tab wrote.
      mend();
      playedOn(kept, [OTHER]);
      keeper.write();
      expect(keeper.refused).toBe(0);
      expect(heldBy(kept)).toEqual(heldBy(deviceAfter([...steps, OTHER])));
    }
  });

  test('another tab writes between the changes, and nothing of either is lost', () => {
    for (let n = 1; n <= steps.length; n++) {
      const { kept, filling } = device((nth) => nth === n);
      const keeper = new Keeper(filling);
      steps.forEach((step, i) => {
        step(keeper);
        const other = new Keeper(kept);
        answers(`other/tab-${i}`)(other);
      });
      keeper.write();
      expect(keeper.refused).toBe(0);
      const { answers: all } = new Keeper(kept).load(PROGRESS).value;
      steps.forEach((_step, i) => expect(all[`other/tab-${i}`]?.right).toBe(1));
      const mine = Object.fromEntries(
        Object.entries(all).filter(([id]) => !id.startsWith('other/')),
      );
      const alone = new Keeper(store());
      for (const step of steps) step(alone);
      expect(mine).toEqual(alone.load(PROGRESS).value.answers);
    }
  });
});

function restoredOn(backup: Parameters<typeof restore>[1]): Store {
  const kept = store();
  expect(restore(kept, backup).became).toBe('replaced');
  return kept;
}

test('endless practice keeps nothing, so that nothing of it can be refused', () => {
  const folder = 'src/quiz/endless';
  const texts = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  expect(texts.filter((text) => /page\/device|keep\//.test(text))).toEqual([]);
});

describe('a file is loaded', () => {
  const before = { [PROGRESS.key]: JSON.stringify(record(NO_PROGRESS, 'old/one', true, NOW)) };
  const damaged = { ...before, [RUNS.key]: '{"version":1,"entries":[{' };
  const file = deviceAfter(Object.values(MODES).flat());
  const backup = parseBackup(makeBackup(new Keeper(file), NOW), Date.parse(NOW));
  if (!backup.ok) throw new Error(backup.problem.found);

  test.each([
    ['over what was there', before],
    ['over something damaged', damaged],
    ['on a device without anything', {}],
  ])('%s', (_, initial: Record<string, string>) => {
    for (const refuses of Object.values(PATTERNS))
      for (let n = 1; n <= 14; n++) {
        const { kept, filling } = device(refuses(n), initial);
        const was = heldBy(kept);
        const { became, torn } = restore(filling, backup.value);
        const is = heldBy(kept);
        const ofFile = heldBy(file);
        if (became === 'replaced') expect(is).toEqual(ofFile);
        else
          for (const name of KIND_LIST)
            expect(is[name]).toEqual(torn.includes(name) ? ofFile[name] : was[name]);
        expect(became === 'torn').toBe(torn.length > 0);
        // A damaged text is where it was, or set aside.
        expect(damagedTexts(kept).runs).toEqual(
          RUNS.key in initial ? [initial[RUNS.key]] : undefined,
        );
      }
  });
});

describe('deleting, where the n-th removal fails', () => {
  const initial = {
    [DAILY.key]: '{"entries":{"x',
    [`${DAILY.key}/damaged`]: '{"entries":{"y',
    [PROGRESS.key]: JSON.stringify(record(NO_PROGRESS, 'old/one', true, NOW)),
  };

  test.each([
    ['everything', deleteAll],
    ['what is damaged', deleteDamaged],
  ])('%s: it is said unless all of it is gone', (_, remove) => {
    for (let n = 1; n <= 10; n++) {
      const kept = store(initial);
      let removed = 0;
      const stuck: Store = {
        ...kept,
        removeItem(key) {
          if (++removed === n) throw new Error('denied');
          kept.removeItem(key);
        },
      };
      const isGone = remove(stuck);
      expect(isGone).toBe(removed < n);
      if (isGone) expect(damagedTexts(kept)).toEqual({});
      if (isGone && remove === deleteAll) expect(kept.kept.size).toBe(0);
    }
  });
});
