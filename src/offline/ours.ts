/**
 * Whether an answer of the network is a file of this site. What a host, a proxy or the network of a
 * hotel puts in its place comes with status 200 as well.
 */
import type { AddressKind } from './address.ts';

const JSON_FILE = /^application\/(\w+\+)?json\b/;
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/(x-)?javascript\b/,
  css: /^text\/css\b/,
  json: JSON_FILE,
  svg: /^image\/svg\+xml\b/,
  webmanifest: JSON_FILE,
};

/**
 * Whether scripts and data have the type that their address promises; a page may say anything to
 * the person who asked for it. `path`: from the root of the site.
 */
export function isAsPromised(path: string, kind: AddressKind, response: Response): boolean {
  if (kind === 'page' || response.status !== 200) return true;
  const promised = TYPES[path.slice(path.lastIndexOf('.') + 1)];
  return promised === undefined || promised.test(response.headers.get('content-type') ?? '');
}

/**
 * Whether an answer may be kept: whole, as promised, and a page only when it says that it is of the
 * version of the copy. Reads the answer to its end.
 */
export async function isToKeep(
  path: string,
  kind: AddressKind,
  response: Response,
  build: string,
): Promise<boolean> {
  if (response.status !== 200 || response.redirected) return false;
  if (kind !== 'page') return isAsPromised(path, kind, response);
  const [, version] = /<html\b[^>]*\sdata-version="([^"]*)"/.exec(await response.text()) ?? [];
  return version?.endsWith(`+${build}`) ?? false;
}
