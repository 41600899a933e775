/**
 * After the import of an edition: the facts of its update history, and which of its rules is which
 * of the edition before.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { orThrow } from '../src/base/result.ts';
import type { LogEntry } from '../src/rules/edition/log.ts';
import { compareEditions, isNewer } from '../src/rules/edition/order.ts';
import { carryDecisions, changesOf, readChanges } from '../src/rules/identity/changes-file.ts';
import type { Changes } from '../src/rules/identity/changes.ts';
import { identitiesOf } from '../src/rules/identity/identities.ts';
import { mapEditions, type EditionMap } from '../src/rules/identity/map-editions.ts';
import { readCorpus } from '../src/rules/read/read.ts';
import type { Corpus } from '../src/rules/rule.ts';
import { editionsIn } from '../src/site/content/library.ts';
import { compactJson } from './compact-json.ts';
import { CONTENT, filesIn } from './files.ts';
import { corpusFiles } from './corpus-files.ts';

const CHANGES = join(CONTENT, 'rules', 'changes.json');
const write = (file: string, value: unknown): void =>
  writeFileSync(file, `${compactJson(value)}\n`);
const read = (edition: string): Corpus => orThrow(readCorpus(corpusFiles(edition)));

/**
 * Writes content/rules/changes.json when this history is newer, and identities.json of the edition
 * and of the next newer one. Returns the lines for the report.
 */
export function settleIdentities(edition: string, log: readonly LogEntry[]): readonly string[] {
  const changes = knownChanges(edition, log);
  const all = editionsIn(filesIn('', ['.json'])).toSorted(compareEditions);
  const at = all.indexOf(edition);
  return [
    [all[at - 1], edition],
    [edition, all[at + 1]],
  ].flatMap(([older, newer]) => {
    if (older === undefined || newer === undefined) return [];
    const file = join(CONTENT, 'rules', newer, 'identities.json');
    const map = mapEditions(read(older), read(newer), changes);
    const kept = existsSync(file) && newer !== edition;
    if (!kept) write(file, identitiesOf(older, map));
    return describe(older, newer, map, kept);
  });
}

function knownChanges(edition: string, log: readonly LogEntry[]): Changes {
  const known = orThrow(
    readChanges({ name: 'content/rules/changes.json', text: readFileSync(CHANGES, 'utf8') }),
  );
  if (log.length === 0 || !isNewer(edition, known.from)) return known;
  const newer = carryDecisions(known, changesOf(log, edition));
  write(CHANGES, newer);
  return newer;
}

function describe(
  older: string,
  newer: string,
  { mapped, doubtful, fresh }: EditionMap,
  kept: boolean,
): readonly string[] {
  const moved = mapped.filter(({ from, to }) => from !== to);
  return [
    '',
    `## Rules of ${older} in ${newer}`,
    '',
    `- ${mapped.length} settled, of these ${mapped.filter(({ by }) => by === 'words').length} by their words`,
    ...moved.map(({ from, to, successor }) =>
      to === undefined
        ? `- ${from} is gone${successor === undefined ? '' : `; it went to ${successor}`}`
        : `- ${from} is ${to}`,
    ),
    `- ${fresh.length} are new`,
    `- ${doubtful.length} are doubtful${doubtful.length === 0 ? '' : `; settle them in content/rules/${newer}/identities.json:`}`,
    ...doubtful.map(
      ({ from, why, candidates }) =>
        `  - ${from}: ${why}; ${candidates.length === 0 ? 'nothing like it' : candidates.join(', ')}`,
    ),
    ...(kept
      ? [
          `- content/rules/${newer}/identities.json is left as it is; delete it to have it written again`,
        ]
      : []),
  ];
}
