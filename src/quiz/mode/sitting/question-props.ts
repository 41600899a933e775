/** What the component that asks a question in a mode is given. */
import type { Snippet } from 'svelte';
import type { QuestionFile } from '../../question-file.ts';

export interface QuestionProps {
  file: QuestionFile;
  /** What can be done once it is answered. */
  onward: Snippet;
  onanswered: (right: boolean) => void;
  /** All of it is there, and can be answered. */
  ondrawn: () => void;
}
