/**
 * What a Token is: its facts stand in a note behind it (4-21-1), as `(Digimon/Yellow/3000
 * DP/<Blocker>)` or, older, "(Cub Tokens are level 6 white Digimon with ...)".
 */
import type { EffectText, TokenFacts } from '../tree/tree.ts';

const COLOUR = /^(?:red|blue|yellow|green|black|purple|white)$/;

/** The facts in a note; `before`: what stands in front of it. `null`: it is another note. */
export function tokenIn(note: string, before: string): TokenFacts | null {
  const inside = note.replace(/^\(|\)$/g, '').replace(/\.$/, '');
  const older = OLDER.exec(inside);
  if (older !== null) {
    const [, name = '', level, colour = '', cost, dp, rest = ''] = older;
    const traits = rest
      .replace(/ (?:form|type|attribute|traits?)\b/g, '')
      .split(/, (?:and )?| and |\//);
    return {
      name,
      level: Number(level),
      cost: Number(cost),
      dp: Number(dp),
      colours: [colour],
      traits: traits.toSorted(),
      text: '',
    };
  }
  const named = /^([^/]+) Token: (?=Digimon\/)/.exec(inside);
  const name = named?.[1] ?? nameIn(before);
  const [kind, ...parts] = cutParts(inside.slice(named?.[0].length ?? 0));
  return kind !== 'Digimon' || name === undefined ? null : factsOf(name, parts);
}

const OLDER =
  /^([^()]+) Tokens are level (\d) ([a-z]+) Digimon with a memory cost of (\d+), (\d+) DP, and (?:are )?([A-Za-z ,/]+)$/;

/** "1 [Cub] Token", "1 [Cub] (...) Token": the last in front of the note. */
const nameIn = (before: string): string | undefined =>
  /\[([^[\]]+)\]$/.exec(before.trimEnd())?.[1] ??
  [...before.matchAll(/\[([^[\]]+)\] Tokens?\b/g)].at(-1)?.[1];

/** At strokes outside of brackets. */
function cutParts(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    if ('(<['.includes(char)) depth++;
    else if (')>]'.includes(char)) depth--;
    else if (char === '/' && depth === 0) {
      parts.push(text.slice(from, i));
      from = i + 1;
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim());
}

/** `null` where a part is none that a Token has. */
function factsOf(name: string, parts: readonly string[]): TokenFacts | null {
  const colours: string[] = [];
  const traits: string[] = [];
  const texts: string[] = [];
  const numbers = { level: null, cost: null, dp: null } as Record<
    'level' | 'cost' | 'dp',
    number | null
  >;
  for (const part of parts) {
    const number = /^(?:Cost (?<cost>\d+)|Lv\. ?(?<level>\d)|(?<dp>\d+) DP)$/.exec(part)?.groups;
    const [fact, n] = Object.entries(number ?? {}).find(([, one]) => one !== undefined) ?? [];
    if (fact === 'cost' || fact === 'level' || fact === 'dp') numbers[fact] = Number(n);
    else if (COLOUR.test(part.toLowerCase())) colours.push(part.toLowerCase());
    else if (/^[<[]/.test(part)) texts.push(part);
    else if (/^[A-Z][A-Za-z ]*$/.test(part) && numbers.dp === null) traits.push(part);
    else return null;
  }
  if (colours.length === 0 || numbers.dp === null) return null;
  return { name, ...numbers, colours, traits: traits.toSorted(), text: texts.join('\n') };
}

/** A text with the notes of its Tokens behind it, by their names: it is read as it was. */
export const withTokens = (text: string, { tokens = [] }: Pick<EffectText, 'tokens'>): string =>
  [text, ...tokens.filter(({ name }) => text.includes(`[${name}]`)).map(noteOf)].join(' ');

const noteOf = ({ name, level, cost, dp, colours, traits, text }: TokenFacts): string =>
  `(${[
    `${name} Token: Digimon`,
    ...(cost === null ? [] : [`Cost ${cost}`]),
    ...(level === null ? [] : [`Lv.${level}`]),
    ...colours,
    ...traits,
    `${dp} DP`,
    ...(text === '' ? [] : text.split('\n')),
  ].join('/')})`;
