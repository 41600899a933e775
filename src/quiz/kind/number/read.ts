import { err, ok, type Problem, type Result } from '../../../base/result.ts';
import { didYouMean } from '../../../base/nearest.ts';
import { MEASURE_HELP, parseMeasure } from '../../../scenario/claim/measure.ts';
import type { Scenario } from '../../../scenario/file/scenario.ts';
import { decideNumber, type NumberAsk } from './decide.ts';
import type { NumberFields } from './fields.ts';
import { problemIn, whenIn } from '../../common/problem.ts';

/** Reads what is measured, and which endings are meant. */
export function readNumber(
  { measure: text, when: narrowing, wrong }: NumberFields,
  scenario: Scenario,
): Result<NumberAsk, readonly Problem[]> {
  const measure = parseMeasure(text);
  if (measure === null) return err([problemIn('measure', `"${text}"`, MEASURE_HELP)]);
  const { labels } = scenario.setup;
  if (measure.kind === 'DP' && !labels.includes(measure.card)) {
    const found = `there is no card "${measure.card}" on the board${didYouMean(measure.card, labels)}`;
    return err([problemIn('measure', found, 'a card of the board')]);
  }
  const when = whenIn(narrowing, scenario);
  if (!when.ok) return err([when.problem]);
  return ok({ kind: 'number', measure, when: when.value, wrong });
}

/** Where the value is not one, or another than the author expects. */
export function numberProblems(
  { measure, expected, wrong }: NumberFields,
  ask: NumberAsk,
  scenario: Scenario,
): readonly Problem[] {
  const { values } = decideNumber(scenario, ask);
  const [value] = values;
  if (values.length === 0)
    return [
      problemIn('when', "it isn't true in any outcome", 'a fact that is true in some outcome'),
    ];
  if (values.length > 1 || value === null) {
    const list = values.map((one) => (one === null ? 'none' : String(one))).join(', ');
    return [
      problemIn(
        'measure',
        `the ${measure} is not one number: ${list}`,
        'the same value in every outcome: narrow them down with "when", or change the board',
      ),
    ];
  }
  return [
    ...(value === expected
      ? []
      : [
          problemIn(
            'expected',
            `you expect ${expected}, but the engine finds that the ${measure} is ${String(value)}`,
            'the author and the engine to agree: change the number or the board',
          ),
        ]),
    ...wrong.flatMap((one, i) =>
      one.value === value
        ? [
            problemIn(
              `wrong[${i}].value`,
              `${one.value}, which is the right number`,
              'a wrong number',
            ),
          ]
        : [],
    ),
  ];
}
