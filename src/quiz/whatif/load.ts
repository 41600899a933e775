/** What a page fetches once a board is changed or a question is made. */
import type { KeywordKit } from '../../scenario/change/kit.ts';
import type { ScenarioFile } from '../../scenario/file/scenario-file.ts';
import type { KeywordColours } from '../../ui/board/cards.ts';
import { fetched } from '../../ui/later.ts';
import type { RuleNotes } from '../../ui/steps/notes.ts';

export interface Kit {
  readonly keywords: KeywordKit;
  readonly colours: KeywordColours;
}

/** A question's board as data. */
export interface PackedBase {
  readonly id: string;
  readonly title: string;
  readonly cites: readonly string[];
  readonly scenario: ScenarioFile;
}

export const loadKit = (): Promise<Kit> => fetched('/quiz/whatif/kit.json');

/** Rules without a note are links all the same. */
export const loadNotes = (): Promise<RuleNotes> =>
  fetched<RuleNotes>('/quiz/whatif/notes.json').catch(() => ({}));

export const loadPack = (pack: number): Promise<readonly PackedBase[]> =>
  fetched(`/quiz/endless/${pack}.json`);
