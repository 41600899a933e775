/** What a card must be like to be meant: in front of its noun, or behind "with". */
import { list, table } from '../phrase/make-hole.ts';
import type { Hole } from '../phrase/hole.ts';
import { phrasesOf } from '../phrase/phrase.ts';
import { COMPARED, WHOSE } from './compared.ts';
import type { Filter } from '../tree/tree.ts';

const phrase = phrasesOf<Filter>(false);

/** "[Dramon] trait", "level 4 or lower", "suspended": each followed by a space and the noun. */
export const BEFORE = [
  phrase({ kind: 'suspended' }, 'suspended'),
  phrase({ kind: 'unsuspended' }, 'unsuspended'),
  phrase({ kind: 'colour' }, '{colours}'),
  phrase({ kind: 'level' }, '(level |level|Lv.){n}{compare:level}'),
  phrase({ kind: 'DP', form: 'before' }, '{n} DP{compare:level}'),
  phrase(
    { kind: 'play cost', form: 'before' },
    '(play cost|use cost|play or use cost|memory cost)(| of) {n}{compare:level}',
  ),
  phrase({ kind: 'extreme', form: 'before' }, '{which} {of}'),
  phrase({ kind: 'extreme', form: 'hyphen' }, '{which}-{of}'),
  phrase(
    { kind: 'trait', match: 'exact', form: 'before' },
    '{words:names} (trait|type|attribute|form)',
  ),
  phrase({ kind: 'name', match: 'exact' }, '{words:names}(|s)'),
  phrase({ kind: 'text', form: 'before' }, '{words:names} text'),
  phrase({ kind: 'text', form: 'icon before' }, '{words:icons} text'),
  phrase({ kind: 'not colour' }, 'non-{colours}'),
  phrase({ kind: 'colours', compare: 'exactly', n: 1, form: 'single' }, 'single-color'),
  phrase({ kind: 'colours', compare: 'exactly', n: 2, form: 'two' }, 'two-color'),
  phrase({ kind: 'colours', compare: 'exactly', n: 3, form: 'three' }, 'three-color'),
  phrase({ kind: 'non-Digi-Egg' }, 'non-Digi-Egg'),
  phrase({ kind: 'colours', compare: 'exactly', form: 'before' }, '{n}-color'),
  phrase({ kind: 'not named', form: 'before' }, 'non-{words:names}'),
  phrase({ kind: 'all colours' }, '{n}-color {colours:allColours}'),
  phrase({ kind: 'colour pair' }, '{colours:allColours}'),
  phrase({ kind: 'the same', of: 'levels', form: 'before' }, 'same-level'),
  phrase({ kind: 'colours', compare: 'or more', n: 2, form: 'many' }, 'multicolored'),
  phrase({ kind: 'face up' }, 'face(-| )up'),
  phrase({ kind: 'face down' }, 'face(-| )down'),
];

