/**
 * The network first; what the device has when the network fails, is down, takes too long, or says
 * something else.
 */
export interface ResponseSources {
  /** Rejects when there is no network. */
  readonly ask: () => Promise<Response>;
  readonly kept: () => Promise<Response | undefined>;
  /** Whether what the network says may be what was asked for. */
  readonly isAnswer: (response: Response) => boolean;
  /** Resolves when it has taken too long. */
  readonly tooLong: () => Promise<void>;
}

export interface Newest {
  readonly response: Response;
  readonly from: 'network' | 'device';
}

/** Without a copy there is nothing but to wait for the network, and to reject as it does. */
export async function newest({ ask, kept, isAnswer, tooLong }: ResponseSources): Promise<Newest> {
  const asked = ask();
  const first = await Promise.race([asked.catch(() => null), tooLong().then(() => null)]);
  if (first !== null && first.status < 500 && isAnswer(first))
    return { response: first, from: 'network' };
  const own = await kept();
  return own === undefined
    ? { response: await asked, from: 'network' }
    : { response: own, from: 'device' };
}
