/**
 * What a page loads later: scripts and files. What did not come can be asked for again; anything
 * else that is thrown is a defect.
 */
export class NotLoaded extends Error {}

const parts = new Map<string, Promise<unknown>>();

/** How often each script did not come. */
const failures = new Map<string, number>();

/**
 * A script, loaded once. `address`: of the script, as an import of it with `?address` or
 * `?worker&url` gives it. `load` imports the same script where more comes with it, such as styles.
 * Browsers from before 2026 remember a script that failed under its address, so it is asked for
 * under another one then.
 */
export function later<T>(
  part: string,
  address: string,
  load = (): Promise<T> => imported(address),
): Promise<T> {
  // Where nothing is built no script has an address, and the browser knows what it has loaded.
  if (address === '') return load();
  const tries = failures.get(address) ?? 0;
  return once(address, async () => {
    try {
      return await (tries === 0 ? load() : again<T>(address, tries));
    } catch (cause) {
      failures.set(address, tries + 1);
      throw new NotLoaded(`${part} could not be loaded`, { cause });
    }
  });
}

/**
 * Where the script comes and one that it imports is still remembered as failed, the page is loaded
 * anew.
 */
async function again<T>(address: string, tries: number): Promise<T> {
  await fetch(address, { cache: 'reload' });
  try {
    return await imported<T>(`${address}?again=${tries}`);
  } catch (problem) {
    location.reload();
    throw problem;
  }
}

const imported = <T>(address: string): Promise<T> => import(/* @vite-ignore */ address);

/** A file of the site as data, fetched once. */
export const fetched = <T>(path: string): Promise<T> =>
  once(path, async () => {
    try {
      const answer = await fetch(path);
      if (answer.ok) return (await answer.json()) as T;
    } catch (cause) {
      throw new NotLoaded(`${path} could not be loaded`, { cause });
    }
    throw new NotLoaded(`${path} could not be loaded`);
  });

/** One that failed is loaded again when it is asked for again. */
function once<T>(name: string, load: () => Promise<T>): Promise<T> {
  const known = parts.get(name) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const loading = load();
  parts.set(name, loading);
  loading.catch(() => parts.delete(name));
  return loading;
}
