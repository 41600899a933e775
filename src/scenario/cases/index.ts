import { ATTACK } from './attack.ts';
import type { Case } from './case.ts';
import { EFFECTS } from './effects.ts';
import { FOUND } from './found.ts';
import { KEYWORDS } from './keywords.ts';
import { KEYWORDS_B } from './keywords-b.ts';
import { KNOWN_BUGS } from './known-bugs.ts';

export const CASES: readonly Case[] = [
  ...ATTACK,
  ...KEYWORDS,
  ...KEYWORDS_B,
  ...EFFECTS,
  ...FOUND,
  ...KNOWN_BUGS,
];
