/** Reads a file beside the page, so that a large one does not stop it. */
import { err, type Result } from '../../../base/result.ts';
import { parseBackup, type Backup } from './backup.ts';
import type { BackupRequest } from './read-backup.ts';

self.addEventListener('message', ({ data }: MessageEvent<BackupRequest>) => {
  void read(data).then((answer) => self.postMessage(answer));
});

async function read({ file, now }: BackupRequest): Promise<Result<Backup>> {
  const text = await file.text().catch(() => null);
  if (text !== null) return parseBackup(text, now);
  // It was moved, changed or locked since it was chosen.
  return err({
    found: 'a file that this browser can no longer read',
    expected: 'a file that was not moved or changed since you chose it; choose it again',
    start: 0,
    end: 0,
  });
}
