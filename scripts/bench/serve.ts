/** Serves a built site as a server for static files does: compressed with brotli once, from memory. */
import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export interface Serving {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Listens on a free port of this machine alone. */
export async function serve(dist: string): Promise<Serving> {
  const known = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const file = fileOf(dist, new URL(request.url ?? '/', 'http://site').pathname);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const body = known.get(file) ?? brotliCompressSync(readFileSync(file));
    known.set(file, body);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${portOf(server)}`, close: () => closed(server) };
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
