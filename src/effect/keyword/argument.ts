/** Parameters of keywords, put into the words that the reader of effect text knows. */

/**
 * "Black", "[Puppet] Trait" -> "black Digimon", "Digimon with the [Puppet] trait". What stands
 * there alone, in brackets or without, is a trait as well: "[Puppet]", "Puppet/Angel". What says
 * more than a trait, as "Black Lv.4" or "[A] in name", stays as it is, so that it isn't read.
 */
export function filterWords(argument: string): string {
  const text = argument.trim();
  if (COLOURS.test(text)) return `${text.toLowerCase()} Digimon`;
  const traits = text.replace(/ traits?$/i, '');
  if (/^\[.+\]$/.test(traits)) return `Digimon with the ${listed(traits)} trait`;
  if (/^[^[\]]+$/.test(traits) && !MORE.test(traits))
    return `Digimon with the ${listed(`[${traits.replaceAll('/', ']/[')}]`)} trait`;
  return `Digimon with ${text}`;
}

const COLOUR = '(?:Red|Blue|Yellow|Green|Black|Purple|White)';
const COLOURS = new RegExp(`^${COLOUR}(?:/${COLOUR})*$`, 'i');
const MORE = new RegExp(
  String.raw`[\d&+,]|\b(?:${COLOUR}|w/|Lv\.|(?:levels?|DP|cards?|Digimon|Tokens?|Tamers?|in|or|and|with)\b)`,
  'i',
);
const CARD = new RegExp(
  `^(?:(?<colours>${COLOUR}(?:/${COLOUR})*)(?: |$))?(?:Lv\\.(?<level>\\d+(?: or (?:lower|higher))?)(?: |$))?(?:w/(?<having>.+))?$`,
  'i',
);

/** "[A]/[B]/[C]" -> "[A], [B] or [C]" */
const listed = (words: string): string =>
  words.replaceAll(']/[', '], [').replace(/, (?=\[[^[\]]*\]$)/, ' or ');

/**
 * "blue Lv.4" -> "blue level 4 Digimon card", "Lv.4 or lower w/[Rex]/[Owl] in name or w/[Aqua]
 * trait" -> "level 4 or lower Digimon card with [Rex] or [Owl] in its name or the [Aqua] trait",
 * "[Rex]/Lv.5 w/[Aqua] trait" -> "[Rex] or level 5 Digimon card with the [Aqua] trait".
 */
export function cardWords(argument: string): string {
  const text = argument.trim().replaceAll(')/(', '/');
  const [, names, behind] = /^(\[[^[\]]+\](?:\/\[[^[\]]+\])*)(?:\/([^[].*))?$/.exec(text) ?? [];
  if (names !== undefined)
    return behind === undefined ? listed(names) : `${listed(names)} or ${cardWords(behind)}`;
  const { colours, level, having } = CARD.exec(text)?.groups ?? {};
  const has = having?.split(' or w/').map(havingWords) ?? [];
  // What isn't understood stays as it is, so that it isn't read either.
  if ([colours, level, having].every((part) => part === undefined) || has.includes(null))
    return `card ${text} as named`;
  const words = [
    colours?.toLowerCase(),
    level === undefined ? undefined : `level ${level}`,
    'Digimon card',
    has.length === 0 ? undefined : `with ${has.join(' or ')}`,
  ];
  return words.filter((word) => word !== undefined).join(' ');
}

/** "[A]/[B] in name" -> "[A] or [B] in its name" */
function havingWords(part: string): string | null {
  const [, words, where] =
    /^(\[[^[\]]+\](?:\/\[[^[\]]+\])*) (in name|in text|in any trait|trait)$/i.exec(part) ?? [];
  if (words === undefined) return null;
  switch (where?.toLowerCase()) {
    case 'in name':
      return `${listed(words)} in its name`;
    case 'in text':
      return `${listed(words)} in its text`;
    case 'in any trait':
      return `${listed(words)} in any of its traits`;
    default:
      return `the ${listed(words)} trait`;
  }
}

/** "[Code] trait" -> "card with the [Code] trait"; a link card may be of any category. */
export function linkWords(argument: string): string {
  const text = argument.trim();
  if (/^\[[^[\]]+\]$/.test(text)) return text;
  const trait = /^(\[[^[\]]+\](?:(?:\/| or )\[[^[\]]+\])*) trait$/i.exec(text);
  return trait === null ? `card with ${text}` : `card with the ${trait[1] ?? ''} trait`;
}
