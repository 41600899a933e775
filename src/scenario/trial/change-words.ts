/** The same board with texts in other words, or on another card. */
import { isPlayed } from '../random/lines.ts';
import { alone, EXTRA, leaveOut, withExtra } from './change-board.ts';
import { SIDES, textOf, type SideName, type TrialChange } from './changed.ts';
import type { Trial, TrialCard } from './trial.ts';

/** Lines with other words; `null` where none of them becomes another one that the engine runs. */
function reworded(
  trial: Trial,
  other: (line: string, card: TrialCard) => string,
  isMeant: (name: string) => boolean = () => true,
): { readonly trial: Trial; readonly called: (words: string) => string } | null {
  const back = new Map<string, string>();
  const cards = trial.cards.map((card) => {
    if (!isMeant(card.name)) return card;
    const lines = card.lines.map((line) => {
      const now = other(line, card);
      if (now === line || !isPlayed('upper', now.replace(/^(?:inherited|security): /, '')))
        return line;
      const bare = (words: string): string => words.replace(/^(?:inherited|security): /, '');
      back.set(bare(now), bare(line));
      return now;
    });
    return { ...card, lines };
  });
  if (back.size === 0) return null;
  const called = (words: string): string => back.get(words) ?? words;
  return { trial: { ...trial, cards }, called };
}

