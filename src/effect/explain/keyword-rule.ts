/** Where chapter 16 has each keyword effect. */
import type { RuleNumber } from '../../rules/number/numbers.ts';
import type { KeywordName } from '../phrase/keyword.ts';

/** Those that later editions add have no section. */
const SECTIONS: { readonly [name in KeywordName]?: RuleNumber } = {
  'Security A.': '16-4',
  Blocker: '16-5',
  Recovery: '16-6',
  Piercing: '16-7',
  Draw: '16-8',
  Jamming: '16-9',
  Digisorption: '16-10',
  Reboot: '16-11',
  'De-Digivolve': '16-12',
  Retaliation: '16-13',
  'Digi-Burst': '16-14',
  Rush: '16-15',
  Blitz: '16-16',
  Delay: '16-17',
  Decoy: '16-18',
  'Armor Purge': '16-19',
  Save: '16-20',
  'Material Save': '16-21',
  Evade: '16-22',
  Raid: '16-23',
  Alliance: '16-24',
  Barrier: '16-25',
  'Blast Digivolve': '16-26',
  Fortitude: '16-27',
  'Mind Link': '16-28',
  Partition: '16-29',
  Collision: '16-30',
  'Blast DNA Digivolve': '16-31',
  Scapegoat: '16-32',
  Vortex: '16-33',
  Overclock: '16-34',
  Iceclad: '16-35',
  Decode: '16-36',
  Fragment: '16-37',
  Execute: '16-38',
  Progress: '16-39',
  'Link +': '16-40',
  Training: '16-41',
  'Use Req.': '16-42',
  Ascension: '16-43',
};

const byName = new Map<string, RuleNumber>(Object.entries(SECTIONS));

/** The section of a keyword effect; undefined where the included edition has none. */
export const keywordSection = (name: string): RuleNumber | undefined => byName.get(name);
