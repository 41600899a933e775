/** What the keyword effects of later editions change: boards played with them and without. */
import type { OtherEdition } from '../../scenario/change/unknown-keywords.ts';
import type { ScenarioName } from '../../scenario/coverage/rule-coverage.ts';
import type { LaterKeywords } from './resolved.ts';

/** How a scenario ends without these keyword effects; `null`: it has none of them. */
export interface EndsWithout extends ScenarioName {
  readonly ends: OtherEdition | null;
}

/** A board without any of them is the same in both editions. */
export function laterKeywords(scenarios: readonly EndsWithout[]): LaterKeywords {
  const played = scenarios.filter(({ ends }) => ends !== null);
  return {
    boards: scenarios.length,
    played: played.length,
    differ: played.flatMap(({ source, name, ends }) =>
      ends === 'differs' ? [{ source, name }] : [],
    ),
    untold: played.filter(({ ends }) => ends === 'too many courses').length,
  };
}
