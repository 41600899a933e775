/** `Security A.` and `security a` are one: letters and digits, in lower case. */
export const compact = (words: string): string => words.toLowerCase().replace(/[^a-z0-9]/g, '');
