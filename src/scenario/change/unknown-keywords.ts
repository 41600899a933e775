/**
 * A scenario as an edition has it that doesn't know some keyword effects yet: cards print them, and
 * they do nothing.
 */
import type { CardDef } from '../../card/printed.ts';
import type { Ability } from '../../card/ability/ability.ts';
import { slugOf } from '../../rules/slug.ts';
import { explore } from '../../game/explore/explore.ts';
import { deal } from '../board/deal.ts';
import type { Scenario } from '../file/scenario.ts';

/** The outcome: other endings, the same ones, or more courses than were played. */
export type OtherEdition = 'differs' | 'same' | 'too many courses';

/** Runs for one scenario. */
const MOST_RUNS = 5_000;

/**
 * Whether a scenario ends otherwise where these keyword effects (slugs) are unknown; `null` where
 * none of its cards has or gives one of them, so that nothing changes.
 */
export function endsWithout(scenario: Scenario, slugs: ReadonlySet<string>): OtherEdition | null {
  const without = withoutKeywords(scenario, slugs);
  if (without === null) return null;
  const now = endingsIn(scenario);
  const then = endingsIn(without);
  if (!now.complete || !then.complete) return 'too many courses';
  const keys = new Set(now.endings.map(({ key }) => key));
  const isSame =
    then.endings.length === keys.size && then.endings.every(({ key }) => keys.has(key));
  return isSame ? 'same' : 'differs';
}

const endingsIn = ({ setup, declarations }: Scenario) =>
  explore(setup, declarations, { ordered: true, most: MOST_RUNS, goesOn: true });

/** The scenario without these keyword effects; `null` where no card has or gives one of them. */
export function withoutKeywords(scenario: Scenario, slugs: ReadonlySet<string>): Scenario | null {
  const { setup, board } = scenario;
  const names = Object.keys(setup.switches);
  if (!names.some((name) => slugs.has(slugOf(name)))) return null;
  const cards = board.cards.map((card) => strippedOf(card, slugs));
  // Effects keep their numbers, so that endings of the two can be compared.
  const { effects } = setup;
  return {
    ...scenario,
    board: { ...board, cards },
    setup: { ...deal(board, cards), effects },
  };
}

const isKnown = ({ keyword }: Pick<Ability, 'keyword'>, slugs: ReadonlySet<string>): boolean =>
  keyword === undefined || !slugs.has(keyword);

/** What is given is a word alone. */
const gainsOf = (gains: CardDef['gains'], slugs: ReadonlySet<string>): CardDef['gains'] =>
  Object.fromEntries(
    Object.entries(gains).map(([printed, ability]) => [
      printed,
      ability !== null && isKnown(ability, slugs) ? ability : null,
    ]),
  );

function strippedOf(card: CardDef, slugs: ReadonlySet<string>): CardDef {
  const { effects, gains, option, tokens } = card;
  const box = ({ keywords, abilities }: CardDef['effects']['upper']) => ({
    keywords: keywords.filter(({ name }) => !slugs.has(slugOf(name))),
    abilities: abilities.filter((ability) => isKnown(ability, slugs)),
  });
  return {
    ...card,
    effects: {
      upper: box(effects.upper),
      inherited: box(effects.inherited),
      security: box(effects.security),
      linked: box(effects.linked),
      option: box(effects.option),
    },
    gains: gainsOf(gains, slugs),
    ...(option === undefined ? {} : { option: strippedOf(option, slugs) }),
    ...(tokens === undefined ? {} : { tokens: tokens.map((token) => strippedOf(token, slugs)) }),
  };
}
