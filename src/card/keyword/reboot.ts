import type { KeywordRule } from './keyword.ts';

/** `<Reboot>`: asked for in the opponent's unsuspend phase (6-2-1). */
export const reboot: KeywordRule = {
  name: 'Reboot',
  slug: 'reboot',
  category: 'persistent',
  rule: '16-11-1',
  categoryRule: '16-11-2',
  processRule: '16-11-4',
};
