/** Progress that is kept on a device, and backups of it: damaged, cut off, of another version. */
import { Keeper } from '../quiz/keep/keeper.ts';
import { changeKept, loadKept, setAsideOf } from '../quiz/keep/storage.ts';
import { store } from '../quiz/keep/store-sample.ts';
import { countsOf, makeBackup, parseBackup, restore } from '../quiz/mode/progress/backup.ts';
import { KIND_LIST, kindOf, type KindName } from '../quiz/mode/progress/kept.ts';
import { MODES, NOW, playedOn } from '../quiz/mode/progress/modes-sample.ts';
import { damagedTexts } from '../quiz/mode/progress/set-aside.ts';
import { below, mutated, noise, oneOf } from './mutate.ts';
import type { NamedTrial, InputTried } from './trial.ts';

const CLOCK = Date.parse(NOW);

/** Texts of each kind as the pages write them: something was done in every mode. */
const USED: { readonly [key: string]: string } = (() => {
  const device = store();
  playedOn(device, Object.values(MODES).flat());
  return Object.fromEntries(device.kept);
})();

const textOf = (name: KindName): string => USED[kindOf(name).key] ?? '';

/** Texts of older versions, which are read as well. */
const OLD: readonly string[] = [
  JSON.stringify({
    version: 1,
    answers: { 'blocker/one': { right: 2, wrong: 1, last: true, at: NOW } },
  }),
];

const TEXTS: readonly string[] = [...KIND_LIST.map(textOf), ...OLD];

const NAMES = new Set<string>(KIND_LIST);
const isKind = (name: string): name is KindName => NAMES.has(name);

/** A damaged text of one kind: read, changed and saved, with the damaged one set aside. */
function triedKept(name: KindName, text: string): string | null {
  const kind = kindOf(name);
  const device = store({ [kind.key]: text });
  const { value, lost } = loadKept(device, kind);
  const again = kind.read(JSON.parse(JSON.stringify(value)));
  if (again.lost.length > 0)
    return `what was read is lost when it is read again: ${again.lost.join()}`;
  if (!isSame(again.value, value)) return 'what was read is another thing when it is read again';
  const changed = changeKept(device, kind, (now) => now);
  if (!changed.saved) return 'it is not saved';
  const aside = lost.length > 0 ? [text] : [];
  if (!isSame(setAsideOf(device, kind), aside))
    return 'it is not the damaged text that is set aside';
  if (!isSame(damagedTexts(device)[name] ?? [], aside))
    return 'it is not the damaged text that can be saved';
  // Another one later does not take its place.
  device.setItem(kind.key, '{"entries":{"');
  changeKept(device, kind, (now) => now);
  return isSame(setAsideOf(device, kind).slice(0, aside.length), aside)
    ? null
    : 'the next damaged text takes the place of the first';
}

/** A damaged backup: refused with words, or put in place of what is there and saved the same. */
function triedBackup(text: string): string | null {
  const read = parseBackup(text, CLOCK);
  if (!read.ok) return read.problem.found === '' ? 'it is refused without words' : null;
  const device = store(USED);
  const { became } = restore(device, read.value);
  if (became !== 'replaced') return `it is not put back: ${became}`;
  const keeper = new Keeper(device);
  const once = parseBackup(makeBackup(keeper, read.value.saved), CLOCK);
  if (!once.ok) return 'what was put back cannot be saved and read';
  if (once.value.lost.length > 0) return `put back and saved, it loses ${once.value.lost.join()}`;
  if (once.value.mended > 0) return 'a review lies in the future after it was mended';
  if (!isSame(once.value.read, read.value.read)) return 'entries are lost without a word';
  const held = countsOf((name) => keeper.load(kindOf(name)).value);
  return isSame(held, read.value.read) ? null : 'the device holds other entries than were read';
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function again(input: string): InputTried {
  const at = input.indexOf('\n');
  const name = input.slice(0, at);
  const text = input.slice(at + 1);
  return { runs: 1, why: isKind(name) ? triedKept(name, text) : triedBackup(text) };
}

/** A backup of a device that has all of it. */
const backup = (): string => makeBackup(new Keeper(store(USED)), NOW);

export const stores: NamedTrial = {
  name: 'stores',
  about: 'damaged progress and backups',
  inputs: { small: 500, nightly: 100_000 },
  inputOf: (chance) => {
    const name = oneOf(chance, [...KIND_LIST, 'backup'] as const);
    const text = name === 'backup' ? backup() : textOf(name);
    // Now and then as it is: what is written must be read.
    const damage = below(chance, 20);
    if (damage === 0) return `${name}\n${text}`;
    return `${name}\n${damage < 3 ? noise(chance, 40) : mutated(chance, text, TEXTS)}`;
  },
  again,
};
