import { readCorpus } from '../../src/rules/read/read.ts';
import { corpusFiles } from '../corpus-files.ts';
import { quantile, timeRuns, type Figure } from './figure.ts';

/** Reading content/rules into the checked tree of rules. The first run is what a build pays. */
export function measureCorpus(): readonly Figure[] {
  const [first = 0, ...others] = timeRuns(21, () => readCorpus(corpusFiles()));
  return [
    { name: 'corpus build, first', value: first, unit: 'ms' },
    { name: 'corpus build, median of 20 more', value: quantile(others, 0.5), unit: 'ms' },
  ];
}
