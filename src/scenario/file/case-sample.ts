/** The file of a case, for tests. */
export const CASE = `---
title: The check of <Piercing> cannot be declined
cites: [16-7-3]
board: |
  card X: Digimon Lv.4 red 6000 DP
    <Piercing>
  card B: Digimon Lv.4 red 4000 DP
  P1 battle: X
  P2 battle: B [suspended]
  P2 security: 2
actions: [X attacks B]
claims:
  - P1 makes 1 security checks
without: 16-7-3
---
It has to be made.
`;
