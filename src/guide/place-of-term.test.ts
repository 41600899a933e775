import { expect, test } from 'vitest';
import { placeOfTerm } from './place-of-term.ts';

const sections = [
  { heading: 'The start', text: 'A **counter** timing, and memory.' },
  { heading: 'Block timing', text: 'What happens in the counter timing.' },
  { heading: 'Memory', text: 'Costs.' },
];

test.each([
  ['Memory', 2],
  ['Counter timing', 0],
  ['block timing', 1],
  ['Cost', 2],
  ['ounter', null],
  ['Token', null],
])('%s is explained in part %j', (term, at) => {
  expect(placeOfTerm(term, sections)).toBe(at);
});