/** Behind "with", "has" or "that has". */
export const BEHIND = [
  phrase({ kind: 'DP' }, '{n} DP{compare:dp}'),
  phrase({ kind: 'DP', compare: 'or more', form: 'middle' }, '{n} or (more|higher) DP'),
  phrase({ kind: 'DP', compare: 'or less', form: 'middle' }, '{n} or (less|fewer|lower) DP'),
  phrase(
    { kind: 'play cost' },
    '(a play cost|play cost|play costs|cost|a cost|a use cost|use cost|a memory cost|memory cost|a play or use cost) of {n}{compare:dp}',
  ),
  phrase({ kind: 'level', form: 'behind' }, '(level|a level of|levels of) {n}{compare:level}'),
  phrase({ kind: 'keyword' }, '{use}'),
  phrase({ kind: 'extreme' }, 'the {which} {of}'),
  phrase(
    { kind: 'extreme', of: 'digivolution cards', which: 'lowest' },
    'the fewest digivolution cards',
  ),
  phrase(
    { kind: 'extreme', of: 'digivolution cards', which: 'highest' },
    'the most digivolution cards',
  ),
  phrase(
    { kind: 'name', match: 'contains' },
    '{words:names} in (its name|their names|its names|their name|its card name|their card names)',
  ),
  phrase(
    { kind: 'name', match: 'contains', form: 'but' },
    '{words:names} (other than {except:names})(|,) in (its name|their names)',
  ),
  phrase(
    { kind: 'name', match: 'contains', form: 'behind but' },
    '{words:names} in (its name|their names) (other than {except:names})',
  ),
  phrase(
    { kind: 'trait', match: 'exact' },
    '(the |a |an |){words:names} (trait|traits|type|Trait|form|attribute)',
  ),
  phrase(
    { kind: 'trait', match: 'exact', form: 'in' },
    '{words:names} in (its|their) (traits|trait|form|attribute|type|types|forms|attributes|form or type|type or form|form or attribute|attribute or type)',
  ),
  phrase(
    { kind: 'trait', match: 'contains' },
    '{words:names} in (any of its|one of its|any of their|one of their) (traits|types)',
  ),
  phrase(
    { kind: 'trait', match: 'contains', form: 'but' },
    '{words:names}, other than {except:names}, in (any of its|one of its|any of their|one of their) traits',
  ),
  phrase(
    { kind: 'trait', match: 'contains', form: 'behind' },
    '{words:names} in (any of its|one of its|any of their|one of their) traits (other than {except:names})',
  ),
  phrase({ kind: 'text' }, '{words:names} in (its|their) (text|texts)'),
  phrase({ kind: 'text', form: 'icon' }, '{words:icons} in (its|their) (text|texts)'),
  phrase(
    { kind: 'digivolution cards', compare: 'exactly', n: 0, form: 'no' },
    'no (digivolution cards|cards under it|cards under them)',
  ),
  phrase(
    { kind: 'digivolution cards' },
    '{n}{compare:count} (digivolution cards|digivolution card)',
  ),
  phrase({ kind: 'colours' }, '{n}{compare:count} (colors|color)'),
  phrase(
    { kind: 'face-down digivolution cards' },
    '{n}{compare:count} face-down (digivolution cards|digivolution card)',
  ),
  phrase(
    { kind: 'face-down digivolution cards', compare: 'or more', n: 1, form: 'some' },
    '(face-down digivolution cards|a face-down digivolution card)',
  ),
  phrase(
    { kind: 'has a DigiXros requirement' },
    '(a DigiXros requirement|DigiXros requirements|a DigiXros condition)',
  ),
  phrase({ kind: 'link cards' }, '{n}{compare:count} (link cards|link card)'),
  phrase({ kind: 'link cards', compare: 'or more', n: 1, form: 'a' }, '(a link card|link cards)'),
  phrase({ kind: 'has effect' }, '(an |a |){effect:tag} (effect|effects)'),
  phrase({ kind: 'no level' }, 'no level'),
  phrase({ kind: 'has no DP' }, 'no DP'),
  phrase({ kind: 'different', of: 'names' }, 'different (names|card names)'),
  phrase({ kind: 'different', of: 'levels' }, 'different levels'),
  phrase({ kind: 'different', of: 'colours' }, 'different colors'),
  phrase({ kind: 'different', of: 'card numbers' }, 'different card numbers'),
  phrase({ kind: 'the same', of: 'levels' }, 'the same level'),
  phrase(
    { kind: 'the same', of: 'names', form: 'as there' },
    'the same name as the cards in your battle area or trash',
  ),
  phrase({ kind: 'the same', of: 'names' }, 'the same (name|card name)'),
  phrase(
    { kind: 'digivolution cards', compare: 'or more', n: 1, form: 'some' },
    '(digivolution cards|a digivolution card|any digivolution cards|cards under it|cards under them|any cards under it|any cards under them)',
  ),
  phrase(
    { kind: 'under', compare: 'exactly', n: 0, form: 'no' },
    'no {described} in its digivolution cards',
  ),
  phrase({ kind: 'under' }, '{n}{compare:count} {described} in its digivolution cards'),
  phrase(
    { kind: 'under', compare: 'or more', n: 1, form: 'a' },
    '(|a |an ){described} in (its|their) digivolution cards',
  ),
  phrase({ kind: 'under colour' }, '(a|an) {words:colours} digivolution card'),
  phrase({ kind: 'under name' }, '(a|an) {words:names} digivolution card'),
  phrase(
    { kind: 'under', compare: 'or more', n: 1, noun: 'digivolution card', form: 'with' },
    'a digivolution card with {filters:having}',
  ),
  phrase({ kind: 'has inherited effects' }, '(inherited effects|an inherited effect)'),
  ...COMPARED,
];

