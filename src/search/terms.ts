/** A file of content/terms -> an entry of the glossary. */
import { z } from 'zod';
import { readFile } from '../base/content-file.ts';
import { ok, type Problem, type Result } from '../base/result.ts';
import type { TermSource } from './document.ts';

/**
 *     ---
 *     term: 'Block timing'
 *     avoid: ['block step']
 *     rules: ['11-4-1']
 *     ---
 *
 *     The third timing of an attack.
 */
const termSchema = z.strictObject({
  term: z.string().min(1).describe('Its name.'),
  avoid: z.array(z.string()).default([]).describe('Words that are not used for it.'),
  rules: z.array(z.string()).default([]).describe('Rules that say what it is, as "11-4-1".'),
});

export function readTerm(path: string, text: string): Result<TermSource, readonly Problem[]> {
  const read = readFile(`content/terms/${path}`, text, termSchema);
  return read.ok ? ok({ ...read.value.fields, body: read.value.body }) : read;
}
