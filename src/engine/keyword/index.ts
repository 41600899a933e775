import { barrier } from './barrier.ts';
import { blocker } from './blocker.ts';
import { draw } from './draw.ts';
import { evade } from './evade.ts';
import { jamming } from './jamming.ts';
import type { KeywordRule } from './keyword.ts';
import { piercing } from './piercing.ts';
import { reboot } from './reboot.ts';
import { recovery } from './recovery.ts';
import { retaliation } from './retaliation.ts';
import { rush } from './rush.ts';
import { securityA } from './security-a.ts';

/** Keyword effects that the engine resolves, in the order of chapter 16. */
export const KEYWORD_RULES: readonly KeywordRule[] = [
  securityA,
  blocker,
  recovery,
  piercing,
  draw,
  jamming,
  reboot,
  retaliation,
  rush,
  evade,
  barrier,
];

const byName = new Map(KEYWORD_RULES.map((keyword) => [keyword.name, keyword]));

export const keywordRule = (name: string): KeywordRule | undefined => byName.get(name);
