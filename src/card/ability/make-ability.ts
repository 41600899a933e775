import type { Ability } from './ability.ts';
import type { Listener } from '../listens/listener.ts';
import type { NotRunnable } from '../can-run/not-runnable.ts';
import type { EffectLine, KeywordUse, Sentence, Action } from '../../effect/tree/tree.ts';
import type { KeywordRule } from '../../effect/keyword/keyword.ts';
import { splitNext } from './next-time.ts';
import { withAttackedTarget } from '../unsaid/attacked-target.ts';
import { checkParts } from './check-parts.ts';
import { listenersOf } from '../listens/listeners.ts';
import { isThisCard } from '../listens/listens.ts';
import { foldSentences } from './raise.ts';
import { beneathOf } from '../runnable/beneath.ts';
import { deletionMaxima } from './maximum.ts';
import { withDescriptions } from '../unsaid/such.ts';
import { withLookedAt } from '../unsaid/looked-at.ts';
import { withRevealedOne } from '../unsaid/revealed-one.ts';
import { withSameLevel } from '../unsaid/same-level.ts';
import { withItsCondition } from '../unsaid/this-with.ts';
import { withAreaBehind } from '../unsaid/among-them.ts';
import { withItNamed } from '../runnable/either.ts';
import { withTotals } from '../unsaid/as-worth.ts';
import { withItself } from '../unsaid/this-trashed.ts';
import { withLimits } from '../unsaid/limit.ts';
import { withOwnConditions } from '../unsaid/own-condition.ts';
import { withTheirCards } from '../unsaid/their-cards.ts';
import { withoutMay } from '../unsaid/without-may.ts';
import { withWhereItLooks } from '../unsaid/there-again.ts';
import { withWhatIsCounted } from '../unsaid/count-again.ts';
import { checkFolded } from './check.ts';
import { categoryOf } from '../../effect/category.ts';
import { choicesOf, checkChoices, checkNoList } from './choices.ts';
import { readsOf } from './depends-on-of.ts';
import { seesBreeding } from './sees-breeding.ts';
import { keywordRule } from '../../effect/keyword/lookup.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';
import { isRuleNumber } from '../../rules/number/number-list.ts';

/** An effect with all parts of it that cannot be run. */
interface MadeAbility {
  readonly ability: Ability;
  readonly problems: readonly NotRunnable[];
}

/**
 * Takes a read effect line apart for the engine: what sets it off, whose turn it needs, its
 * category (15-8). Every part that cannot be run is reported with its span; nothing is left out
 * silently. `spokenBy`: the trigger condition that an effect of a list stands behind.
 */
