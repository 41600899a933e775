/** A file that a person chose, read by a worker. */
import type { Result } from '../../../base/result.ts';
import type { Backup } from './backup.ts';

export interface BackupRequest {
  readonly file: Blob;
  /** Milliseconds. */
  readonly now: number;
}

/** Its promise fails when the reader does not come, as without a connection. */
export function readBackup(request: BackupRequest): Promise<Result<Backup>> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Result<Backup>>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Result<Backup>>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('the reader did not come')));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
