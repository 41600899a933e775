import { alliance } from './alliance.ts';
import { armorPurge } from './armor-purge.ts';
import { ascension } from './ascension.ts';
import { barrier } from './barrier.ts';
import { blastDigivolve } from './blast-digivolve.ts';
import { blastDnaDigivolve } from './blast-dna-digivolve.ts';
import { blitz } from './blitz.ts';
import { blocker } from './blocker.ts';
import { collision } from './collision.ts';
import { deDigivolve } from './de-digivolve.ts';
import { decode } from './decode.ts';
import { decoy } from './decoy.ts';
import { delay } from './delay.ts';
import { digiBurst } from './digi-burst.ts';
import { digisorption } from './digisorption.ts';
import { draw } from './draw.ts';
import { evade } from './evade.ts';
import { execute } from './execute.ts';
import { fortitude } from './fortitude.ts';
import { fragment } from './fragment.ts';
import { iceclad } from './iceclad.ts';
import { jamming } from './jamming.ts';
import { linkPlus } from './link-plus.ts';
import { materialSave } from './material-save.ts';
import { mindLink } from './mind-link.ts';
import { overclock } from './overclock.ts';
import { partition } from './partition.ts';
import { piercing } from './piercing.ts';
import { progress } from './progress.ts';
import { raid } from './raid.ts';
import { reboot } from './reboot.ts';
import { recovery } from './recovery.ts';
import { retaliation } from './retaliation.ts';
import { rush } from './rush.ts';
import { save } from './save.ts';
import { scapegoat } from './scapegoat.ts';
import { securityA } from './security-a.ts';
import { training } from './training.ts';
import { useReq } from './use-req.ts';
import { vortex } from './vortex.ts';
import type { KeywordRule } from './keyword.ts';

/** Keyword effects that the engine resolves, in the order of chapter 16. */
export const KEYWORD_RULES: readonly KeywordRule[] = [
  securityA,
  blocker,
  recovery,
  piercing,
  draw,
  jamming,
  digisorption,
  reboot,
  deDigivolve,
  retaliation,
  digiBurst,
  rush,
  blitz,
  delay,
  decoy,
  armorPurge,
  save,
  materialSave,
  evade,
  raid,
  alliance,
  barrier,
  blastDigivolve,
  fortitude,
  mindLink,
  partition,
  collision,
  blastDnaDigivolve,
  scapegoat,
  vortex,
  overclock,
  iceclad,
  decode,
  fragment,
  execute,
  progress,
  linkPlus,
  training,
  useReq,
  ascension,
];

const byName = new Map(KEYWORD_RULES.map((keyword) => [keyword.name, keyword]));

export const keywordRule = (name: string): KeywordRule | undefined => byName.get(name);
