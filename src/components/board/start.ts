/** The board of a scenario before anything happens. */
import { begin } from '../../engine/resolve.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { snapshot, type Snapshot } from '../../scenario/snapshot.ts';

export const startOf = (scenario: Scenario): Snapshot => snapshot(begin(scenario.setup));
