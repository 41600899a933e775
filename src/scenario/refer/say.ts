/** A text as it is printed, and the same text in which whoever is meant is named. */
import { capital } from '../../base/words.ts';
import { sideOf, traitOf, type Holder } from './cast.ts';
import type { CalledWords, Letter, ReferStep, StepObject, StepSide } from './step.ts';

/** A text of steps, with what sets it off where that names somebody. */
export interface ReferText {
  readonly holder: Holder;
  readonly steps: readonly ReferStep[];
  /** "When an opponent's Digimon suspends": what happens, and to whom at once. */
  readonly event: {
    readonly verb: 'suspend' | 'unsuspend' | 'return' | 'delete' | 'play' | 'attack';
    readonly side: StepSide;
    readonly whom: readonly Letter[];
  } | null;
}

const HAPPENS = {
  suspend: 'suspends',
  unsuspend: 'unsuspends',
  return: 'leaves the battle area',
  delete: 'is deleted',
  play: 'is played',
  attack: 'attacks',
} as const;

const timingOf = ({ holder, event }: ReferText): string => {
  switch (holder) {
    case 'Option':
    case 'Tamer':
      return '[Main] ';
    case 'Digimon':
    case 'inherited':
      return '[When Attacking] ';
    case 'security':
      return '[Security] ';
    case 'On Deletion':
      return '[On Deletion] ';
    default: {
      const who = event?.side === 'your' ? 'one of your Digimon' : "an opponent's Digimon";
      return `[All Turns] [Once Per Turn] When ${who} ${HAPPENS[event?.verb ?? 'suspend']}, `;
    }
  }
};

const chooseWords = (object: Extract<StepObject, { kind: 'choose' }>, trait: string): string => {
  const { n, upTo, side, other, from } = object;
  const count = `${upTo ? 'up to ' : ''}${n}`;
  if (from !== undefined)
    return `${count} Digimon card${n > 1 ? 's' : ''}${trait} from your ${from}`;
  return `${count} of ${side} ${other ? 'other ' : ''}Digimon${trait}`;
};

/** How the object of a step is printed. */
function wordsOf(
  object: StepObject,
  verb: string | undefined,
): { readonly words: string; readonly several: boolean } {
  switch (object.kind) {
    case 'choose': {
      const trait =
        object.from === undefined
          ? ''
          : ` with the [${traitOf(object.from === 'hand' ? ['h', 'i'] : ['j', 'k'])}] trait`;
      return { words: chooseWords(object, trait), several: object.n > 1 };
    }
    case 'all':
      return { words: `all of ${object.side} Digimon`, several: true };
    case 'part':
      return { words: `1 of ${object.word}`, several: false };
    case 'pair':
      return { words: "1 of your Digimon and 1 of your opponent's Digimon", several: true };
    case 'this':
      return { words: 'this Digimon', several: false };
    case 'nobody':
      return { words: '', several: false };
    case 'refers': {
      const several = /^th(?:em|ose)/.test(object.word);
      if (object.word === 'done one') return { words: `the ${verb ?? ''} Digimon`, several };
      return { words: object.word, several };
    }
  }
}

/** "they get", "suspend them" */
const subject = (words: string, said: string): string =>
  words === 'them' && said.startsWith('them ') ? `they ${said.slice(5)}` : said;

/** What is so on every board here, and what is so on none. */
const SO = 'if you have 1 or more security cards, ';
const NOT_SO = 'if you have 9 or more security cards, ';

const GATES = {
  do: () => 'if you do, ',
  "don't": () => "if you don't, ",
  did: (step: ReferStep | undefined) => `if this effect ${step?.verb.past ?? ''}, `,
  "didn't": (step: ReferStep | undefined) => `if this effect didn't ${step?.verb.base ?? ''}, `,
  so: () => SO,
  'not so': () => NOT_SO,
  'instead if so': () => SO,
  'instead if not so': () => NOT_SO,
  suspended: (_: ReferStep | undefined, of: string) =>
    of === 'it' ? "if it's suspended, " : `if ${of} is suspended, `,
} as const;

