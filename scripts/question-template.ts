/** Question files to begin with, one for each kind. Each is valid as it stands; every line of it is to be replaced. */
import type { OtherKind } from '../src/quiz/kind/kind.ts';

/** What a template knows of the topic, when it is a keyword effect. */
export interface TopicKeyword {
  readonly slug: string;
  /** The section that it is ruled in, as "16-7". */
  readonly section: string;
}

/** A new question; `id` is `topic/name`. Without a kind it has answers, each a claim. */
export const questionTemplate = (
  id: string,
  kind: OtherKind | 'one' = 'one',
  keyword: TopicKeyword | null = null,
): string => `---
title: ${titleOf(id)}
level: 1
# The rules that decide it, the main one first.${keyword === null ? '' : ` The clauses of this keyword effect are ${keyword.section}-1 and so on.`}
cites: [${CITES[kind].join(', ')}]
# Numbers of official rulings that say the same, and slugs of keyword effects:
rulings: []
keywords: [${keyword?.slug ?? ''}]
${kind === 'one' ? '' : `kind: ${kind}\n`}${kind === 'reading' ? '' : board(kind)}${ASKS[kind]}---

Why it is so, in 40 to 120 words of your own. Name the rules; their numbers become links. ${WHY[kind]}
Write keyword effects as code, such as \`<Piercing>\`.
`;

/** "barrier/last-card" as a title to begin with. */
const titleOf = (id: string): string => `About ${(id.split('/')[1] ?? id).replaceAll('-', ' ')}`;

const board = (
  kind: OtherKind | 'one',
): string => `# Cards with their texts as they are printed, whose turn it is, memory, areas. A number stands for cards nobody needs to know.
board: |
  card Red Charger: Digimon Lv.5 red 7000 DP
  card Green Runner: Digimon Lv.4 green 5000 DP
    <Blocker>
    [On Deletion] Gain 1 memory.
  card Green Wall: Digimon Lv.4 green 9000 DP
    <Blocker>
  card Plain Option: Option green
    security: [Security] <Draw 1>.
  turn P1
  memory P1 2
  P1 battle: Red Charger
  P1 security: 3
  P2 battle: Green Runner${ON_RUNNER.includes(kind) ? ' [suspended]' : ''}, Green Wall [suspended]
  P2 security: Plain Option, 2
  P2 deck: 5
# What is done: "X attacks the player", "X attacks Y", "P1 passes".
actions:
  - Red Charger attacks ${ON_RUNNER.includes(kind) ? 'Green Runner' : 'the player'}
`;

/** Kinds whose board has an attack on a Digimon. */
const ON_RUNNER: readonly (OtherKind | 'one')[] = ['one', 'number', 'rule'];

const CITES: Readonly<Record<OtherKind | 'one', readonly string[]>> = {
  one: ['14-2-2', '14-2-1-1'],
  number: ['14-2-2', '14-2-1-1'],
  order: ['14-2-2', '12-1-1'],
  choose: ['12-1-4', '12-1-1'],
  must: ['12-1-4', '12-1-1'],
  rule: ['14-2-2', '14-2-1-1'],
  illegal: ['12-1-4', '12-1-1'],
  reading: ['15-8-3-1'],
};

const MISUNDERSTANDING = 'The misunderstanding behind this answer, in a sentence.';

