#!/usr/bin/env node
/**
 * Starts a Firefox for Playwright in place of the browser itself, and stands between the two.
 * Playwright speaks WebDriver BiDi with an ordinary Firefox, but gives up where it does not know a
 * command, and the long-term version of 2025 (140) does not know all of them. Such a command is
 * taken as done; docs/firefox.md says what that leaves untested. Everything else goes through as it
 * is.
 */
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const READY = /WebDriver BiDi listening on (ws:\/\/\S+)/;
/** Answers are whole pages at times. */
const LONGEST = 256 * 1024 * 1024;

const browser = spawn(process.env['FIREFOX'] ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => browser.kill(signal));
browser.on('error', ({ message }) => {
  console.error(`Firefox does not start: ${message}`);
  process.exit(1);
});
browser.on('exit', (code) => process.exit(code ?? 0));

browser.stderr.setEncoding('utf8').on('data', (said: string) => {
  const [, address] = READY.exec(said) ?? [];
  if (address === undefined) process.stderr.write(said);
  else standBetween(address);
});

/** Listens as the browser does, and says so in its words. */
function standBetween(address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: LONGEST });
  server.on('listening', () => {
    const own = server.address();
    if (own === null || typeof own === 'string') throw new Error('the port has no number');
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${own.port}\n`);
  });
  server.on('connection', (client, { url = '/session' }) => {
    const firefox = new WebSocket(address + url, { maxPayload: LONGEST });
    const early: string[] = [];
    client.on('message', (data) => {
      const command = textOf(data);
      if (firefox.readyState === WebSocket.OPEN) firefox.send(command);
      else early.push(command);
    });
    firefox.on('open', () => early.forEach((command) => firefox.send(command)));
    firefox.on('message', (data) => client.send(withoutUnknown(textOf(data))));
    firefox.on('close', () => client.close());
    client.on('close', () => firefox.close());
    for (const side of [client, firefox]) side.on('error', () => side.close());
  });
}

/** One piece: the other forms that `ws` knows have to be asked for. */
const textOf = (data: WebSocket.RawData): string => {
  if (!Buffer.isBuffer(data)) throw new Error('a message in pieces');
  return data.toString();
};

/** The answer of the browser; that it does not know a command is no error. */
function withoutUnknown(answer: string): string {
  if (!answer.includes('"unknown command"')) return answer;
  const { type, id, error } = JSON.parse(answer) as { type: string; id: number; error?: string };
  return type === 'error' && error === 'unknown command'
    ? JSON.stringify({ type: 'success', id, result: {} })
    : answer;
}
