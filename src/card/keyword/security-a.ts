import type { KeywordRule } from './keyword.ts';

/** `<Security A. +n>`: counted by the security check (13-1-3) as long as it is there. */
export const securityA: KeywordRule = {
  name: 'Security A.',
  slug: 'security-a',
  category: 'persistent',
  rule: '16-4-1',
  categoryRule: '16-4-2',
};
