/**
 * Serves a built site as a server for static files does: compressed with brotli once, from memory.
 * A pack is compressed as it is, and no server compresses it again.
 */
import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export interface Serving {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** How files are compressed; of the servers that are given the same one, the first does it. */
export interface Compressing {
  /** Of brotli, from 0 (quick) to 11 (small). */
  readonly quality: number;
  /** What was compressed, by file: a built site that changes needs another. */
  readonly known: Map<string, Buffer>;
}

/**
 * Listens on a free port of this machine alone. `instead`: what a path is to be, when it is not the
 * file of that name. `plain`: files are sent as they are, read from the disk each time.
 * `compressing`: as small as can be and by this server alone, unless told otherwise.
 */
export async function serve(
  dist: string,
  instead: (path: string) => Buffer | undefined = () => undefined,
  plain = false,
  compressing: Compressing = { quality: constants.BROTLI_MAX_QUALITY, known: new Map() },
): Promise<Serving> {
  const { known } = compressing;
  const params = { [constants.BROTLI_PARAM_QUALITY]: compressing.quality };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    const other = instead(path);
    if (other !== undefined) {
      response.writeHead(200, { 'content-type': typeOf(path) }).end(other);
      return;
    }
    const file = fileOf(dist, path);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    if (plain || file.endsWith('.pack')) {
      response.writeHead(200, { 'content-type': typeOf(file) }).end(readFileSync(file));
      return;
    }
    const body = known.get(file) ?? brotliCompressSync(readFileSync(file), { params });
    known.set(file, body);
    response.writeHead(200, { 'content-type': typeOf(file), 'content-encoding': 'br' }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${portOf(server)}`, close: () => closed(server) };
}

function typeOf(file: string): string {
  const type = TYPES[file.endsWith('/') ? '.html' : extname(file)];
  return type ?? 'application/octet-stream';
}

function fileOf(dist: string, path: string): string | undefined {
  const file = join(dist, normalize(path), path.endsWith('/') ? 'index.html' : '');
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}