/** Any Digimon that a text looks for has the trait. */
const FILTERED =
  /\b((?:opponent's|your)(?: other)?(?: suspended| unsuspended)? Digimon)\b(?! cards?\b|'s| with| in | or | that| would|:)/g;
const filtered = (line: string): string =>
  /\b(?:[Ii]f|[Ww]hile) |for each|color/.test(line)
    ? line
    : line.replace(FILTERED, (found: string, _: string, at: number) =>
        // Those who are meant without choosing are left as they are: somebody more is no matter.
        / all of (?:your )?$/i.test(` ${line.slice(0, at)}`)
          ? found
          : `${found} with the [Beast] trait`,
      );

/** Whom an overall effect is about is said without the filter. */
const unfiltered =
  (called: (words: string) => string) =>
  (words: string): string =>
    called(words).replace(/,?\{"kind":"trait","match":"exact","words":\["Beast"\]\}/, '');

/** A filter that everybody meets. */
export const metByAll: TrialChange = (trial) => {
  const made = reworded(trial, filtered);
  return made === null
    ? null
    : {
        trial: made.trial,
        now: { called: unfiltered(made.called) },
        before: { called: unfiltered((words) => words) },
      };
};

const OTHERS =
  /\d Digimon cards?|Alliance|Scapegoat|Overclock|Decoy|Save|Mind Link|Raid|Collision|Fragment|Blast|attack an|may attack|Blitz|Vortex|Execute|battles|attack target|Partition|Decode|Retaliation|Digimon (?:gains?|can)/;

/** Somebody more is done something to by these, without being chosen. */
const REACHING =
  /\b(?:delete|return) all of your (?:opponent's |other )?(?:suspended |unsuspended )?Digimon(?! with)|\ball of your (?:opponent's |other )?(?:suspended |unsuspended )?Digimon get/i;

/** A Digimon that no filter of a text is met by. */
export const bystander =
  (player: SideName, dp: number): TrialChange =>
  (trial) => {
    const made = reworded(trial, filtered);
    const base = made?.trial ?? trial;
    const words = textOf(base);
    const isOpen = /Digimon(?! with the \[Beast\])/.test(
      words.replace(
        /this Digimon|Digimon cards?|\b(?:that|those|the) Digimon|all of your (?:opponent's |other )?(?:suspended |unsuspended )?Digimon(?! with (?!the \[Beast\]))/gi,
        '',
      ),
    );
    if (OTHERS.test(words) || isOpen || /color/.test(words)) return null;
    // A weak one may lie in a trash by the time that one is counted.
    if (dp < 10_000 && /trash(?:es)?\b/.test(words)) return null;
    const { trial: now } = withExtra(
      base,
      `Digimon Lv.7 purple ${dp} DP cost 15`,
      player,
      (side) => ({
        ...side,
        battle: [alone, ...side.battle],
      }),
    );
    const called = unfiltered(made?.called ?? ((text) => text));
    return {
      trial: now,
      now: { leaveOut, called },
      before: { called: unfiltered((text) => text) },
      ...(dp < 10_000 || REACHING.test(words) ? {} : { untouched: EXTRA }),
    };
  };

/** Whether it is a Digimon in a battle area, as the top card of its stack. */
const isDigimon = (trial: Trial, name: string): boolean =>
  trial.cards.some((card) => card.name === name && card.facts.startsWith('Digimon')) &&
  SIDES.some((player) => trial[player].battle.some(({ cards }) => cards[0] === name));

/** "This Digimon" is said by its name, which no other card has. */
const byName =
  (from: RegExp, to: (name: string, ...found: string[]) => string): TrialChange =>
  (trial) => {
    const stay: string[] = [];
    const made = reworded(
      trial,
      (line, { name }) => line.replace(from, (_, ...found: string[]) => to(name, ...found)),
      (name) => isDigimon(trial, name),
    );
    if (made === null) return null;
    made.trial.cards.forEach((card, i) => {
      if (card.lines.some((line, n) => line !== trial.cards[i]?.lines[n])) stay.push(card.name);
    });
    return { trial: made.trial, now: { called: made.called }, stay };
  };

const upperCase = (words: string, like: string): string =>
  /^[A-Z]/.test(like) ? words.charAt(0).toUpperCase() + words.slice(1) : words;

export const triggerByName = byName(
  /When this Digimon /g,
  (name) => `When one of your Digimon with [${name}] in its name `,
);
export const subjectByName = byName(
  /\b([Tt]his) Digimon (gets|gains|can't|isn't affected)/g,
  (name, first = '', verb = '') =>
    upperCase(`1 of your Digimon with [${name}] in its name ${verb}`, first),
);
/** Who is chosen by name isn't chosen where that "may" is declined: then "it" means nobody. */
export const objectByName = byName(
  /\b(?:(?<!may )|(?!.*\b(?:it|its|that Digimon)\b))([Uu]nsuspend|[Ss]uspend|[Ss]uspending) this Digimon\b/g,
  (name, verb = '') => `${verb} 1 of your Digimon with [${name}] in its name`,
);

/** "it" behind "When this Digimon ..." is this Digimon. */
const SELF = /^(\[[^,"]*When this Digimon [^,"]*, )(.*)$/;
export const itselfByThis = byName(SELF, (_, front = '', done = '') =>
  /opponent|another|other /.test(front)
    ? `${front}${done}`
    : `${front}${done
        .replace(/^(?:it|that Digimon) (gets|gains|isn't|doesn't)/, 'this Digimon $1')
        .replace(/^(suspend|unsuspend|delete) (?:it|that Digimon)\b/, '$1 this Digimon')}`,
);

/** Lines that say the same whoever of a player's cards on the field has them. */
const isFree = (line: string): boolean =>
  /^\[(?:Your Turn|Opponent's Turn|All Turns|Start of|End of (?:Your|Opp|All))/.test(line) &&
  !/[Tt]his |\bother\b|another|"|Delay|Breeding|Save|Mind Link|Blitz|\bthat\b|\bit(?:s|self)?\b|you attack/.test(
    line,
  );

/** The text stands on another Digimon or Tamer of the same player. */
export const otherHolder: TrialChange = (trial) => {
  for (const player of SIDES) {
    const tops = trial[player].battle.flatMap(({ cards: [top] }) => top ?? []);
    for (const from of tops) {
      const card = trial.cards.find(({ name }) => name === from);
      const line = card?.lines.find(isFree);
      const to = tops.findLast((name) => name !== from);
      if (line === undefined || to === undefined) continue;
      const cards = trial.cards.map((one) => {
        if (one.name === from)
          return { ...one, lines: one.lines.toSpliced(one.lines.indexOf(line), 1) };
        return one.name === to ? { ...one, lines: [...one.lines, line] } : one;
      });
      const anyHolder = { anyHolder: true };
      return { trial: { ...trial, cards }, now: anyHolder, before: anyHolder, stay: [from, to] };
    }
  }
  return null;
};

const OF_ITS_CARD =
  /On Play|When Digivolving|Breeding|Delay|Security\]|Hand\]|Trash\]|this card|Blast|Digisorption|Link|Use Req|Ascension|Fortitude|Decode|Partition|Armor|Succession|Detach|Material|Save|digivolution cards|traits:|digivolve:|would be played/;

/** The text of a Digimon is the inherited text of a card beneath it. */
export const inherited: TrialChange = (trial) => {
  for (const player of SIDES)
    for (const { cards: names } of trial[player].battle) {
      const [top, under] = names;
      const card = trial.cards.find(({ name }) => name === top);
      const line = card?.lines.find((text) => /^[[<]/.test(text) && !OF_ITS_CARD.test(text));
      // What belongs together stands together.
      if (line === undefined || under === undefined || textOf(trial).includes('・')) continue;
      const cards = trial.cards.map((one) => {
        if (one.name === top)
          return { ...one, lines: one.lines.toSpliced(one.lines.indexOf(line), 1) };
        return one.name === under ? { ...one, lines: [...one.lines, `inherited: ${line}`] } : one;
      });
      const anyHolder = { anyHolder: true };
      return {
        trial: { ...trial, cards },
        now: anyHolder,
        before: anyHolder,
        stay: top === undefined ? [] : [top],
      };
    }
  return null;
};
