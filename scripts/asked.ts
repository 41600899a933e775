/**
 * What a command of package.json is asked in a terminal: its options and words, and the files that
 * they name. What can't be meant ends the command with one sentence, before anything is done.
 */
import { readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { didYouMean } from '../src/base/nearest.ts';
import { err, ok, WrongContent, type Result } from '../src/base/result.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** What was asked, by the options that there are, and the words beside them. */
export type Asked<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true }>
>;

/** A command as its reader types it. */
export interface Command<O extends Options> {
  /** `npm run play -- FILE.md [--cards CARDS.json]`. */
  readonly usage: string;
  readonly options?: O;
  /** How many words it takes beside its options; none where this isn't said. */
  readonly most?: number;
}

/** Ends the command here with what is wrong and what to do. */
export function refuse(words: string, code = 1): never {
  console.error(words);
  process.exit(code);
}

/**
 * What the command was asked. Ends it where that can't be meant, or where `--help` is asked; and
 * later, where content that it reads is wrong.
 */
export function readAsked<const O extends Options = Record<never, never>>(
  command: Command<O>,
): Asked<O> {
  endAtWrongContent();
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(command.usage);
    process.exit(0);
  }
  const asked = askedIn(command, args);
  return asked.ok ? asked.value : refuse(asked.problem);
}

/** Lets content that can't be read end the command with what is wrong, not with a stack trace. */
export function endAtWrongContent(code = 1): void {
  process.once('uncaughtException', (error: unknown) => {
    if (error instanceof WrongContent) refuse(error.message, code);
    throw error;
  });
}

/** What these arguments ask, or what is wrong with them, in a sentence. */
export function askedIn<const O extends Options = Record<never, never>>(
  { usage, options, most = 0 }: Command<O>,
  args: readonly string[],
): Result<Asked<O>, string> {
  try {
    const asked = parseArgs({ args: [...args], options, allowPositionals: true });
    const extra = asked.positionals[most];
    if (extra !== undefined) return err(`"${extra}" is one word too many; expected ${usage}`);
    return ok(asked as Asked<O>);
  } catch (error) {
    return err(`${whyNot(error, Object.keys(options ?? {}))}; expected ${usage}`);
  }
}

/** What Node says of an argument, without its advice on how to write file names. */
function whyNot(error: unknown, names: readonly string[]): string {
  const { message } = error as Error;
  const unknown = /^Unknown option '(--?)([^']*)'/.exec(message);
  if (unknown === null) return message.split(/[.\n]/)[0] ?? message;
  const [, dashes = '', name = ''] = unknown;
  return `there is no option ${dashes}${name}${didYouMean(name, names, (near) => `--${near}`).replace('?', '')}`;
}

/**
 * The text of a file that somebody named; ends the command with `code` where it can't be read.
 * `expected`: what the file should be, "the path of a card file".
 */
export function textOr(file: string, expected: string, code = 1): string {
  return bytesOr(file, expected, code).toString('utf8');
}

/** The same, as bytes. "-" is what is typed or piped in. */
export function bytesOr(file: string, expected: string, code = 1): Buffer {
  try {
    return readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    return refuse(`${file}: ${whyUnread(error)}; expected ${expected}`, code);
  }
}

/** Why the disk gives no text, in words for the three that happen. */
function whyUnread(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known: Readonly<Record<string, string>> = {
    ENOENT: 'there is no such file',
    EISDIR: 'it is a folder',
    EACCES: "it can't be read by you",
  };
  return known[code] ?? `it can't be read (${code || String(error)})`;
}
