/** How rulings are quoted. */

/** Cards with a text on a board in its notation, as `Kai: [Main] <Draw 1>.` */
function cardTexts(board: string): readonly string[] {
  const said: string[] = [];
  let name = '';
  for (const line of board.split('\n')) {
    const [, quoted, plain] = /^card (?:"([^"]+)"|([^:]+)):/.exec(line) ?? [];
    name = quoted ?? plain ?? (/^\s/.test(line) ? name : '');
    const text = /^\s+(?:\w+: )?([[<].*)$/.exec(line)?.[1];
    if (name !== '' && text !== undefined) said.push(`${name}: ${text}`);
  }
  return said;
}

/** What is pasted in a forum: the cards, what is done, the question, the answer and why. */
export const quotationOf = (
  question: {
    readonly question: string;
    readonly explanation: string;
    readonly cites: readonly string[];
  },
  answer: string,
  { board, actions }: { readonly board: string; readonly actions: readonly string[] },
): string =>
  [
    ...cardTexts(board),
    ...actions.map((action) => `${plainSentence(action)}.`),
    question.question,
    `${plainSentence(answer)}.`,
    question.explanation.replaceAll('`', '').replace(/\s+/g, ' ').trim(),
    `(${question.cites.join(', ')})`,
  ].join(' ');

/** Without the full stop at its end, for a place that sets its own. */
export const plainSentence = (text: string): string => text.replace(/\.$/, '');
