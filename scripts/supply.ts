/**
 * `npm run supply`: what the project is made with. Writes the bill of materials (CycloneDX, by npm)
 * to .reports/bom.json, checks the licence and the checksum of every package, and asks the registry
 * of packages for known weaknesses where it answers. `-- --offline` asks nobody.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAsked, refuse } from './asked.ts';
import { supplyProblems, type Bill } from './supplied.ts';
import { ROOT, toolEnv } from './run.ts';

const BILL = join(ROOT, '.reports', 'bom.json');
/** A weakness of this weight, or a heavier one, is a failure. */
const WEIGHT = 'high';

function npm(...args: readonly string[]): { readonly status: number; readonly printed: string } {
  const done = spawnSync('npm', [...args], {
    cwd: ROOT,
    env: toolEnv(),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (done.error) throw done.error;
  return { status: done.status ?? 1, printed: done.stdout };
}

function checkBill(): number {
  // The lockfile has those of other machines as well; npm leaves out what is only for them.
  const { status, printed } = npm(
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--sbom-type',
    'application',
  );
  if (status !== 0)
    refuse('npm could not write the bill of materials; expected its packages: run npm ci first');
  mkdirSync(join(ROOT, '.reports'), { recursive: true });
  writeFileSync(BILL, printed);
  const bill = JSON.parse(printed) as Bill;
  const problems = supplyProblems(bill);
  for (const line of problems) console.error(line);
  console.log(`${bill.components.length} packages, ${problems.length} problems: ${BILL}`);
  return problems.length === 0 && bill.components.length > 0 ? 0 : 1;
}

interface Audit {
  readonly error?: unknown;
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> };
}

function audit(): number {
  const { status, printed } = npm('audit', '--json', `--audit-level=${WEIGHT}`);
  const { metadata } = JSON.parse(printed || '{}') as Audit;
  if (metadata === undefined) {
    console.log('known weaknesses: not looked up, since the registry of packages does not answer');
    return 0;
  }
  const found = Object.entries(metadata.vulnerabilities).map(([weight, n]) => `${n} ${weight}`);
  console.log(
    `known weaknesses: ${found.join(', ')}${status === 0 ? '' : ' (npm audit names them)'}`,
  );
  return status;
}

const { offline } = readAsked({
  usage: 'npm run supply [-- --offline]',
  options: { offline: { type: 'boolean' } },
}).values;
process.exitCode = checkBill();
if (!offline) process.exitCode ||= audit();
