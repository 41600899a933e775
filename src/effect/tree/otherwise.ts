import type { Sentence } from './tree.ts';

/** "Otherwise, ...", "If not, ...": done where the sentence before was not, by its condition. */
export const isOtherwise = ({ then }: Pick<Sentence, 'then'>): boolean =>
  then === 'Otherwise,' || then === 'If not,';
