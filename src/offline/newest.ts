/** The network first; what the device has when the network fails, is down, or takes too long. */
export interface ResponseSources {
  /** Rejects when there is no network. */
  readonly ask: () => Promise<Response>;
  readonly kept: () => Promise<Response | undefined>;
  /** Resolves when it has taken too long. */
  readonly tooLong: () => Promise<void>;
}

export interface Newest {
  readonly response: Response;
  readonly from: 'network' | 'device';
}

/** Without a copy there is nothing but to wait for the network, and to reject as it does. */
export async function newest({ ask, kept, tooLong }: ResponseSources): Promise<Newest> {
  const asked = ask();
  const first = await Promise.race([asked.catch(() => null), tooLong().then(() => null)]);
  if (first !== null && first.status < 500) return { response: first, from: 'network' };
  const own = await kept();
  return own === undefined
    ? { response: await asked, from: 'network' }
    : { response: own, from: 'device' };
}
