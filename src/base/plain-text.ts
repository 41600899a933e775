/**
 * The text of a file as all readers take it: without the mark that some editors put in front
 * (U+FEFF), and each line ended by a line feed alone. Its lines are those of the file.
 */
export const plainText = (text: string): string =>
  text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/** A text as it is quoted in a message: its first 80 characters, where it is longer. */
export const clipped = (text: string): string =>
  text.length <= 80 ? text : `${text.slice(0, 79)}…`;
