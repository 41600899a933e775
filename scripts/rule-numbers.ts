/**
 * Writes src/rules/number/numbers.ts and number-list.ts anew, and
 * src/effect/keyword/later-sections.ts: `npm run rules:numbers`, after content/rules has changed.
 */
import { writeFileSync } from 'node:fs';
import { laterKeywords } from '../src/effect/keyword/lookup.ts';
import {
  writeLaterSections,
  writeNumberList,
  writeNumberType,
} from '../src/rules/number/generate-numbers.ts';
import { readAsked } from './asked.ts';
import { library } from './library.ts';

readAsked({ usage: 'npm run rules:numbers' });
const numbers = library.corpus.rules.map(({ number }) => number);
const target = (name: string) => new URL(`../src/${name}`, import.meta.url);
writeFileSync(target('rules/number/numbers.ts'), writeNumberType(numbers));
writeFileSync(target('rules/number/number-list.ts'), writeNumberList(numbers));
const later = writeLaterSections(laterKeywords(library.corpus.keywords));
writeFileSync(target('effect/keyword/later-sections.ts'), later);
console.log(`${numbers.length} rule numbers written`);
