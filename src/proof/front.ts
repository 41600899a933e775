/** The front matter of a content file, written so that every text is read as it is. */

/** `"in quotation marks"`: valid in YAML whatever stands in it. */
export const quoted = (text: string): string => JSON.stringify(text);

/** `[a, b]` */
export const inlineList = (items: readonly string[]): string => `[${items.join(', ')}]`;

/** A board, line by line below `board: |`. */
export const boardField = (board: string): readonly string[] => [
  'board: |',
  ...board
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '' : `  ${line}`)),
];

export const listField = (name: string, items: readonly string[]): readonly string[] => [
  `${name}:`,
  ...items.map((item) => `  - ${quoted(item)}`),
];

/** At most so many letters, whole words where there are some. */
export function clippedAt(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return cut.slice(0, end > most / 2 ? end : most);
}
