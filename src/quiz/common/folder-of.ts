/**
 * The folder of a kind below `quiz/kind`. A question with answers is of one kind or of another by
 * how many of them are right; both are in one folder.
 */
export const folderOf = (kind: string): string =>
  kind === 'one' || kind === 'several' ? 'answers' : kind;
