#!/usr/bin/env node
/**
 * The programme of a terminal: `npm run resolve -- FILE` in the project, `ruling-lab resolve FILE`
 * and `ruling-lab mcp` as a package (docs/resolve.md). Reads arguments and files; what it does is
 * in src/command.
 */
import { parseArgs } from 'node:util';
import { describeProblem } from '../src/base/result.ts';
import { cardsOfFile, notLoaded, type CardLookup } from '../src/card/file/card-lookup.ts';
import { readCardFile, type CardFile } from '../src/card/file/read-card-file.ts';
import { EXIT, type ExitCode } from '../src/command/codes.ts';
import { resolveText } from '../src/command/resolve.ts';
import { endAtWrongContent, refuse as endWith, textOr } from './asked.ts';
import { rulesOnDisk, ruledByHere } from './ruled-by.ts';

const USAGE = `Usage:
  ruling-lab resolve FILE [options]   rule a proof bundle, a question, a ruling, a case, a scenario,
                                      a link of the lab or a board; "-" reads standard input
  ruling-lab mcp [--cards FILE.json]  a Model Context Protocol server on standard input and output
  ruling-lab --version

Options of resolve:
  --do ACTION      one more action, such as "Rex attacks the player" (may be repeated)
  --choose 0,1     the option taken at each choice, counted from 0
  --claim CLAIM    ask how often something is so; with always, sometimes, never or "P1 can force
                   that" in front: whether that is right (may be repeated)
  --cards FILE     a card file, for boards that take cards by their numbers
  --json           print a proof bundle instead

Ends with 0: ruled, and a bundle still holds; 1: a bundle differs, or a claim is wrong; 2: it can't
be read; 3: nothing is decided, because not every course could be played.`;

/** Ends here with what is wrong. */
function refuse(words: string): never {
  return endWith(words, EXIT.unread);
}

const textOf = (file: string): string =>
  textOr(file, 'the path of a file, or - for input', EXIT.unread);

function openCards(file: string | undefined): CardFile | null {
  if (file === undefined) return null;
  const read = readCardFile(textOf(file));
  return read.ok ? read.value : refuse(describeProblem({ ...read.problem, file }));
}

function options() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        do: { type: 'string', multiple: true, default: [] },
        choose: { type: 'string', default: '' },
        claim: { type: 'string', multiple: true, default: [] },
        cards: { type: 'string' },
        json: { type: 'boolean', default: false },
        version: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

/** "0,1" -> [0, 1]. */
function scriptIn(words: string): readonly number[] {
  const parts = words.split(',').filter((part) => part !== '');
  if (!parts.every((part) => /^\d{1,3}$/.test(part)))
    refuse(`--choose ${words}: expected numbers with commas between them, such as 0,1`);
  return parts.map(Number);
}

endAtWrongContent(EXIT.unread);
const { values, positionals } = options();
const [command = '', file, ...more] = positionals;
const cards = openCards(values.cards);
const lookup: CardLookup =
  cards === null
    ? notLoaded('name one with --cards FILE.json')
    : cardsOfFile(values.cards ?? '', cards.cards);

function resolve(): ExitCode {
  if (file === undefined || more.length > 0) refuse(`Name one file.\n\n${USAGE}`);
  const asked = {
    ...{ actions: values.do, script: scriptIn(values.choose), claims: values.claim },
    json: values.json,
  };
  const isAddress = /^https?:\/\/\S*#\d{1,4}\./.test(file);
  const text = isAddress ? file : textOf(file);
  const name = file === '-' ? 'standard input' : isAddress ? 'the link' : file;
  const { out, errors, code } = resolveText(name, text, asked, lookup, ruledByHere());
  for (const line of errors) console.error(line);
  for (const line of out) console.log(line);
  return code;
}

if (values.help) console.log(USAGE);
else if (values.version) console.log(ruledByHere().engine);
else if (command === 'resolve') process.exitCode = resolve();
else if (command === 'mcp') {
  // Only a server needs its library.
  const { serve } = await import('./mcp.ts');
  serve({ rules: rulesOnDisk(), by: ruledByHere(), lookup, cards: cards?.cards ?? null });
} else refuse(command === '' ? USAGE : `There is no command "${command}".\n\n${USAGE}`);
