/** Boards at random on which several effects wait at the same time, and each leaves a choice. */
import { below, oneOf, type Dice } from '../refer/dice.ts';
import type { Trial, TrialCard, TrialSide, TrialStack } from '../trial/trial.ts';
import { ASKED, DECIDED, INHERITED, ONE_OF, SECURITY, TAKEN_BACK } from './crossing-texts.ts';

const isOfDigimon = (line: string): boolean =>
  /this Digimon|^<|Attacking|of Attack|Deletion/.test(line);

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

class CrossingDraft {
  readonly dice: Dice;
  readonly cards: TrialCard[] = [];

  constructor(dice: Dice) {
    this.dice = dice;
  }

  card(name: string, facts: string, ...lines: readonly string[]): string {
    this.cards.push({ name, facts, lines: lines.filter((line) => line !== '') });
    return name;
  }

  some(lines: readonly string[], of: number): string {
    return below(this.dice, of) === 0 ? oneOf(this.dice, lines) : '';
  }

  stack(name: string, ...lines: readonly string[]): TrialStack {
    const { dice } = this;
    const level = 4 + below(dice, 2);
    const top = this.card(
      name,
      `Digimon Lv.${level} red ${2000 + 1000 * below(dice, 4)} DP cost ${level}`,
      'traits: Beast',
      ...lines,
    );
    const beneath = Array.from({ length: below(dice, 3) }, (_, i) => {
      const inherited = this.some(INHERITED, 2);
      return this.card(
        `${name.charAt(0)}${'xy'.charAt(i)}`,
        'Digimon Lv.3 red 2000 DP cost 3',
        inherited === '' ? '' : `inherited: ${inherited}`,
      );
    });
    return { cards: [top, ...beneath], states: [] };
  }

  tamer(name: string): TrialStack {
    const { dice } = this;
    const lines = ASKED.filter((line) => !isOfDigimon(line));
    return { cards: [this.card(name, 'Tamer red cost 3', oneOf(dice, lines))], states: [] };
  }

  pile(prefix: string, n: number, isSecurity = false): readonly string[] {
    const { dice } = this;
    return Array.from({ length: n }, (_, i) => {
      const security = isSecurity ? this.some(SECURITY, 2) : '';
      return this.card(
        `${prefix}${'vwxyz'.charAt(i)}`,
        `Digimon Lv.${i === 0 ? 5 : 3} red ${2000 + 1000 * i} DP cost 3`,
        i === 0 ? 'digivolve: 1 from Lv.4' : '',
        below(dice, 4) === 0 ? oneOf(dice, ASKED.filter(isOfDigimon)) : '',
        security === '' ? '' : `security: ${security}`,
      );
    });
  }

  side(letter: string, battle: readonly TrialStack[]): TrialSide {
    return {
      battle,
      breeding: [],
      security: this.pile(`${letter}s`, 2, true),
      hand: this.pile(`${letter}h`, 1 + below(this.dice, 2)),
      deck: this.pile(`${letter}d`, 3),
      trash: this.pile(`${letter}t`, 1 + below(this.dice, 2)),
    };
  }
}

/** A board and what is done on it; the same dice, the same board. */
export function crossingAt(dice: Dice): Trial {
  const draft = new CrossingDraft(dice);
  const decides = (): readonly string[] => {
    const limit = below(dice, 6) === 0 ? ' [Once Per Turn]' : '';
    const front = `[When Attacking]${limit} `;
    if (below(dice, 2) === 0)
      return [
        `${front}Activate 1 of the effects below:`,
        `・${oneOf(dice, ONE_OF)}`,
        `・${oneOf(dice, ONE_OF)}`,
      ];
    const words = oneOf(dice, DECIDED);
    // An effect that does something in any case is used in any case.
    return below(dice, 2) === 0
      ? [`${front}${words}`]
      : [`${front}${oneOf(dice, ['<Draw 1>', 'Gain 1 memory'])}. Then, ${lowered(words)}`];
  };
  const second = below(dice, 3) > 0 ? [`[When Attacking] ${oneOf(dice, TAKEN_BACK)}`] : decides();
  const asks = (of: number): string => draft.some(ASKED, of);
  const own = [
    draft.stack('Ant', ...decides(), ...second, asks(2)),
    draft.stack('Bee', asks(2), asks(3)),
    ...(below(dice, 2) === 0 ? [draft.stack('Cat', asks(2))] : []),
    draft.tamer('Gil'),
  ];
  const foes = [
    draft.stack('Dog', asks(2), asks(3)),
    draft.stack('Elk', asks(2)),
    ...(below(dice, 2) === 0 ? [draft.tamer('Hal')] : []),
  ].map((stack, i) => (i === 1 ? { ...stack, states: ['suspended'] } : stack));
  const more = below(dice, 3);
  return {
    cards: draft.cards,
    P1: draft.side('N', own),
    P2: draft.side('O', foes),
    turn: 'P1',
    memory: 2,
    actions: [
      below(dice, 3) === 0 ? 'Ant attacks Elk' : 'Ant attacks the player',
      ...(more === 0 ? ['P1 passes'] : more === 1 ? ['Bee attacks the player'] : []),
    ],
  };
}
