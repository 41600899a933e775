import type { KeywordRule } from './keyword.ts';

/** `<Use Req.>`: asked for where the colour requirements of an Option are looked at (4-22). */
export const useReq: KeywordRule = {
  name: 'Use Req.',
  slug: 'use-req',
  category: 'persistent',
  rule: '16-42-1',
  categoryRule: '16-42-2',
  processRule: '16-42-1',
};
