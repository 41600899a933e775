/** What is left of a line of Markdown when the marks of what it stands in are taken from it. */
const TAB = 4;

export class Rest {
  #text: string;
  /** Where the text stands; a tab goes to the next fourth column. */
  #column = 0;

  constructor(line: string) {
    this.#text = line;
  }

  /** Without the blanks before it. */
  get text(): string {
    return this.#text.trimStart();
  }

  get isBlank(): boolean {
    return this.text === '';
  }

  /** Blanks before the text, in columns. */
  get indent(): number {
    let column = this.#column;
    for (const [mark] of this.#text.matchAll(/[ \t]/gy)) column = after(mark, column);
    return column - this.#column;
  }

  /** Takes so many columns of blanks, of a tab only a part. */
  takeBlanks(columns: number): void {
    const end = this.#column + columns;
    while (this.#column < end && /^[ \t]/.test(this.#text)) {
      const next = after(this.#text.charAt(0), this.#column);
      this.#text = ' '.repeat(Math.max(0, next - end)) + this.#text.slice(1);
      this.#column = Math.min(next, end);
    }
  }

  /** Takes marks, and the blanks before them. */
  takeMarks(length: number): void {
    this.takeBlanks(this.indent);
    this.#text = this.#text.slice(length);
    this.#column += length;
  }
}

const after = (mark: string, column: number): number =>
  mark === '\t' ? column + TAB - (column % TAB) : column + 1;