/** The text as it is printed; a price and what is paid for are one sentence. */
export function printedText(text: ReferText): string {
  const { steps } = text;
  const sentences: string[] = [];
  let price = '';
  steps.forEach((step, i) => {
    const { verb, object, may, then, gate } = step;
    const meant = object.kind === 'refers' ? steps[object.to] : undefined;
    const past = object.kind === 'refers' && object.to < 0 ? text.event?.verb : meant?.verb.name;
    const called: CalledWords = wordsOf(object, PAST[past ?? '']);
    if (step.price) {
      price =
        price === ''
          ? `${then ? 'Then, ' : ''}by ${verb.ing?.(called) ?? ''}, `
          : `${price.slice(0, -2)} and ${verb.ing?.(called) ?? ''}, `;
      return;
    }
    const gated =
      gate === null
        ? ''
        : GATES[gate](
            steps.slice(0, i).findLast((one) => !one.price),
            called.words,
          );
    const said = subject(called.words, verb.say(called));
    const whole = `${price}${then && price === '' ? 'Then, ' : ''}${gated}${may ? 'you may ' : ''}${said}${gate?.startsWith('instead') === true ? ' instead' : ''}`;
    sentences.push(whole);
    price = '';
  });
  const front = timingOf(text);
  return `${front}${sentences.map((one, i) => `${i > 0 || front.endsWith('] ') ? capital(one) : one}.`).join(' ')}`;
}

export const PAST: { readonly [verb: string]: string } = {
  suspend: 'suspended',
  delete: 'deleted',
  return: 'returned',
  bottom: 'returned',
  play: 'played',
  choose: 'chosen',
};

/** A step with those it is about, all decided. */
export interface NamedStep {
  readonly step: ReferStep;
  readonly whom: readonly Letter[];
  /** Its words where they name nobody. */
  readonly said?: string;
}

const ALL_OF_THEM = { upTo: false, other: false } as const;

/** Who is meant, by a trait that nobody else has. */
function namedWords({ step, whom }: NamedStep): CalledWords {
  const { object } = step;
  if (object.kind === 'this' || object.kind === 'nobody') return wordsOf(object, undefined);
  const trait = ` with the [${traitOf(whom)}] trait`;
  const side = sideOf(whom[0] ?? 'a');
  // A card of a hand need not be found there (cast.ts, shown).
  const from = 'from' in object && object.from !== undefined ? ({ from: 'trash' } as const) : {};
  if (object.kind === 'choose')
    return {
      words: chooseWords({ ...object, ...ALL_OF_THEM, n: whom.length, side, ...from }, trait),
      several: whom.length > 1,
    };
  return {
    words: `${whom.length > 1 || object.kind === 'all' ? 'all' : '1'} of ${side} Digimon${trait}`,
    several: whom.length > 1 || object.kind === 'all',
  };
}

function sentenceOf(named: NamedStep): string {
  const { step, whom, said } = named;
  if (said !== undefined) return `${capital(said)}.`;
  const sides = [
    whom.filter((one) => sideOf(one) === 'your'),
    whom.filter((one) => sideOf(one) !== 'your'),
  ];
  // Those of both sides are named in two sentences.
  if (sides.every((one) => one.length > 0))
    return sides
      .map((side) => sentenceOf({ step: { ...step, object: EACH }, whom: side }))
      .join(' ');
  return `${capital(step.verb.say(namedWords(named)))}.`;
}

const EACH: StepObject = { kind: 'refers', to: 0, word: 'it' };

/** The same text with everybody named and nothing left to decide. */
export const namedText = (text: ReferText, steps: readonly NamedStep[]): string => {
  const front = timingOf(text);
  const said = steps.map(sentenceOf).join(' ');
  return front.endsWith('] ') ? front + said : front + said.charAt(0).toLowerCase() + said.slice(1);
};

/** The same effect, which does nothing. */
export const nothing = (text: ReferText): string => {
  const front = timingOf(text);
  const words = 'if you have 9 or more Digimon, gain 1 memory.';
  return front + (front.endsWith('] ') ? capital(words) : words);
};

/** Each step by itself, as the [Main] effect of an Option. */
export const optionTexts = (steps: readonly NamedStep[]): readonly string[] =>
  steps.map((step) => `[Main] ${sentenceOf(step)}`);

/** What makes the event happen, as the [Main] effect of an Option. */
export function settingOff({ holder, event }: ReferText): readonly string[] {
  if (holder === 'On Deletion') return ['[Main] Delete 1 of your Digimon with the [Ka] trait.'];
  if (event === null) return [];
  if (event.verb === 'attack') return [];
  if (event.verb === 'play') {
    const { length } = event.whom;
    const cards = `${length} Digimon card${length > 1 ? 's' : ''} with the [${traitOf(event.whom)}] trait`;
    return [`[Main] Play ${cards} from your trash without paying the cost.`];
  }
  const whom = `all of ${event.side} Digimon with the [${traitOf(event.whom)}] trait`;
  const to = event.verb === 'return' ? ' to the hand' : '';
  return [`[Main] ${capital(event.verb)} ${whom}${to}.`];
}
