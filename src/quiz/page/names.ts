/** Words and addresses of topics and levels. */
import { capital } from '../../base/words.ts';
import { sayAction } from '../../scenario/say-action.ts';
import type { Keyword } from '../../rules/rule.ts';
import { RULINGS_TOPIC } from '../common/rulings-topic.ts';
import type { Level } from '../common/fields.ts';

/** All levels, from the first steps on. */
export const LEVELS = [0, 1, 2, 3] as const satisfies readonly Level[];

/** Who should know the answer; those of level 0 are asked by Learn. */
export const LEVEL_NAMES: { readonly [level in Level]: string } = {
  0: 'first steps',
  1: 'player',
  2: 'local judge',
  3: 'head judge',
};

/** `piercing` is <Piercing>; `rule-check` is Rule check. */
export function topicName(
  topic: string,
  keywords: readonly Pick<Keyword, 'slug' | 'name'>[],
): string {
  const keyword = keywords.find(({ slug }) => slug === topic);
  if (keyword !== undefined) return `<${keyword.name}>`;
  if (topic === RULINGS_TOPIC) return 'Official rulings';
  return capital(topic.replaceAll('-', ' '));
}

/** A question that is made of an official ruling has the page of the ruling. */
export const urlOfQuestion = (id: string): string =>
  id.startsWith(`${RULINGS_TOPIC}/`) ? `/${id}/` : `/quiz/${id}/`;

export const urlOfTopic = (topic: string): string => `/quiz/${topic}/`;

/**
 * What a question is, in a search result. The question alone, where it names a card of what is
 * done; else what is done stands before it. `about`: "<Piercing>" or a topic in plain words.
 */
export function descriptionOf(
  { actions, question }: { readonly actions: readonly string[]; readonly question: string },
  cards: readonly string[],
  about: string,
): string {
  const isSaid = (action: string): boolean =>
    cards.some((card) => card !== '' && action.includes(card) && question.includes(card));
  const done = actions.some(isSaid) ? [] : actions.map(asSentence);
  const kind = about.startsWith('<')
    ? `Practice question about ${about}.`
    : `Practice question. Topic: ${about}.`;
  return [...done, question, kind].join(' ');
}

/** An action as a sentence: "Rex attacks the player." */
export function asSentence(action: string): string {
  const said = sayAction(action);
  return /[.!?]$/.test(said) ? said : `${said}.`;
}
