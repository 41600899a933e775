/** A situation as a file; loaded when somebody asks for one, in a worker, and in tests. */
import { caught } from '../../base/caught.ts';
import { err, ok, type Problem, type Result } from '../../base/result.ts';
import { withStop } from '../../base/words.ts';
import type { CardLookup } from '../../card/file/card-lookup.ts';
import { makeBundle } from '../../proof/bundle.ts';
import { makeQuestionFile, makeRulingFile } from '../../proof/content-file.ts';
import type { FileRequest, LabFile } from './files-wire.ts';

const NAMES = { proof: 'proof.json', question: 'question.md', ruling: 'ruling.md' } as const;

export function answerFile(request: FileRequest, lookup: CardLookup): LabFile {
  const { turn, what, ruling } = request;
  const made = guarded(request, lookup);
  const name = what === 'ruling' && made.ok ? `${ruling}.md` : NAMES[what];
  return made.ok
    ? { kind: 'file', turn, name, text: made.value, problem: null }
    : { kind: 'file', turn, name: '', text: '', problem: saidOf(made.problem) };
}

function guarded(
  { what, situation, ruling, by }: FileRequest,
  lookup: CardLookup,
): Result<string, readonly Problem[]> {
  try {
    if (what === 'question') return makeQuestionFile(situation, lookup);
    if (what === 'ruling') return makeRulingFile(ruling, situation, lookup);
    const bundle = makeBundle(situation, [], lookup, by);
    return bundle.ok ? ok(`${JSON.stringify(bundle.value, null, 2)}\n`) : bundle;
  } catch (error) {
    return err([caught(error, null)]);
  }
}

const saidOf = (problems: readonly Problem[]): string =>
  problems
    .map(({ found, expected }) => `Found: ${withStop(found)} Expected: ${expected}.`)
    .join(' ');