export function makeAbility(
  printedLine: EffectLine,
  text: string,
  keyword?: KeywordRule,
  spokenBy?: EffectLine['trigger'],
): MadeAbility {
  const problems: NotRunnable[] = [];
  const line = withAttackedTarget(printedLine);
  const { events, turn } = listenersOf(line, problems);
  const { price, priceRule, sentences: all } = priceOf(line);
  const { sentences: printed, next: nextLine } = splitNext(all, problems);
  const { sentences: folded, raises, reductions } = foldSentences(asMeant(line, events, printed));
  const sentences = withWhereItLooks(withWhatIsCounted(folded));
  checkFolded([...raises, ...reductions], problems);
  const category = categoryOf(line);
  const of = { line, events, sentences, category: category.category, price, spokenBy };
  checkParts(of, problems);
  const quoted = quotedIn(sentences).map(({ line: inside }) => makeQuoted(inside, line, text));
  const next = nextLine === undefined ? undefined : makeQuoted(nextLine, line, text);
  problems.push(...(next?.problems ?? []));
  const choices = choicesOf(line).map((inside, i) => makeChoice(inside, i, line, text));
  problems.push(...[...quoted, ...choices].flatMap((made) => made.problems));
  if (choices.length > 0) checkChoices(line, problems);
  else checkNoList(line, problems);
  const rule = keyword?.categoryRule ?? asRule(category.rule);
  const ability: Ability = {
    name: nameOf(line, keyword),
    category: category.category,
    rule,
    ...(keyword === undefined ? {} : { keyword: keyword.slug }),
    ...(keyword?.clauses === undefined ? {} : { clauses: keyword.clauses }),
    events,
    turn,
    perTurn: line.perTurn?.times ?? 0,
    sentences: sentences.flatMap(costFirst),
    costRule: keyword?.costRule ?? priceRule ?? '15-7-2',
    processRule: keyword?.processRule ?? '15-9-1',
    ...(category.category === 'persistent' ? { reads: readsOf(sentences) } : {}),
    restsOn:
      keyword === undefined
        ? [rule, ...(price === undefined ? [] : [price.rule])]
        : [keyword.rule, keyword.categoryRule, ...(keyword.whileRule ?? [])],
    ...(raises.length === 0 ? {} : { raises }),
    ...(reductions.length === 0 ? {} : { reductions }),
    ...(deletionMaxima(sentences).length === 0 ? {} : { deletesByDp: true }),
    ...(beneathOf(sentences).length === 0 ? {} : { beneath: beneathOf(sentences) }),
    quoted: [
      ...quoted.map(({ ability }) => ability),
      ...choices.flatMap((one) => one.ability.quoted),
    ],
    ...(next === undefined ? {} : { next: { ...next.ability, name: nameOf(line, keyword) } }),
    ...(choices.length === 0 ? {} : { choices: choices.map(({ ability }) => ability) }),
    fromCard: line.trigger?.events.some(isOfThisCard) === true,
    ...(price === undefined ? {} : { price }),
    ...(line.area === undefined ? {} : { area: line.area.name }),
    ...(seesBreeding(printedLine) ? { seesBreeding: true } : {}),
    timings: line.timings.map((timing) => timing.name),
    text,
  };
  return { ability, problems };
}

/** The sentences with what print leaves to the words around them. */
const asMeant = (
  { trigger }: EffectLine,
  events: readonly Listener[],
  printed: readonly Sentence[],
): readonly Sentence[] =>
  withSameLevel(
    trigger,
    withLookedAt(
      withRevealedOne(
        withDescriptions(
          withItself(trigger, withTheirCards(trigger, withLimits(withOwnConditions(printed)))),
        ),
      ),
    ),
  )
    .map(withItsCondition)
    .map(withItNamed)
    .map(withAreaBehind)
    .map(withTotals)
    .map((one) => (events.some(({ on }) => on === 'would be played') ? withoutMay(one) : one));

/**
 * An effect in quotation marks: the Digimon that gets it is on the field, so that it has to work
 * there (15-13-1).
 */
/** Where its card is, when an effect with one of these works. */
const ELSEWHERE: ReadonlySet<string> = new Set(['Hand', 'Trash', 'Security']);

function makeQuoted(
  inside: EffectLine,
  line: EffectLine,
  text: string,
  spokenBy?: EffectLine['trigger'],
): MadeAbility {
  const from = line.span.start;
  const words = text.slice(inside.span.start - from, inside.span.end - from);
  const { ability, problems } = makeAbility(inside, words, undefined, spokenBy);
  const elsewhere = [inside.area, ...inside.timings].filter(
    (tag) => tag !== undefined && ELSEWHERE.has(tag.name),
  );
  return {
    ability,
    problems: [
      ...problems,
      ...elsewhere.flatMap((tag) =>
        tag === undefined ? [] : [{ found: `giving a [${tag.name}] effect`, span: tag.span }],
      ),
      // Only what is printed on a stack is asked for it (game/is/view/base-view.ts).
      ...(ability.beneath === undefined ? [] : [{ found: '"gain effects"', span: inside.span }]),
    ],
  };
}