/** What is asked, with the fields of the kind. */
const ASKS: Readonly<Record<OtherKind | 'one', string>> = {
  one: `question: Red Charger attacks Green Runner. Who is deleted?
# A claim begins with always (or nothing), sometimes, never, P1 can force that, P2 can force that. Several answers may be right.
answers:
  - text: Green Runner.
    claim: Green Runner is deleted and not (Red Charger is deleted)
    expected: right
  - text: Red Charger.
    claim: sometimes Red Charger is deleted
    expected: wrong
    why: ${MISUNDERSTANDING}
  - text: Both.
    claim: Red Charger is deleted and Green Runner is deleted
    expected: wrong
    why: ${MISUNDERSTANDING}
`,
  number: `question: Red Charger attacks Green Runner. How many Digimon has P2 afterwards?
# What is measured at the end: "memory of P1", "DP of X", "cards checked by P1", "Digimon of P2" ...
measure: Digimon of P2
# A fact that narrows the endings, where a choice changes the number: "when: Green Runner blocks".
expected: 1
wrong:
  - value: 2
    why: ${MISUNDERSTANDING}
`,
  order: `question: Green Runner blocks. In which order does this happen?
when: Green Runner blocks
# As they are listed at first; each event is what a claim could say of a card.
steps:
  - text: Green Runner is deleted
    event: Green Runner is deleted
  - text: Green Runner's [On Deletion] is activated
    event: Green Runner uses [On Deletion]
  - text: Green Runner blocks
    event: Green Runner blocks
# Every order that the rules allow.
expected: [[3, 1, 2]]
`,
  choose: `question: Red Charger attacks the player. Which Digimon can P2 block with?
# The choice that is meant: "block of P2", "target of P1", "target 2 of P1", "attackers of P1", "targets of X".
at: block of P2
expected: [Green Runner]
wrong:
  - card: Green Wall
    why: ${MISUNDERSTANDING}
`,
  must: `question: Red Charger attacks the player. What about blocking with Green Wall?
# Whose choice it is, and the option that is meant.
player: P2
thing: block with Green Wall
# The same for a reader.
words: block with Green Wall
expected: cannot
why:
  may: ${MISUNDERSTANDING}
  must: ${MISUNDERSTANDING}
`,
  rule: `question: Red Charger attacks Green Runner, which is deleted. Which of these rules does that hang on?
# What has to change without the rule; any change of an ending when it is left out.
decides: Green Runner is deleted
rules:
  - rule: 14-2-2
    expected: right
  - rule: 14-2-1-3
    expected: wrong
    why: ${MISUNDERSTANDING}
  - rule: 17-1-3-1-1
    expected: wrong
    why: ${MISUNDERSTANDING}
`,
  illegal: `question: P2 blocked with Green Wall. Which step of the log do the rules not allow?
# The rule that the players in the log forgot; "when" says which of the endings without it is shown.
forgets: 12-1-4
when: Green Wall blocks
# The words of the step that you expect to be illegal.
expected: Green Wall is suspended and blocks Red Charger
rules:
  - rule: 12-1-1
    expected: wrong
    why: ${MISUNDERSTANDING}
  - rule: 12-1-4
    expected: right
  - rule: 14-2-2
    expected: wrong
    why: ${MISUNDERSTANDING}
`,
  reading: `question: Which words say when this effect triggers?
# One effect as it is printed, and what is to be found in it: "trigger condition", "target", "duration", "category", "choice" ...
text: "[Your Turn] When an opponent's Digimon is deleted, 1 of your Digimon gets +2000 DP for the turn."
ask: trigger condition
expected: "When an opponent's Digimon is deleted"
wrong:
  - text: "for the turn"
    why: ${MISUNDERSTANDING}
  - text: "1 of your Digimon"
    why: ${MISUNDERSTANDING}
`,
};

const BATTLE =
  'In a battle\nDP is compared. The card with more DP wins (14-2-1-1), and a Digimon that loses is deleted right away (14-2-2).';
const BLOCK =
  'A Digimon\nblocks by being suspended (12-1-1), so that one that is suspended already may not block (12-1-4).';

/** Words to begin the explanation with. */
const WHY: Readonly<Record<OtherKind | 'one', string>> = {
  one: BATTLE,
  number: BATTLE,
  order:
    'The block comes\nbefore the battle (12-1-1), and a Digimon that loses is deleted right away (14-2-2).',
  choose: BLOCK,
  must: BLOCK,
  rule: BATTLE,
  illegal: BLOCK,
  reading: 'A trigger\ncondition says what has to happen before the effect triggers (15-8-3-1).',
};
