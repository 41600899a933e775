/**
 * What the words of a text ask of the cards around it, so that a board made for it has something to
 * be done to.
 */
import { COLOURS, type Colour } from '../../card/information.ts';
import { isNoun, kindsOf, type Noun } from '../../effect/tree/closed/noun.ts';
import type { Filter, Line } from '../../effect/tree/tree.ts';

export interface Wants {
  /** "with [Beast] in its name" */
  readonly partOfName: string | undefined;
  /** "When you play [Beast Cub]" */
  readonly called: string | undefined;
  readonly traits: readonly string[];
  readonly colours: readonly Colour[];
  /** "with 12000 DP or more" */
  readonly atLeastDp: number | undefined;
}

/** The first word of a name, so that no sign stands for something else in it. */
const NAME = /^[\p{L}][^"\n]*$/u;
/** What is asked of Tamers and Option cards is no name or trait of a Digimon. */
const isOfTamers = (value: object): boolean =>
  ('noun' in value && isNoun(value.noun) && areNoDigimon(value.noun)) ||
  ('what' in value && value.what === 'Tamer');

/** "Tamer", "Tamer or Option card": none that a Digimon could be. */
const areNoDigimon = (noun: Noun): boolean =>
  kindsOf(noun).length > 0 && kindsOf(noun).every((kind) => kind === 'Tamer' || kind === 'Option');
const isFilter = (value: object): value is Filter => 'kind' in value;

/** Gathers the names, traits, colours and DP that conditions on cards name. */
export function wantsOf(line: Line): Wants {
  const { trigger } = line.kind === 'effect' ? line : {};
  const { names, partsOfNames } = gather(trigger);
  return { ...wanted(gather(line)), called: names[0] ?? partsOfNames[0] };
}

interface Gathered {
  readonly partsOfNames: readonly string[];
  readonly names: readonly string[];
  readonly traits: readonly string[];
  readonly colours: readonly Colour[];
  readonly dps: readonly number[];
}

function gather(node: unknown): Gathered {
  const partsOfNames: string[] = [];
  const names: string[] = [];
  const traits: string[] = [];
  const colours: Colour[] = [];
  const dps: number[] = [];
  const take = (filter: Filter): void => {
    if (filter.kind === 'name' && 'match' in filter)
      (filter.match === 'exact' ? names : partsOfNames).push(...filter.words);
    if (filter.kind === 'trait' && 'match' in filter) traits.push(...filter.words);
    if (filter.kind === 'colour' && 'colours' in filter)
      colours.push(...COLOURS.filter((colour) => filter.colours.includes(colour)));
    if (filter.kind === 'DP' && 'compare' in filter && filter.compare !== 'or less')
      dps.push(filter.n);
  };
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) value.forEach(visit);
    else {
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'filters' && Array.isArray(inner) && !isOfTamers(value))
          inner.filter(isFilter).forEach(take);
        visit(inner);
      }
    }
  };
  visit(node);
  const isName = (name: string): boolean => NAME.test(name);
  return {
    partsOfNames: partsOfNames.filter(isName),
    names: names.filter(isName),
    traits,
    colours,
    dps,
  };
}

function wanted({ partsOfNames, traits, colours, dps }: Gathered): Omit<Wants, 'called'> {
  const dp = dps.filter((n) => n <= 20_000);
  return {
    partOfName: partsOfNames[0],
    traits: [...new Set(traits.filter((trait) => !trait.includes(',')))].slice(0, 4),
    colours: [...new Set(colours)].slice(0, 3),
    atLeastDp: dp.length === 0 ? undefined : Math.max(...dp),
  };
}
