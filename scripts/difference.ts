/** Whether two folders hold the same, byte for byte. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** So much is shown of both files around the first byte that differs. */
const AROUND = 40;

/**
 * One line for each file that only one of the folders has or that differs, with where and in what
 * words, in the order of their paths.
 */
export function differences(one: string, other: string): readonly string[] {
  const [inOne, inOther] = [filesBelow(one), filesBelow(other)];
  const only = (in_: string, files: readonly string[], not: ReadonlySet<string>): string[] =>
    files.filter((file) => !not.has(file)).map((file) => `${file}: only in ${in_}`);
  const there = new Set(inOther);
  return [
    ...only(one, inOne, there),
    ...only(other, inOther, new Set(inOne)),
    ...inOne
      .filter((file) => there.has(file))
      .flatMap((file) =>
        differenceOf(file, readFileSync(join(one, file)), readFileSync(join(other, file))),
      ),
  ].toSorted();
}

function differenceOf(file: string, one: Buffer, other: Buffer): readonly string[] {
  if (one.equals(other)) return [];
  const differs = one.findIndex((byte, i) => byte !== other[i]);
  const at = differs < 0 ? one.length : differs;
  const around = (bytes: Buffer): string =>
    JSON.stringify(bytes.toString('utf8', Math.max(0, at - AROUND), at + AROUND));
  return [`${file}: differs at byte ${at}: ${around(one)} and ${around(other)}`];
}

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'),
    );
