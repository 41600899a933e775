/** What a tool of a programme answers: data, and the same as text. Nothing is thrown. */
import { describeProblem, type Problem } from '../base/result.ts';

export interface ToolAnswer {
  readonly ok: boolean;
  /** For a reader. */
  readonly text: string;
  /** For a programme; empty where it could not be done. */
  readonly data: { readonly [field: string]: unknown };
}

export const answered = (text: string, data: ToolAnswer['data']): ToolAnswer => ({
  ...{ ok: true, text, data },
});

/** Why it could not be done, and what to do. */
export const refused = (text: string): ToolAnswer => ({ ok: false, text, data: {} });

/** The same for problems with what was given, one a line. */
export const refusedFor = (problems: readonly Problem[]): ToolAnswer =>
  refused(problems.map(describeProblem).join('\n'));
