/**
 * Boards at random, each played again with a change that must mean nothing:
 * `npm run trials -- --n 100000 --seed 7 [--only "another order"]`. Prints each board that ends
 * otherwise, made as small as it goes, with both endings; ends with exit code 1 where there is one.
 */
import { parseArgs } from 'node:util';
import { campaign, failureSaid } from '../src/scenario/trial/campaign.ts';

const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});
const begun = performance.now();
const found = campaign(
  Number(values.n),
  Number(values.seed),
  (failure) => console.log(`${failureSaid(failure)}\n`),
  (change) => change.includes(values.only),
);
const seconds = Math.round((performance.now() - begun) / 1000);
for (const [change, times] of found.made) console.log(`${String(times).padStart(8)}  ${change}`);
console.log(
  `${found.trials} trials on ${found.boards} boards in ${seconds} s: ${found.failures.length} failures`,
);
if (found.failures.length > 0) process.exitCode = 1;
