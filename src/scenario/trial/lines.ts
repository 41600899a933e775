/** Lines of effect text for trials: those of other random boards, with values that boards have. */
import fc from 'fast-check';
import { capital } from '../../base/words.ts';
import { line } from '../random/arbitrary.ts';
import { isPlayed } from '../random/lines.ts';

/** Names that the tables of phrases give, and those of cards that trials have. */
const NAMES: Readonly<Record<string, string>> = {
  Alpha: 'Ant',
  'Beta Gamma': 'Dog',
  "Delta's End": 'Elk',
  'Omega: Mode': 'Gil',
};

/** The same line with numbers and names that can matter on a small board. */
function fitted(text: string): string {
  const named = Object.entries(NAMES).reduce(
    (words, [from, to]) => words.replaceAll(from, to),
    text,
  );
  const now = named
    .replace(
      /([+-]?)\b(\d{2,5}) DP\b/g,
      (_, sign: string, n: string) => `${sign}${((Number(n) % 5) + 2) * 1000} DP`,
    )
    .replace(
      /\b(level |Lv\.)(\d{2,5})\b/g,
      (_, word: string, n: string) => `${word}${(Number(n) % 4) + 3}`,
    )
    .replace(/\b(?<![+-])(\d{2,5})\b(?! DP)/g, (n) =>
      Number(n) > 99 ? n : String((Number(n) % 3) + 1),
    )
    .replace(/\b\d{3,5}\b(?! DP)/g, (n) => String((Number(n) % 3) + 1));
  return now === text || !isPlayed('upper', now) ? text : now;
}

/** What happens to several Digimon at once. */
const TOGETHER = [
  "suspend all of your opponent's Digimon",
  'suspend all of your Digimon',
  'unsuspend all of your Digimon',
  "delete all of your opponent's Digimon with 4000 DP or less",
  "all of your opponent's Digimon get -3000 DP for the turn",
  "return all of your opponent's Digimon with 4000 DP or less to the hand",
  'delete all of your other Digimon',
  "suspend 2 of your opponent's Digimon",
  "delete up to 2 of your opponent's Digimon",
] as const;

const SUBJECTS = [
  "an opponent's Digimon",
  'one of your Digimon',
  'this Digimon',
  'one of your other Digimon',
  "an opponent's Digimon with 3000 DP or less",
  "an opponent's red Digimon",
  'one of your level 4 Digimon',
  "one of your opponent's Digimon with no digivolution cards",
] as const;
const VERBS = [
  'suspends',
  'becomes unsuspended',
  'is deleted',
  'would be deleted',
  "would be deleted by an opponent's effect",
  'would be deleted other than by your effects',
  'leaves the battle area',
  'would leave the battle area',
  'is returned to the hand',
  'attacks',
  'attacks a player',
  'blocks',
  'is blocked',
  "deletes an opponent's Digimon in battle",
  "deletes an opponent's Digimon",
  'is played',
  'digivolves',
] as const;
const ANSWERS = [
  'gain 1 memory',
  '<Draw 1>',
  'it gets +1000 DP for the turn',
  'that Digimon gets -2000 DP for the turn',
  'delete that Digimon',
  'suspend it',
  'unsuspend it',
  'unsuspend that Digimon',
  'return that Digimon to the hand',
  '1 of those Digimon gets +1000 DP for the turn',
  'it gains <Blocker> for the turn',
  "it isn't deleted",
  "it doesn't leave",
  "by suspending this Digimon, it isn't deleted",
  "by trashing 1 card in your hand, it isn't deleted",
  "by deleting 1 of your other Digimon, it doesn't leave",
  'it may digivolve into a Digimon card in your hand without paying the cost',
  'you may unsuspend this Digimon',
  "delete 1 of your opponent's Digimon with as much or less DP as it",
  'play 1 Digimon card from your hand without paying the cost',
] as const;

/** What sets it off, and an answer that speaks of those it happened to. */
const answer = fc
  .record({
    turns: fc.constantFrom('[All Turns]', '[All Turns] [Once Per Turn]', '[Your Turn]'),
    who: fc.constantFrom(...SUBJECTS),
    verb: fc.constantFrom(...VERBS),
    first: fc.constantFrom(...ANSWERS),
    second: fc.constantFrom('', '', '', ...ANSWERS),
  })
  .map(({ turns, who, verb, first, second }) => {
    const front = `${turns} When ${who} ${verb}, `;
    const behind = second === '' ? '' : ` Then, ${second}.`;
    const tries = [`${front}${first}.${behind}`, `${front}${first}.`, `${front}gain 1 memory.`];
    return tries.find((text) => runs(text)) ?? '<Blocker>';
  });
const together = fc
  .tuple(
    fc.constantFrom('[When Attacking]', '[On Deletion]', '[All Turns] When this Digimon suspends,'),
    fc.constantFrom(...TOGETHER),
  )
  .map(([timing, done]) => `${timing} ${timing.endsWith(',') ? done : capital(done)}.`);

const known = new Map<string, string>();
const runnable = new Map<string, boolean>();

function runs(text: string): boolean {
  const before = runnable.get(text);
  if (before !== undefined) return before;
  const now = isPlayed('upper', text);
  runnable.set(text, now);
  return now;
}

const fit = (text: string): string => {
  const before = known.get(text);
  if (before !== undefined) return before;
  const now = fitted(text);
  known.set(text, now);
  return now;
};

/** A line that the engine runs. */
export const trialLine: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: line.map(fit) },
  { weight: 3, arbitrary: answer },
  { weight: 2, arbitrary: together },
);