/** Print that leaves out of what: "1 Option card with [X] from your trash". */
const WITH_WORDS = [phrase({ kind: 'with words' }, '{words:names}')];

/** "in play" behind all the rest. */
const WHERE = [
  phrase({ kind: 'the same', of: 'levels', form: 'of' }, 'of the same level'),
  phrase({ kind: 'alike', of: 'level', form: 'of' }, 'of the same level as {than:one}'),
  phrase({ kind: 'alike', of: 'color', form: 'of' }, 'of the same color as {than:one}'),
  phrase({ kind: 'on the field' }, '(on the field|in play)'),
  phrase({ kind: 'in the breeding area' }, 'in (the|your) breeding area'),
];

/** The same in front of "with": "a Digimon in play with [X] in its name". */
const FIRST = [phrase({ kind: 'on the field', form: 'first' }, '(on the field|in play)')];

/** Behind whose it is: "this Digimon's level is 5 or higher". */
const VALUED = [
  phrase({ kind: 'level', form: 'is' }, 'level is {n}{compare:level}'),
  phrase({ kind: 'DP', form: 'is' }, 'DP is {n}{compare:dp}'),
  phrase({ kind: 'play cost', form: 'is' }, '(play cost|memory cost|cost) is {n}{compare:dp}'),
];

const EXCEPT = [phrase({ kind: 'not named' }, '(other than|except) {words:names}')];
const COMMAS = [phrase({ kind: 'not named', form: 'commas' }, ', other than {words:names},')];
const BARE = [phrase({ kind: 'not named', form: 'bare' }, 'other than {words:names}')];

const plainBefore = table<Filter>(BEFORE);

/**
 * "yellow, red or [CS] trait": colours and traits of which one is enough. Other things in front of
 * a noun are not joined like that.
 */
const anyBefore = list<Filter>(
  only(plainBefore, ({ kind }) => kind === 'colour' || kind === 'trait' || kind === 'text'),
  [' or ', '/', ', or '],
);

/** "3" behind "level 2 or": a higher level, so that it is no number of Digimon. */
const bareLevel = table<Filter>([
  phrase({ kind: 'level', compare: 'exactly', form: 'bare' }, '{n}'),
]);

/** "level 3 or 4", "level 3, 4 or 5", "level 4 or level 5" */
const anyLevel = list<Filter>(only(plainBefore, isOneLevel), [' or ', '/', ', or '], {
  read: (cursor, at) =>
    only(plainBefore, isOneLevel).read(cursor, at) ?? bareLevel.read(cursor, at),
  write: (filter, pen) => plainBefore.write(filter, pen) ?? bareLevel.write(filter, pen),
});

function isOneLevel(filter: Filter): boolean {
  return filter.kind === 'level' && filter.compare === 'exactly';
}

/** Whether each is higher than the one before and no card has a lower level than the first. */
const isRising = (filters: readonly Filter[]): boolean =>
  filters.every((filter, i) => {
    const last = filters[i - 1];
    const least = last?.kind === 'level' ? last.n : 1;
    return filter.kind === 'level' && filter.n > least;
  });

/** What is joined in front of a noun, by the mark that its form begins with. */
const JOINED = [
  { mark: 'before', some: anyBefore, fits: (): boolean => true },
  { mark: 'levels', some: anyLevel, fits: isRising },
] as const;

export const before: Hole<Filter> = {
  read(cursor, at) {
    let best = plainBefore.read(cursor, at);
    for (const { mark, some, fits } of JOINED) {
      const got = some.read(cursor, at);
      if (got === undefined || got.value.length < 2 || got.end <= (best?.end ?? at)) continue;
      if (!fits(got.value)) continue;
      const form = got.form === undefined ? mark : `${mark}|${got.form}`;
      best = { value: { kind: 'or', filters: got.value, form }, end: got.end };
    }
    return best;
  },
  write(filter, pen) {
    if (filter.kind !== 'or') return plainBefore.write(filter, pen);
    const [mark, joint] = filter.form?.split('|') ?? [];
    return JOINED.find((one) => one.mark === mark)?.some.write(filter.filters, pen, joint);
  },
};

