/**
 * The folder of a kind below `quiz/kind`. A question with answers is of one kind or of another by
 * how many of them are right; both are in one folder.
 */
export const folderOf = (kind: string): string =>
  kind === 'one' || kind === 'several' ? 'answers' : kind;

/** A part of that folder, out of the same part of all kinds; `./kind/name`: as Vite finds them. */
export function partOf<T>(kind: string, parts: Readonly<Record<string, T>>, name: string): T {
  const part = parts[`./${folderOf(kind)}/${name}`];
  if (part === undefined) throw new Error(`the kind ${kind} has no ${name}`);
  return part;
}
