/** What a page fetches once a board is changed or a question is made. */
import type { KeywordKit } from '../../scenario/change/kit.ts';
import type { ScenarioFile } from '../../scenario/file/scenario-file.ts';
import type { KeywordColours } from '../../ui/board/cards.ts';
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

const fetched = new Map<string, Promise<unknown>>();

/** Each file is fetched once; one that failed is asked for again. */
function fetchJson<T>(path: string): Promise<T> {
  const known = fetched.get(path);
  const loading =
    known ??
    fetch(path).then((response) => {
      if (!response.ok) throw new Error(`${path} could not be loaded`);
      return response.json();
    });
  fetched.set(path, loading);
  loading.catch(() => fetched.delete(path));
  return loading as Promise<T>;
}

export const loadKit = (): Promise<Kit> => fetchJson('/quiz/whatif/kit.json');

/** Rules without a note are links all the same. */
export const loadNotes = (): Promise<RuleNotes> =>
  fetchJson<RuleNotes>('/quiz/whatif/notes.json').catch(() => ({}));

export const loadPack = (pack: number): Promise<readonly PackedBase[]> =>
  fetchJson(`/quiz/endless/${pack}.json`);
