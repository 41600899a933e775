/** A question file to begin with. It is valid as it stands; every line of it is to be replaced. */
export const questionTemplate = (id: string): string => `---
title: ${titleOf(id)}
level: 1
cites: [14-2-1-1, 14-2-2]
# Numbers of official rulings that say the same, and slugs of keyword effects:
rulings: []
keywords: []
# Cards with their texts as they are printed, whose turn it is, memory, areas. A number stands for cards nobody needs to know.
board: |
  card Red Charger: Digimon Lv.5 red 7000 DP
  card Green Runner: Digimon Lv.4 green 5000 DP
    [On Deletion] Gain 1 memory.
  card Plain Option: Option green
    security: [Security] <Draw 1>.
  turn P1
  memory P1 2
  P1 battle: Red Charger
  P1 security: 3
  P2 battle: Green Runner [suspended]
  P2 security: Plain Option, 2
# What is done: "X attacks the player", "X attacks Y", "P1 passes".
actions:
  - Red Charger attacks Green Runner
question: Red Charger attacks Green Runner. Who is deleted?
# A claim begins with always (or nothing), sometimes, never, P1 can force that, P2 can force that.
answers:
  - text: Green Runner.
    claim: Green Runner is deleted and not (Red Charger is deleted)
    expected: right
  - text: Red Charger.
    claim: sometimes Red Charger is deleted
    expected: wrong
    why: The misunderstanding behind this answer, in a sentence.
  - text: Both.
    claim: Red Charger is deleted and Green Runner is deleted
    expected: wrong
    why: The misunderstanding behind this answer, in a sentence.
---

Why it is so, in 40 to 120 words of your own. Name the rules; their numbers become links. In a battle DP is compared. The card with
more DP wins (14-2-1-1), and a Digimon that loses is deleted right away (14-2-2). Write keyword effects as code, such as \`<Piercing>\`.
`;

/** "barrier/last-card" as a title to begin with. */
const titleOf = (id: string): string => `About ${(id.split('/')[1] ?? id).replaceAll('-', ' ')}`;
