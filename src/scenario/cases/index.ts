import { ATTACK } from './attack.ts';
import type { Case } from './case.ts';
import { EFFECTS } from './effects.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { FOUND } from './found.ts';
import { FOUND_BY_QUESTIONS } from './found-by-questions.ts';
import { GIVEN_EFFECTS } from './given-effects.ts';
import { KEYWORD_CLAUSES } from './keyword-clauses.ts';
import { KEYWORD_CLAUSES_B } from './keyword-clauses-b.ts';
import { KEYWORDS } from './keywords.ts';
import { KEYWORDS_B } from './keywords-b.ts';
import { KNOWN_BUGS } from './known-bugs.ts';
import { OTHER_INFORMATION } from './other-information.ts';
import { POLICIES } from './policies.ts';
import { RULE_CHECKS } from './rule-checks.ts';
import { SWITCHED_OFF } from './switched-off.ts';
import { WAYS } from './ways-to-play.ts';
import { WIDE_TEXTS } from './wide-texts.ts';

export const CASES: readonly Case[] = [
  ...ATTACK,
  ...KEYWORDS,
  ...KEYWORDS_B,
  ...KEYWORD_CLAUSES,
  ...KEYWORD_CLAUSES_B,
  ...EFFECTS,
  ...GIVEN_EFFECTS,
  ...WIDE_TEXTS,
  ...ELSEWHERE,
  ...WAYS,
  ...OTHER_INFORMATION,
  ...RULE_CHECKS,
  ...POLICIES,
  ...FOUND,
  ...FOUND_BY_QUESTIONS,
  ...KNOWN_BUGS,
  ...SWITCHED_OFF,
];
