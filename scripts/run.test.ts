import { expect, test } from 'vitest';
import { runBeside } from './run.ts';

test('a program has all that it printed, and its exit code', async () => {
  const script = "console.log('a'.repeat(200_000)); console.error('b'); process.exitCode = 3;";
  const { code, printed } = await runBeside('node', ['-e', script]);
  expect(code).toBe(3);
  expect(printed).toHaveLength(200_003);
});

test('one that leaves something running behind it is over when it ends itself', async () => {
  const left = 'setTimeout(() => {}, 60_000)';
  const script = `
    const { spawn } = require('node:child_process');
    const left = spawn(process.execPath, ['-e', ${JSON.stringify(left)}], { stdio: 'inherit' });
    console.log(left.pid);
    process.exit(0);
  `;
  const { code, printed } = await runBeside('node', ['-e', script]);
  const still = Number(printed.trim());
  // It is still there: what was waited for is not that one.
  expect(process.kill(still)).toBe(true);
  expect(code).toBe(0);
}, 30_000);

test('one that does not exist says so', async () => {
  const { code, printed } = await runBeside('no-such-program-here', []);
  expect(code).toBe(1);
  expect(printed).toContain('no-such-program-here');
});
