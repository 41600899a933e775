/** The server of tools on standard input and output: nothing else may be printed there. */
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { makeServer } from '../src/command/server.ts';
import type { ToolsKnow } from '../src/command/tools.ts';

/** Serves until the input ends. */
export function serve(know: ToolsKnow): void {
  serveStdio(() => makeServer(know), { onerror: (error) => console.error(error.message) });
}
