import { describe, expect, test } from 'vitest';
import { pathsIn, textAt } from './files.ts';
import { library } from './library.ts';
import { rulingTemplate } from './ruling-template.ts';
import { describeProblem } from '../src/base/result.ts';
import { readOpenRulings, readRuling } from '../src/scenario/file/ruling.ts';
import { saysYou } from '../src/quiz/ruling/question-of-ruling.ts';
import type { Board, SideBoard } from '../src/scenario/board/board.ts';
import type { PlayerName } from '../src/scenario/claim/claim.ts';
import { scenarioIn } from '../src/scenario/file/in-file.ts';
import { checkRuling, type CheckedRuling } from '../src/quiz/check/check-ruling.ts';

function check(path: string, text: string): CheckedRuling {
  const read = readRuling(path, text);
  const checked = read.ok ? checkRuling(read.value, library.index) : read;
  if (!checked.ok) throw new Error(checked.problem.map(describeProblem).join('\n'));
  return checked.value;
}

const TEMPLATE = rulingTemplate('Q9');
/** What is said of the template with some of its words changed. */
const wrong = (from: string, to: string): string => {
  expect(TEMPLATE).toContain(from);
  const read = readRuling('Q9.md', TEMPLATE.replace(from, to));
  if (!read.ok) return read.problem.map(describeProblem).join('\n');
  const checked = checkRuling(read.value, library.index);
  return checked.ok ? '' : checked.problem.map(describeProblem).join('\n');
};

describe('the template', () => {
  test('is a ruling that the engine agrees with and that rules decide', () => {
    const { asked, decides, keywords } = check('Q9.md', TEMPLATE);
    expect(asked.question.id).toBe('rulings/q9');
    expect(decides.slice(0, 2)).toEqual(['16-7-2', '16-7-4']);
    expect(keywords).toEqual(['piercing']);
  });

  test.each([
    ['another answer', 'answer: yes', 'answer: no', ':11 asks: you expect "Yes." to be wrong'],
    ['a wrong claim', 'and P1 makes 1', 'and P1 makes 2', 'claims[0]: the claim "Yellow Guard is'],
    ['a rule that is not', '16-7-4]', '16-7-99]', 'cites[1]: the rule "16-7-99"'],
    [
      'an open point that plays no part',
      'level: 2',
      'policy: AMB-19',
      'does not change with AMB-19',
    ],
    ['a card that is not there', 'attacks Yellow', 'attacks Yelow', 'Yelow'],
    [
      'a checked card that nobody named',
      'security: Plain Option, 2',
      'security: 3\n  P1 hand: Plain Option',
      'name of that card',
    ],
  ])('is refused with %s', (_, from, to, said) => {
    const problem = wrong(from, to);
    expect(problem).toContain('content/rulings/Q9.md:');
    expect(problem).toContain(said);
  });
});

const FILES = pathsIn('rulings');

/** Names of cards that only one player has. */
function cardsOfSides({ P1, P2 }: Board): { readonly [player in PlayerName]: readonly string[] } {
  const namesOf = ({ battle, breeding, hand, security, deck, trash }: SideBoard): Set<string> =>
    new Set([
      ...[...battle, ...breeding].flatMap(({ cards, links }) => [...cards, ...links]),
      ...[...hand, ...security, ...deck, ...trash].flatMap((slot) =>
        'name' in slot ? [slot.name] : [],
      ),
    ]);
  const [one, two] = [namesOf(P1), namesOf(P2)];
  return { P1: [...one.difference(two)], P2: [...two.difference(one)] };
}

/** British spellings of words that rulings use; "Grey" with a capital is a name. */
const BRITISH =
  /\b([Cc]olour|grey|[Dd]efence|[Bb]ehaviour|[Ff]avour|[Nn]eighbour|[Cc]entre|[Ll]icence|[Pp]ractise|[Cc]ancelled|(?:[Rr]eal|[Rr]ecogn|[Ss]ummar)ise)/;

test('every official ruling stands in one file, or is listed as open, with the reason', () => {
  const open = readOpenRulings('open.json', textAt('rulings/open.json'));
  if (!open.ok) throw new Error(open.problem.map(describeProblem).join('\n'));
  for (const { ruling, title, official, why } of open.value) {
    expect(FILES).not.toContain(`${ruling}.md`);
    expect(`${title} ${official} ${why}`).not.toMatch(BRITISH);
  }
  expect(FILES.length).toBeGreaterThanOrEqual(102);
});

describe.each(FILES)('%s', (path) => {
  test('the engine agrees, and says what decides', () => {
    const { ruling, decides } = check(path, textAt(`rulings/${path}`));
    expect(decides.length).toBeGreaterThan(0);
    expect(ruling.body.length).toBeGreaterThan(20);
  });

  test('says who "you" is as its board does', () => {
    const read = readRuling(path, textAt(`rulings/${path}`));
    const scenario = read.ok ? scenarioIn(read.value) : read;
    if (!read.ok || !scenario.ok) throw new Error(path);
    const { asks } = read.value;
    if (!saysYou(read.value)) return;
    const sides = cardsOfSides(scenario.value.board);
    const yours = sides[asks.you];
    const theirs = sides[asks.you === 'P1' ? 'P2' : 'P1'];
    const of = (whose: string, names: readonly string[]): readonly string[] =>
      names.filter((name) =>
        asks.question.toLowerCase().includes(`${whose} ${name}`.toLowerCase()),
      );
    expect(of('your', theirs)).toEqual([]);
    expect(of("your opponent's", yours)).toEqual([]);
  });

  test('is spelled as the cards and the manual are', () => {
    const read = readRuling(path, textAt(`rulings/${path}`));
    if (!read.ok) throw new Error(read.problem.map(describeProblem).join('\n'));
    const { title, asks, body } = read.value;
    for (const text of [title, asks.question, ...(asks.choices ?? []).map((one) => one.text), body])
      expect(text).not.toMatch(BRITISH);
  });
});
