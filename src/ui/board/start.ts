/** The board of a scenario before anything happens. */
import { begin } from '../../game/explore/resolve.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { snapshot, type Snapshot } from '../../scenario/play/snapshot.ts';

export const startOf = (scenario: Scenario): Snapshot => snapshot(begin(scenario.setup));
