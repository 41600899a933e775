/**
 * A case of the rules that the engine must decide: a board, what is done, and claims that must all be right. The name begins
 * with the rule or official ruling that it tests (Q... a ruling, T16-... the case written for that clause, AMB-... an ambiguity and
 * how it is decided). `without` names a rule whose absence must make some claim wrong.
 */
export interface Case {
  readonly name: string;
  readonly board: string;
  readonly actions: readonly string[];
  readonly claims: readonly string[];
  readonly without?: string;
}

/** A Digimon card without text. */
export const plain = (name: string, dp: number): string =>
  `card ${name}: Digimon Lv.4 red ${dp} DP\n`;

export const withText = (name: string, dp: number, ...texts: string[]): string =>
  `${plain(name, dp)}${texts.map((text) => `  ${text}\n`).join('')}`;

/** An Option card that does nothing when it is checked. */
export const blank = 'card Blank: Option red\n';
