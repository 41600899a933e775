import { ATTACK } from './attack.ts';
import type { Case } from './case.ts';
import { EFFECTS } from './effects.ts';
import { KEYWORDS } from './keywords.ts';

export const CASES: readonly Case[] = [...ATTACK, ...KEYWORDS, ...EFFECTS];
