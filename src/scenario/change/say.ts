/** Measures and their values in words. */
import { memoryAt } from './words.ts';
import type { EndingMeasure, Value } from './endings.ts';

const count = (n: Value, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;

/** What is measured, as the head of a row: "Security cards of P2". */
export function about(measure: EndingMeasure): string {
  switch (measure.kind) {
    case 'winner':
      return 'Winner';
    case 'refused':
      return 'The action';
    case 'memory':
      return 'Memory';
    case 'turn':
      return 'Turn';
    case 'deleted':
      return measure.card;
    case 'area':
      return `Where ${measure.card} is`;
    case 'suspended':
      return `${measure.card}: suspended or not`;
    case 'checks':
      return `Cards ${measure.player} checks`;
    case 'security':
      return `${measure.player}'s security cards`;
    case 'hand':
      return `Cards in ${measure.player}'s hand`;
  }
}

/** A value as a cell of that row. */
export function short({ kind }: EndingMeasure, value: Value): string {
  switch (kind) {
    case 'refused':
      return value === '' ? 'is legal' : `isn't legal (${value})`;
    case 'memory':
      return memoryAt(Number(value)).replace(/^at /, '');
    case 'deleted':
      return value === true ? 'is deleted' : "isn't deleted";
    case 'area':
      return value === '' ? 'elsewhere' : String(value);
    case 'suspended':
      return value === '' ? 'not in the battle area' : String(value);
    default:
      return String(value);
  }
}

/** A value as a sentence without its full stop. */
export function sentence(measure: EndingMeasure, value: Value): string {
  switch (measure.kind) {
    case 'winner':
      return value === 'nobody' ? 'nobody wins' : `${value} wins`;
    case 'refused':
      return value === '' ? 'it is legal' : "it isn't legal";
    case 'memory':
      return `memory is ${memoryAt(Number(value))}`;
    case 'turn':
      return `it is ${value}'s turn`;
    case 'deleted':
      return `${measure.card} ${value === true ? 'is' : "isn't"} deleted`;
    case 'area':
      return `${measure.card} is in ${ownerless(value)}`;
    case 'suspended':
      return `${measure.card} is ${value}`;
    case 'checks':
      return `${measure.player} checks ${value === 0 ? 'no cards' : count(value, 'card')}`;
    case 'security':
      return `${measure.player} has ${value === 0 ? 'no security cards' : count(value, 'security card')}`;
    case 'hand':
      return `${measure.player} has ${value === 0 ? 'no cards' : count(value, 'card')} in hand`;
  }
}

const ownerless = (area: Value): string => (area === '' ? 'none of these areas' : `the ${area}`);

/** What is asked about a measure, to stand in a question: "how many cards does P1 check". */
export function ask(measure: EndingMeasure): string {
  switch (measure.kind) {
    case 'winner':
      return 'does anyone win';
    case 'refused':
      return 'is this action legal';
    case 'memory':
      return 'where is the memory at the end';
    case 'turn':
      return 'whose turn is it at the end';
    case 'deleted':
      return `is ${measure.card} deleted`;
    case 'area':
      return `where is ${measure.card} at the end`;
    case 'suspended':
      return `is ${measure.card} suspended at the end`;
    case 'checks':
      return `how many cards does ${measure.player} check`;
    case 'security':
      return `how many security cards does ${measure.player} have at the end`;
    case 'hand':
      return `how many cards does ${measure.player} have in hand at the end`;
  }
}
