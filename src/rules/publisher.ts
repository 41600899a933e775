/** content/rules/publisher.json: where the publisher has its rules and answers. */
import { z } from 'zod';
import { readFile } from '../base/content-file.ts';
import { ok, type Problem, type Result } from '../base/result.ts';
import type { TextFile } from './source.ts';

export const publisherSchema = z.strictObject({
  rules: z.url().max(300).describe('The page of the rules section.'),
  questions: z.url().max(300).describe('What stands in front of the number of a card.'),
});

/** Addresses of the publisher. */
export type Publisher = z.infer<typeof publisherSchema>;

/** Reads content/rules/publisher.json. */
export function readPublisher({ name, text }: TextFile): Result<Publisher, readonly Problem[]> {
  const read = readFile(name, text, publisherSchema);
  return read.ok ? ok(read.value.fields) : read;
}

/** Where the publisher answers questions about a card; the rules section without one. */
export const questionsAbout = (
  { rules, questions }: Publisher,
  card: string | undefined,
): string => (card === undefined ? rules : questions + card);
