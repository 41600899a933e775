/** Loaded into a programme that is measured: writes how long it has computed when it ends. */
import { appendFileSync } from 'node:fs';

const file = process.env['CPU_TIME'];
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  if (file !== undefined) appendFileSync(file, `${(user + system) / 1_000_000}\n`);
});
