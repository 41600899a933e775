import { expect, test } from 'vitest';
import { newest, type ResponseSources } from './newest.ts';

const never = new Promise<never>(() => undefined);
const sources = (some: Partial<ResponseSources>): ResponseSources => ({
  ask: () => Promise.resolve(new Response('new')),
  kept: () => Promise.resolve(new Response('old')),
  isAnswer: () => true,
  tooLong: () => never,
  ...some,
});
const told = async (some: Partial<ResponseSources>): Promise<string> => {
  const { response, from } = await newest(sources(some));
  return `${await response.text()} from ${from}`;
};
const status = (code: number) => () => Promise.resolve(new Response(`${code}`, { status: code }));
const offline = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const no = (): boolean => false;
const nothing = (): Promise<undefined> => Promise.resolve(undefined);

test.each([
  ['the network when it answers', {}, 'new from network'],
  ['the copy without a network', { ask: offline }, 'old from device'],
  ['the copy when the host is down', { ask: status(503) }, 'old from device'],
  ['a page that is gone is gone', { ask: status(404) }, '404 from network'],
  [
    'the copy when it takes too long',
    { ask: () => never, tooLong: () => Promise.resolve() },
    'old from device',
  ],
  ['the copy when it is something else', { isAnswer: no }, 'old from device'],
  ['something else when there is no copy', { isAnswer: no, kept: nothing }, 'new from network'],
  [
    'what the host says when there is no copy',
    { ask: status(503), kept: nothing },
    '503 from network',
  ],
] as const)('%s', async (_, some, expected) => {
  expect(await told(some)).toBe(expected);
});

test('waits for a slow network when there is no copy', async () => {
  let answer = (_: Response): void => undefined;
  const slow = new Promise<Response>((resolve) => (answer = resolve));
  const asked = told({ ask: () => slow, kept: nothing, tooLong: () => Promise.resolve() });
  answer(new Response('late'));
  expect(await asked).toBe('late from network');
});

test('rejects without network and copy', async () => {
  await expect(newest(sources({ ask: offline, kept: nothing }))).rejects.toThrow('Failed to fetch');
});
