/** (Rule) lines: facts of a card that always apply and are no effects (2-3-4). */

/** What such a line adds to what is printed elsewhere on the card. */
export interface RuleFacts {
  readonly traits: readonly string[];
  readonly alsoNamed: readonly string[];
  readonly nameAlsoHas: readonly string[];
}

const NO_RULE_FACTS: RuleFacts = { traits: [], alsoNamed: [], nameAlsoHas: [] };

const LIST = String.raw`((?:\[[^[\]]+\](?:\/|,? and |,? or |, )?)+)`;
const FORMS: readonly (readonly [RegExp, keyof RuleFacts | null])[] = [
  [
    new RegExp(`^Trait: Has (?:the )?${LIST}(?: (?:types?|forms?|attributes?|traits?))?\\.*$`, 'i'),
    'traits',
  ],
  [
    new RegExp(`^Name: (?:Also )?treated as having ${LIST}(?: in (?:its|the) name)?\\.*$`, 'i'),
    'nameAlsoHas',
  ],
  [new RegExp(`^Name: Also treated as ${LIST}\\.*$`, 'i'), 'alsoNamed'],
  // How a deck is built changes nothing on the board (2-3-4-5, 2-3-4-6).
  [/^Card Number: Also treated as [^.]+\.*$/i, null],
  [/^(?:A player|You) can include up to \d+ copies of [^.]+\.*$/i, null],
];

/** Rule lines as sentences: cards said it that way before there was an icon. */
const OLDER: readonly (readonly [RegExp, keyof RuleFacts | null])[] = [
  [/^(?:A player|You) can include up to \d+ copies of [^.]+\.*$/i, null],
  [
    new RegExp(`^Treat this card/(?:Digimon|Tamer) as if it also has ${LIST} in its name\\.?$`),
    'nameAlsoHas',
  ],
  [
    new RegExp(`^Treat this card/(?:Digimon|Tamer) as if its name is also ${LIST}\\.?$`),
    'alsoNamed',
  ],
  [
    new RegExp(`^This card/(?:Digimon|Tamer) is also treated as having ${LIST} in its name\\.?$`),
    'nameAlsoHas',
  ],
  [
    new RegExp(`^This card/(?:Digimon|Tamer) is also treated as having the ${LIST} trait\\.?$`),
    'traits',
  ],
  [
    new RegExp(`^The name of this card/(?:Digimon|Tamer) is also treated as ${LIST}\\.?$`),
    'alsoNamed',
  ],
  [
    new RegExp(`^This card/(?:Digimon|Tamer) is also treated as (?:if its name is )?${LIST}\\.?$`),
    'alsoNamed',
  ],
];

/** Reads what stands behind "[Rule]"; `null` when the words are not understood. */
export function parseRuleLine(words: string): RuleFacts | null {
  for (const [form, field] of FORMS) {
    const match = form.exec(words.trim());
    if (match !== null) return field === null ? NO_RULE_FACTS : facts(field, match[1] ?? '');
  }
  return null;
}

/** Reads such a line without an icon; `null` when it is none. */
export function parseOlderRuleLine(line: string): RuleFacts | null {
  for (const [form, field] of OLDER) {
    const match = form.exec(line.trim().replaceAll(/ {2,}/g, ' '));
    if (match !== null) return field === null ? NO_RULE_FACTS : facts(field, match[1] ?? '');
  }
  return null;
}

const facts = (field: keyof RuleFacts, list: string): RuleFacts => ({
  ...NO_RULE_FACTS,
  [field]: [...list.matchAll(/\[([^[\]]+)\]/g)].map((match) => match[1] ?? ''),
});

export const joinRuleFacts = (all: readonly RuleFacts[]): RuleFacts => ({
  traits: all.flatMap(({ traits }) => traits),
  alsoNamed: all.flatMap(({ alsoNamed }) => alsoNamed),
  nameAlsoHas: all.flatMap(({ nameAlsoHas }) => nameAlsoHas),
});
