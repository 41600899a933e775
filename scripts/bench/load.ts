/**
 * A load test: requests to an ordinary static server on this machine, as many at a time as a busy
 * evening brings, over all pages and what the heaviest of them load. Every answer must be whole.
 */
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { pageBytes, pagesOf } from '../bytes.ts';
import { quantile, type Figure } from './figure.ts';
import { serve } from './serve.ts';

const REQUESTS = 10_000;
const AT_ONCE = 50;
/** A page that everybody opens is asked for more often than its siblings. */
const HEAVY = ['/', '/rules/16-7/', '/keywords/piercing/', '/quiz/piercing/on-deletion/'];

/** Asks for `REQUESTS` files of the site in `dist`. */
export async function measureLoad(dist: string): Promise<readonly Figure[]> {
  const paths = [
    ...pagesOf(dist),
    ...HEAVY.flatMap((page) => pageBytes(dist, page, { quality: 1 }).files.map(({ path }) => path)),
    '/search-index.json',
    '/search-more.json',
  ];
  const { url, close } = await serve(dist, () => undefined, true);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const times: number[] = [];
  let failed = 0;
  let bytes = 0;
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let i = next++; i < REQUESTS; i = next++) {
      const path = paths[i % paths.length] ?? '/';
      const start = performance.now();
      const body = await fetched(url + path, agent).catch(() => null);
      times.push(performance.now() - start);
      if (body === null || !isWhole(dist, path, body)) failed += 1;
      bytes += body?.length ?? 0;
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const took = (performance.now() - start) / 1000;
  agent.destroy();
  await close();
  return [
    {
      name: `load, failures of ${REQUESTS} requests`,
      value: failed,
      unit: '',
      goal: { atMost: 0 },
    },
    { name: 'load, requests', value: REQUESTS / took, unit: 'a second' },
    { name: 'load, p95 of an answer', value: quantile(times, 0.95), unit: 'ms' },
    { name: 'load, bytes sent', value: bytes, unit: 'bytes' },
  ];
}

/** The body as it was sent; rejects for anything but a full answer. */
const fetched = (address: string, agent: Agent): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(Buffer.concat(parts))
          : reject(new Error(`${address}: ${response.statusCode ?? 'no status'}`)),
      );
    }).on('error', reject);
  });

function isWhole(dist: string, path: string, body: Buffer): boolean {
  const file = join(dist, path.endsWith('/') ? `${path}index.html` : path);
  return body.equals(readFileSync(file));
}
