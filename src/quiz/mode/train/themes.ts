/**
 * Themes of training: what can be trained by itself, as the query that chooses its questions, and
 * how strong a person is in it.
 */
import type { Progress } from '../../keep/progress.ts';
import type { Entry, QuizIndex } from '../../list/entry.ts';
import { RULINGS_TOPIC } from '../../common/rulings-topic.ts';
import { capital } from '../../../base/words.ts';
import { LEVEL_NAMES } from '../../page/names.ts';
import { CATEGORY_NAMES } from '../../../ui/keyword/names.ts';
import { matching } from '../practice/filter.ts';
import { parsePractice } from '../practice/filter-address.ts';

export interface Theme {
  readonly name: string;
  /** As in the address of practice: `category=trigger`. */
  readonly query: string;
}

export interface ThemeGroup {
  readonly name: string;
  readonly themes: readonly Theme[];
}

/** Moments of a turn, by the rules that a question cites or the keywords that wait for them. */
const MOMENTS: readonly Theme[] = [
  { name: 'Playing and digivolving', query: 'rule=7,8' },
  { name: 'Attack', query: 'rule=11' },
  { name: 'Block', query: 'rule=12' },
  { name: 'Battle', query: 'rule=14' },
  { name: 'Security check', query: 'rule=13' },
  {
    name: 'Would be deleted',
    query: 'keyword=armor-purge,barrier,decoy,evade,fragment,scapegoat',
  },
  { name: 'Several effects at once', query: 'rule=15-4' },
  { name: 'Rule check', query: 'rule=17' },
  { name: 'End of turn', query: 'rule=6-6' },
];

const KINDS: readonly Theme[] = [
  { name: 'Official rulings', query: `topic=${RULINGS_TOPIC}` },
  { name: 'Reading effects', query: 'kind=reading' },
  { name: 'Find the mistake', query: 'kind=illegal' },
];

const isMoment = ({ query }: Theme): boolean => MOMENTS.some((moment) => moment.query === query);

/** The questions of a theme. */
export const inTheme = (entries: readonly Entry[], query: string): readonly Entry[] =>
  entries.filter(matching(parsePractice(query).filter));

/** All themes, in groups. `chapters`: titles of the chapters of the rules by their number. */
export function themesOf(
  { questions }: Pick<QuizIndex, 'questions'>,
  chapters: { readonly [number: string]: string },
): readonly ThemeGroup[] {
  const levels = [...new Set(questions.map(({ level }) => level))].sort((a, b) => a - b);
  return [
    {
      name: 'By effect type',
      themes: Object.entries(CATEGORY_NAMES).map(([slug, name]) => {
        return { name, query: `category=${slug}` };
      }),
    },
    { name: 'By moment', themes: MOMENTS },
    {
      name: 'By level',
      themes: levels.map((level) => {
        return { name: `Level ${level}, ${LEVEL_NAMES[level]}`, query: `level=${level}` };
      }),
    },
    { name: 'Other', themes: KINDS },
    {
      name: 'By chapter of the rules',
      // Some moments are a chapter by themselves.
      themes: Object.entries(chapters)
        .map(([number, title]) => ({ name: `${number} ${title}`, query: `rule=${number}` }))
        .filter((theme) => !isMoment(theme)),
    },
  ];
}

/** How a theme is called: by its tile, else by what its query says. */
export function themeName(query: string, groups: readonly ThemeGroup[], words: string): string {
  const theme = groups.flatMap(({ themes }) => themes).find((one) => one.query === query);
  return theme?.name ?? capital(words);
}

/** So many answers must be there before a strength is shown. */
export const ENOUGH_ANSWERS = 5;

export interface ThemeStrength extends Theme {
  readonly questions: number;
  /** Of the last five answers to each question. */
  readonly answers: number;
  /** Per cent of them that were right; `null` while there are too few. */
  readonly share: number | null;
}

/**
 * The themes that have questions, with a person's strength in them: the weakest first, those not
 * known yet last.
 */
export function strengthsIn(
  themes: readonly Theme[],
  entries: readonly Entry[],
  { answers }: Progress,
): readonly ThemeStrength[] {
  return themes
    .map((theme): ThemeStrength => {
      const own = inTheme(entries, theme.query);
      const given = own.map(({ id }) => answers[id]?.recent ?? '').join('');
      const right = given.replaceAll('0', '').length;
      return {
        ...theme,
        questions: own.length,
        answers: given.length,
        share: given.length < ENOUGH_ANSWERS ? null : Math.round((100 * right) / given.length),
      };
    })
    .filter(({ questions }) => questions > 0)
    .sort((a, b) => (a.share ?? 101) - (b.share ?? 101));
}
