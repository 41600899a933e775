/** What the keyword effects of later editions change: boards played with them and without. */
import { endsWithout } from '../../scenario/change/unknown-keywords.ts';
import type { NamedScenario } from '../../scenario/coverage/coverage.ts';
import type { LaterKeywords } from './resolved.ts';

/** `slugs`: of the keyword effects. A board without any of them is the same in both editions. */
export function laterKeywords(
  scenarios: readonly NamedScenario[],
  slugs: ReadonlySet<string>,
): LaterKeywords {
  const played = scenarios.flatMap(({ source, name, scenario }) => {
    const ends = endsWithout(scenario, slugs);
    return ends === null ? [] : [{ source, name, ends }];
  });
  return {
    boards: scenarios.length,
    played: played.length,
    differ: played.flatMap(({ source, name, ends }) =>
      ends === 'differs' ? [{ source, name }] : [],
    ),
    untold: played.filter(({ ends }) => ends === 'too many courses').length,
  };
}
