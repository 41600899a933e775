/**
 * /sw.js: keeps the site on the device. What is online is never stale: pages and data are asked for
 * first, the copy answers when there is no answer. The copy is one version as a whole; a new
 * version takes its place at once and in one piece.
 */
import {
  addressOfPack,
  cachePrefix,
  kindOf,
  meantBy,
  packOf,
  type AddressKind,
  type PackName,
} from './address.ts';
import type { WorkerRequest, OfflineState } from './message.ts';
import { newest } from './newest.ts';
import { isAsPromised, isToKeep } from './ours.ts';
import { openPack, type Pack } from './pack.ts';
import { BUILD } from './build-id.ts';

/** Milliseconds after which a copy is better than waiting. */
const PATIENCE = 3000;
/**
 * Files that are written at the same time: one after another takes a phone long, all at once leaves
 * it no memory.
 */
const AT_ONCE = 50;

// What a worker of this kind has besides what a page has; the two libraries of types exclude each
// other.
declare const registration: { readonly scope: string };
declare const clients: { claim(): Promise<void> };
declare function skipWaiting(): Promise<void>;

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}
/** A page, or the port that it wants to be answered at. */
interface Hearer {
  postMessage(answer: OfflineState | 'forgotten'): void;
}
interface RequestEvent extends Lasting {
  readonly data: WorkerRequest;
  readonly source: Hearer & { readonly id: string };
  readonly ports: readonly Hearer[];
}
/** What is asked for. */
interface Asked {
  /** From the root of the site. */
  readonly path: string;
  readonly kind: AddressKind;
}
const isLasting = (event: Event): event is Lasting => 'waitUntil' in event;
const isFetching = (event: Event): event is Fetching => 'respondWith' in event;
const isRequest = (event: Event): event is RequestEvent => 'data' in event && 'waitUntil' in event;

const prefix = cachePrefix(registration.scope);
const own = prefix + BUILD;
const open = (): Promise<Cache> => caches.open(own);
const urlOf = (path: string): string => new URL(path, registration.scope).href;

/** Pages that were answered from the device. */
const fromDevice = new Set<string>();
let forgotten = false;

addEventListener('install', (event) => {
  if (isLasting(event)) event.waitUntil(install());
});

addEventListener('activate', (event) => {
  if (isLasting(event)) event.waitUntil(activate());
});

addEventListener('message', (event) => {
  if (!isRequest(event)) return;
  event.waitUntil(hear(event));
});

async function hear({ data, source, ports: [port] }: RequestEvent): Promise<void> {
  const to = port ?? source;
  const isFromDevice = fromDevice.has(source.id);
  switch (data) {
    case 'hello':
      if (isFromDevice) to.postMessage(await stateFor(isFromDevice));
      // Without a network, or where the device is full, the next page says hello again.
      return keep('rules').catch(() => undefined);
    case 'state':
      return to.postMessage(await stateFor(isFromDevice));
    case 'replace':
      return skipWaiting();
    case 'forget':
      forgotten = true;
      await drop(await ours());
      return to.postMessage('forgotten');
  }
}

addEventListener('fetch', (event) => {
  if (!isFetching(event)) return;
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope)) return;
  const path = new URL(request.url).pathname.slice(new URL(registration.scope).pathname.length);
  const kind = kindOf(path);
  if (kind === 'asset') event.respondWith(asset(event, { path, kind }));
  else if (kind !== null) event.respondWith(current(event, { path, kind }));
});

/**
 * Puts a pack into the cache of this version; the address of the pack itself marks that all of it
 * is there.
 */
async function keep(name: PackName): Promise<void> {
  const address = urlOf(addressOfPack(name));
  const cache = await open();
  if (forgotten || (await cache.match(address)) !== undefined) return;
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok || response.body === null) throw new Error(`${address}: ${response.status}`);
  const unzipped = response.body.pipeThrough(new DecompressionStream('gzip'));
  const pack: Pack = await new Response(unzipped).json();
  // Put online between the worker and its pack, a newer version would mix with this one.
  if (pack.version !== BUILD) throw new Error(`${address} is of version ${pack.version}`);
  const files = openPack(pack);
  for (let from = 0; from < files.length && !forgotten; from += AT_ONCE) {
    await Promise.all(
      files
        .slice(from, from + AT_ONCE)
        .map(({ path, type, text }) =>
          cache.put(urlOf(path), new Response(text, { headers: { 'content-type': type } })),
        ),
    );
  }
  if (forgotten) return;
  await cache.put(address, new Response());
}

/** A start that fails leaves nothing behind. */
async function install(): Promise<void> {
  try {
    await keep('site');
  } catch (problem) {
    await caches.delete(own);
    throw problem;
  }
}

async function activate(): Promise<void> {
  await drop((await ours()).filter((name) => name !== own));
  await clients.claim();
}

const ours = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(prefix));

async function drop(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function stateFor(isFromDevice: boolean): Promise<OfflineState> {
  const rules = await (await open()).match(urlOf(addressOfPack('rules')));
  return { version: BUILD, fromDevice: isFromDevice, rules: rules !== undefined };
}

/** A file whose name says what is in it: of any version that is kept. */
async function asset(event: Fetching, at: Asked): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  event.waitUntil(add(at, response.clone()));
  return response;
}

/**
 * A page or data: what the network says, else what is kept, else the page that says what can be
 * read.
 */
async function current(event: Fetching, at: Asked): Promise<Response> {
  const { request, resultingClientId } = event;
  const isPage = request.mode === 'navigate';
  try {
    const { response, from } = await newest({
      ask: () => fetch(request, { cache: 'no-cache' }),
      kept: () => find(request.url),
      isAnswer: (response) => isAsPromised(at.path, at.kind, response),
      tooLong: () => new Promise((resolve) => setTimeout(resolve, PATIENCE)),
    });
    if (from === 'network') event.waitUntil(add(at, response.clone()));
    else if (isPage) fromDevice.add(resultingClientId);
    return response;
  } catch (problem) {
    const instead = isPage ? await find(urlOf('offline/')) : undefined;
    if (instead === undefined) throw problem;
    fromDevice.add(resultingClientId);
    return new Response(instead.body, { status: 503, headers: instead.headers });
  }
}

/** A kept page by any of its addresses: the part behind `?` is for its script. */
async function find(url: string): Promise<Response | undefined> {
  const cache = await open();
  const { origin, pathname } = new URL(url);
  const page = pathname.replace(/\/index\.html$/, '/');
  const match = (path: string): Promise<Response | undefined> =>
    cache.match(origin + path, { ignoreVary: true });
  const rule = meantBy(page.slice(new URL(urlOf('')).pathname.length));
  if (rule !== null) return Response.redirect(urlOf(rule));
  const found = await match(page);
  if (found !== undefined || page.endsWith('/')) return found;
  const slashed = await match(`${page}/`);
  return slashed === undefined ? undefined : Response.redirect(`${origin}${page}/`);
}

/**
 * Keeps what was visited, in place of what was kept of it before, when it is of this site. The copy
 * is of one version: pages say of which they are, and data that came with the copy stays.
 */
async function add({ path, kind }: Asked, response: Response): Promise<void> {
  if (forgotten || !(await isToKeep(path, kind, response.clone(), BUILD))) return;
  const address = urlOf(path);
  const cache = await open();
  const stays = kind === 'data' && packOf(path) !== null;
  if (stays && (await cache.match(address, { ignoreVary: true })) !== undefined) return;
  if (!forgotten) await cache.put(address, response);
}