/** "[Hand] [Counter] <Blast Digivolve>" says of the keyword when and where it is used (16-26). */
export function counterKeyword(line: EffectLine): KeywordUse | null {
  const [sentence, ...more] = line.sentences;
  const [process, ...others] = sentence?.processes ?? [];
  const action = process?.action;
  if (sentence === undefined || process === undefined || action?.kind !== 'do keyword') return null;
  const isPlain =
    line.area?.name === 'Hand' &&
    line.timings.length === 1 &&
    line.timings[0]?.name === 'Counter' &&
    line.trigger === undefined &&
    line.perTurn === undefined &&
    (line.bullets ?? []).length + more.length + others.length === 0 &&
    sentence.conditions.length === 0 &&
    [sentence.cost, sentence.trigger, sentence.at, sentence.each].every(
      (part) => part === undefined,
    ) &&
    [process.may, process.at, process.each, process.duration].every((part) => part === undefined);
  return isPlain && keywordRule(action.use.name)?.counter === true ? action.use : null;
}

/** The parts of an effect that give another effect in quotation marks. */
const quotedIn = (sentences: readonly Sentence[]): readonly Extract<Action, { kind: 'quoted' }>[] =>
  sentences.flatMap((sentence) =>
    sentence.processes.flatMap(({ action }) => (action.kind === 'quoted' ? [action] : [])),
  );

function nameOf(line: EffectLine, keyword: KeywordRule | undefined): string {
  if (keyword !== undefined) return `<${keyword.name}>`;
  const tags = [...(line.area === undefined ? [] : [line.area]), ...line.timings];
  return tags.map(({ name }) => `[${name}]`).join(' ') || 'its effect';
}

/**
 * "this card would be played", "... would digivolve into this card": the effect works from where
 * the card is.
 */
const isOfThisCard = (phrase: NonNullable<EffectLine['trigger']>['events'][number]): boolean =>
  ('who' in phrase && phrase.who.kind === 'this' && phrase.who.noun === 'card') ||
  (phrase.kind === 'digivolves' && phrase.into !== undefined && isThisCard(phrase.into));

function makeChoice(inside: EffectLine, i: number, line: EffectLine, text: string): MadeAbility {
  const { ability, problems } = makeQuoted(inside, line, text, line.trigger);
  const name = `effect ${i + 1} of the list`;
  return { ability: { ...ability, name, events: [], timings: [] }, problems };
}

/**
 * `<Delay>` and `<Digi-Burst n>` in front: what is behind them is done for that price (16-14,
 * 16-17).
 */
function priceOf(line: EffectLine): {
  price?: NonNullable<Ability['price']>;
  /** The clause that leaves it to the player to pay. */
  priceRule?: RuleNumber | undefined;
  sentences: readonly Sentence[];
} {
  const bullets =
    choicesOf(line).length > 0 ? [] : (line.bullets ?? []).flatMap((bullet) => bullet.sentences);
  const [first, ...rest] = line.sentences;
  const action = first?.processes[0]?.action;
  const keyword = action?.kind === 'do keyword' ? keywordRule(action.use.name) : undefined;
  const isAlone = action?.kind === 'do keyword' && action.target === undefined;
  if (isAlone && keyword?.price !== undefined) {
    const { n = 1, upTo } = action.use;
    return {
      price: { ...keyword.price, rule: keyword.rule, n, upTo: upTo === true },
      priceRule: keyword.processRule,
      sentences: [...rest, ...bullets],
    };
  }
  return { sentences: [...line.sentences, ...bullets] };
}

/**
 * "by suspending this Tamer, if that Digimon is level 4 or higher, ...": it is paid before anything
 * is asked, whatever comes of that (15-7-1, 15-8-3-9-3).
 */
const costFirst = (sentence: Sentence): readonly Sentence[] => {
  const { cost, order = [], conditions } = sentence;
  const isAhead = order.includes('cost') && order.indexOf('cost') < order.lastIndexOf('condition');
  if (cost === undefined || conditions.length === 0 || !isAhead) return [sentence];
  const { cost: _, ...rest } = sentence;
  return [{ span: sentence.span, cost, conditions: [], processes: [] }, rest];
};

const asRule = (number: string): RuleNumber => {
  if (!isRuleNumber(number)) throw new Error(`no rule ${number}`);
  return number;
};
