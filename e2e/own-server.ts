/**
 * A server, and with it an origin, for one test alone: nobody else's copy is there. Files are
 * compressed quickly, and once for all tests of a worker; how small they are is for the budgets.
 */
import { serve, type Compressing, type Serving } from '../scripts/bench/serve.ts';

const compressing: Compressing = { quality: 4, known: new Map() };

/** Serves the built site; `instead` as for `serve`. */
export const serveAlone = (instead?: (path: string) => Buffer | undefined): Promise<Serving> =>
  serve(process.env['DIST'] ?? 'dist', instead, false, compressing);
