/** What an author means by the thing that a player must, may or cannot do: `block with Wall`. */
import type { Deed, Option } from '../../../game/run/option.ts';
import type { Setup } from '../../../game/run/run.ts';
import type { Labelled } from '../../../scenario/play/tell-effect.ts';
import { maskNames, unquote } from '../../../scenario/name.ts';
import { namesIn } from '../../common/option-names.ts';

/** Options of these kinds that name these things; no name means every option of the kind. */
export interface Thing {
  readonly kinds: readonly Deed['kind'][];
  readonly names: readonly string[];
}

/** Examples, for messages to authors. */
export const THINGS = [
  ...['block', 'block with X', 'attack X', 'attack the player', 'use X <Barrier>'],
  ...['pay for X [On Play]', 'carry out X [On Play]', 'digivolve X into Y'],
];

/** What can be meant, and where the names stand in it. An effect begins with its bracket. */
const PHRASES: readonly (readonly [pattern: RegExp, ...kinds: readonly Deed['kind'][]])[] = [
  [/^block(?: with (.+))?$/, 'block'],
  [/^attack$/, 'attack', 'attack player'],
  [/^attack (?:by|with) (<Blitz>)$/, 'do keyword'],
  [/^attack the player(?: \((P[12])\))?$/, 'attack player'],
  [/^attack (.+)$/, 'attack'],
  [/^use Assembly for (.+)$/, 'use Assembly'],
  [/^use DigiXros for (.+)$/, 'use DigiXros'],
  [/^(?:use|activate) (.+?) ([<[].+)$/, 'use', 'carry out'],
  [/^pay for (.+?) ([<[].+)$/, 'pay'],
  [/^carry out (.+?) ([<[].+)$/, 'carry out'],
  [/^replace it with (.+?) ([<[].+)$/, 'overwrite'],
  [/^overwrite as (.+?) ([<[].+) says$/, 'overwrite'],
  [/^DNA digivolve (.+) and (.+) into (.+)$/, 'DNA digivolve'],
  [/^digivolve (.+) into (.+)$/, 'digivolve'],
  [/^place it under (.+)$/, 'place under'],
  [/^play (.+)$/, 'play'],
];

/** `null` where it is none of these. */
export function parseThing(text: string): Thing | null {
  const { words, names: quoted } = maskNames(text);
  for (const [pattern, ...kinds] of PHRASES) {
    const match = pattern.exec(words);
    if (match !== null) {
      const named = match.slice(1).filter((name) => name !== undefined);
      return { kinds, names: named.map((name) => unquote(name, quoted)) };
    }
  }
  return null;
}

/** Whether an option is one of those that are meant. */
export function isMeant({ kinds, names }: Thing, option: Option, labels: Labelled): boolean {
  if (!kinds.some((kind) => kind === option.kind)) return false;
  const own = namesIn(option, labels);
  return names.every((name, i) => own[i] === name);
}

/** Whether what it names is there, so that "cannot" says something where it is not offered. */
export function isKnown({ kinds: [kind], names }: Thing, { labels, effects }: Setup): boolean {
  switch (kind) {
    case 'use':
    case 'pay':
    case 'carry out':
    case 'overwrite': {
      const [card = '', effect = ''] = names;
      return labels.includes(card) && effects.includes(effect);
    }
    case 'attack player':
      return true;
    case 'do keyword':
      return false;
    default:
      return names.every((name) => labels.includes(name));
  }
}
