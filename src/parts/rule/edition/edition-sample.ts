/** Two small made-up editions for tests, read the way that an import reads a manual. */
import { orThrow } from '../../../base/result.ts';
import { compareEditions } from '../../../rules/edition/order.ts';
import { changesOf } from '../../../rules/identity/changes-file.ts';
import {
  identitiesOf,
  readIdentities,
  type EditionStep,
} from '../../../rules/identity/identities.ts';
import { mapEditions } from '../../../rules/identity/map-editions.ts';
import { manualFiles } from '../../../rules/manual/files.ts';
import { readManual } from '../../../rules/manual/read-manual.ts';
import { sampleText } from '../../../rules/manual/sample.ts';
import { readCorpus } from '../../../rules/read/read.ts';
import type { Corpus } from '../../../rules/rule.ts';

const HISTORY = ['(2024/01/10） Ver.1.0', 'First Version'];
const CHANGED = [
  '(2025/02/20） Ver.1.1',
  'Added 1-1-2',
  'Updated 1-1-1',
  'Merged 1-1-3. with "1-1-1."',
  'Deleted 1-1-6',
];

const DIVES = 'A diver who jumps into the deep pool is wet until the end of the turn.';
const COUNTS = 'The judge counts all the fish in the pool before the first diver jumps.';
const LEAVES = 'When the whistle blows, both players leave the pool and dry their cards.';
const SHARKS = 'Sharks ignore every effect that names them, and swim where they like.';

const OLDER = [
  ['1', 'Water'],
  ['1-1', 'Pools'],
  ['1-1-1', DIVES],
  ['1-1-2', COUNTS],
  ['1-1-3', 'A wet diver can be dried by a towel that lies beside the pool.'],
  ['1-1-4', LEAVES],
  ['1-1-5', SHARKS],
  ['1-1-6', 'Nobody feeds the crocodile while two or more divers are in the water.'],
] as const;

const NEWER = [
  ['1', 'Water'],
  ['1-1', 'Pools'],
  ['1-1-1', DIVES.replace('the turn', 'that turn')],
  ['1-1-2', 'A boat is a card that floats and can carry up to three small Digimon.'],
  ['1-1-3', COUNTS],
  ['1-1-4', LEAVES],
  ['1-1-5', SHARKS],
] as const;

const sum = (text: string): string => `length-${text.length}`;

function read(
  edition: string,
  date: string,
  rules: readonly (readonly [string, string])[],
  history: readonly string[],
) {
  const manual = readManual(
    sampleText({
      ...{ edition, date, history },
      rules: rules.map(([number, words]) => ({ number, words })),
    }),
  );
  const [about, ...texts] = manualFiles(manual, edition, date, sum);
  if (about === undefined) throw new Error('the manual has no about.json');
  const corpus = orThrow(
    readCorpus({
      ...{ about, texts, sha256: sum },
      outline: { name: 'outline.json', text: JSON.stringify({ edition, rules: [] }) },
      keywords: { name: 'keywords.json', text: JSON.stringify({ labels: {}, keywords: [] }) },
    }),
  );
  return { corpus, changes: changesOf(manual.log, edition) };
}

/** Edition 1.0 and 1.1, newest first, with what the import says of their rules. */
export function twoEditions() {
  const older = read('1.0', '2024-01-10', OLDER, HISTORY).corpus;
  const { corpus: newer, changes } = read('1.1', '2025-02-20', NEWER, [...HISTORY, ...CHANGED]);
  const map = identitiesOf('1.0', mapEditions(older, newer, changes));
  const file = { name: 'identities.json', text: JSON.stringify(map) };
  const identities = orThrow(readIdentities(file, older, newer));
  const steps: readonly EditionStep[] = [{ id: '1.1', identities }, { id: '1.0' }];
  const editions: readonly Corpus[] = [newer, older].toSorted((a, b) =>
    compareEditions(b.edition.id, a.edition.id),
  );
  return { older, newer, changes, identities, steps, editions };
}
