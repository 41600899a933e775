import { ATTACK } from './attack.ts';
import type { Case } from './case.ts';
import { EFFECTS } from './effects.ts';
import { KEYWORD_CLAUSES } from './keyword-clauses.ts';
import { KEYWORDS } from './keywords.ts';
import { KEYWORDS_B } from './keywords-b.ts';
import { OTHER_INFORMATION } from './other-information.ts';
import { POLICIES } from './policies.ts';

export const CASES: readonly Case[] = [
  ...ATTACK,
  ...KEYWORDS,
  ...KEYWORDS_B,
  ...KEYWORD_CLAUSES,
  ...EFFECTS,
  ...OTHER_INFORMATION,
  ...POLICIES,
];
