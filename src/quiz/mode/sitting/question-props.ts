/** What the component that asks a question in a mode is given. */
import type { Component, Snippet } from 'svelte';
import type { QuizProps } from '../../page/round.ts';
import type { QuestionFile } from '../../question-file.ts';

export interface QuestionProps {
  file: QuestionFile;
  /** Asks questions of its kind. */
  Quiz: Component<QuizProps>;
  /** What can be done once it is answered. */
  onward: Snippet;
  onanswered: (right: boolean) => void;
  /** All of it is there, and can be answered. */
  ondrawn: () => void;
}