function only<T>(hole: Hole<T>, wanted: (value: T) => boolean): Hole<T> {
  return {
    read(cursor, at) {
      const got = hole.read(cursor, at);
      return got !== undefined && wanted(got.value) ? got : undefined;
    },
    write: (value, pen) => (wanted(value) ? hole.write(value, pen) : undefined),
  };
}

export const behind = table<Filter>(BEHIND);
const withWords = table<Filter>(WITH_WORDS);
export const whose = table<Filter>(WHOSE);
export const except = table<Filter>(EXCEPT);
/** The same without parentheses. */
export const bareExcept = table<Filter>(BARE);
/** The same between commas. */
export const commaExcept = table<Filter>(COMMAS);
export const where = table<Filter>(WHERE);
export const whereFirst = table<Filter>(FIRST);
const anyOf = list<Filter>(behind, [' or ', ' or with ', ' or has ', ', or ']);
const allOf = list<Filter>(behind, [' and ']);

/** "[A] in its name or the [B] trait", "a play cost of 3 or less and the [B] trait" */
export const having: Hole<readonly Filter[]> = {
  read(cursor, at) {
    const some = anyOf.read(cursor, at);
    const only = some === undefined ? withWords.read(cursor, at) : undefined;
    if (only !== undefined) return { value: [only.value], end: only.end };
    // A comma ends most phrases; "…, or the [X] trait" can only go on with them.
    if (some === undefined || (some.form === ', or ' && some.value.at(-1)?.kind !== 'trait'))
      return undefined;
    const spelled = some.form === undefined ? {} : { form: some.form };
    if (some.value.length > 1)
      return { value: [{ kind: 'or', filters: some.value, ...spelled }], end: some.end };
    const all = allOf.read(cursor, at);
    return all?.form === undefined ? all : undefined;
  },
  write(filters, pen) {
    const [first] = filters;
    if (first?.kind === 'with words')
      return filters.length === 1 ? withWords.write(first, pen) : undefined;
    if (first?.kind === 'or')
      return filters.length === 1 ? anyOf.write(first.filters, pen, first.form) : undefined;
    return filters.length === 0 ? undefined : allOf.write(filters, pen);
  },
};

/** "level 6 or higher", "red": what stands behind "is". */
export const being: Hole<readonly Filter[]> = {
  read(cursor, at) {
    const got = before.read(cursor, at);
    return got === undefined ? undefined : { value: [got.value], end: got.end };
  },
  write(filters, pen) {
    const [first] = filters;
    return first === undefined || filters.length > 1 ? undefined : before.write(first, pen);
  },
};

/** What something must not have or be: "doesn't have <Blocker>", "isn't red". */
const notSo = (hole: Hole<readonly Filter[]>): Hole<readonly Filter[]> => ({
  read(cursor, at) {
    const got = hole.read(cursor, at);
    return got === undefined ? undefined : { ...got, value: [{ kind: 'not', filters: got.value }] };
  },
  write(filters, pen, form) {
    const [first] = filters;
    return first?.kind === 'not' && filters.length === 1
      ? hole.write(first.filters, pen, form)
      : undefined;
  },
});
export const lacking = notSo(having);
export const notBeing = notSo(being);

const valuedOne = table<Filter>(VALUED);
export const valued: Hole<readonly Filter[]> = {
  read(cursor, at) {
    const got = valuedOne.read(cursor, at);
    return got === undefined ? undefined : { value: [got.value], end: got.end };
  },
  write(filters, pen) {
    const [first] = filters;
    return first === undefined || filters.length > 1 ? undefined : valuedOne.write(first, pen);
  },
};

/** "level 5", "yellow level 3": in front of a noun that is said later; no name alone. */
export const front: Hole<readonly Filter[]> = {
  read(cursor, at) {
    const filters: Filter[] = [];
    let end = at;
    for (;;) {
      const got = before.read(cursor, filters.length === 0 ? at : end + 1);
      if (got === undefined) break;
      filters.push(got.value);
      end = got.end;
      if (cursor.text.charAt(end) !== ' ') break;
    }
    return filters.length === 0 || filters.at(-1)?.kind === 'name'
      ? undefined
      : { value: filters, end };
  },
  write(filters, pen) {
    const parts = filters.map((filter) => before.write(filter, pen));
    return parts.length === 0 || parts.includes(undefined) ? undefined : parts.join(' ');
  },
};
