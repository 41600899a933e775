// @vitest-environment node
/**
 * The programme of a terminal as somebody has it who installs the package: packed, installed
 * without a network, run as a program, and spoken to by the client of the protocol's own library.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ATTACK, BOARD } from '../src/command/command-sample.ts';
import { ROOT } from './run.ts';

const HERE = mkdtempSync(join(tmpdir(), 'ruling-lab-package-'));
const BIN = join(HERE, 'user/node_modules/.bin/ruling-lab');
const CARDS = [
  {
    ...{ cardId: 'BT1-010', nameEn: 'Rex', kinds: ['Digimon'], level: 4, dp: 5000 },
    ...{ playCost: 5, colors: ['Red'], effectText: '<Blocker>' },
  },
];

function ran(program: string, args: readonly string[], input = '') {
  const env = { ...process.env, NODE_PATH: '' };
  const cwd = program === 'npm' ? HERE : join(HERE, 'user');
  const done = spawnSync(program, [...args], { cwd, env, input, encoding: 'utf8' });
  return { code: done.status, out: done.stdout, errors: done.stderr };
}

beforeAll(() => {
  const made = spawnSync(process.execPath, ['scripts/package.ts', join(HERE, 'package')], {
    ...{ cwd: ROOT, encoding: 'utf8' },
  });
  if (made.status !== 0) throw new Error(made.stderr);
  const packed = ran('npm', ['pack', './package', '--offline']);
  const [file] = readdirSync(HERE).filter((name) => name.endsWith('.tgz'));
  if (file === undefined) throw new Error(packed.errors);
  const prefix = join(HERE, 'user');
  const installed = ran('npm', ['install', '--offline', '--prefix', prefix, join(HERE, file)]);
  if (installed.code !== 0) throw new Error(installed.errors);
  writeFileSync(join(prefix, 'cards.json'), JSON.stringify(CARDS));
}, 180_000);

afterAll(() => rmSync(HERE, { recursive: true, force: true }));

describe('the package', () => {
  test('needs no other package', () => {
    expect(readdirSync(join(HERE, 'user/node_modules')).filter((one) => !/^\./.test(one))).toEqual([
      'ruling-lab',
    ]);
  });

  test('rules a board on standard input, and a bundle that it wrote', () => {
    const args = ['resolve', '-', '--do', ATTACK, '--claim', 'Blue Gate is deleted'];
    const told = ran(BIN, args, BOARD);
    expect(told).toMatchObject({ code: 0, errors: '' });
    expect(told.out).toContain('Outcome 1 of 2: P2 blocks with Blue Gate');
    const bundle = ran(BIN, [...args, '--json'], BOARD).out;
    const again = ran(BIN, ['resolve', '-'], bundle);
    expect(again.code).toBe(0);
    expect(again.out).toContain('It still holds.');
    const changed = ran(BIN, ['resolve', '-'], bundle.replace('"total": 2', '"total": 3'));
    expect(changed.code).toBe(1);
    expect(changed.out).toContain('It differs:');
  });

  test.each([
    [['resolve'], 'Name one file'],
    [['resolve', 'nowhere.md'], 'nowhere.md: there is no such file'],
    [['resolve', '-', '--choose', 'x'], 'expected numbers'],
    [['resolve', '-', '--nonsense'], 'Usage'],
    [['dance'], 'There is no command'],
    [['resolve', '-', '--cards', 'nowhere.json'], 'there is no such file'],
  ])('%j is refused with what to do', (args, words) => {
    const { code, errors } = ran(BIN, args, 'card');
    expect(code).toBe(2);
    expect(errors).toContain(words);
    expect(errors).not.toContain('    at ');
  });
});

describe('the server of tools', () => {
  const client = new Client({ name: 'a test', version: '1' });
  beforeAll(() =>
    client.connect(
      new StdioClientTransport({
        ...{ command: process.execPath, args: [BIN, 'mcp', '--cards', 'cards.json'] },
        ...{ cwd: join(HERE, 'user'), stderr: 'inherit' },
      }),
    ),
  );
  afterAll(() => client.close());

  async function call(name: string, args: Record<string, unknown>) {
    const { content, structuredContent, isError } = await client.callTool({
      ...{ name, arguments: args },
    });
    const [first] = content;
    return {
      text: first?.type === 'text' ? first.text : '',
      data: structuredContent as Record<string, unknown> | undefined,
      isError: isError === true,
    };
  }

  test('has four tools, each with what it takes', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...['resolve', 'explain_text', 'look_up_rule', 'find_card'],
    ]);
    for (const tool of tools) expect(tool.inputSchema.properties, tool.name).toBeDefined();
  });

  test('rules a situation, with a course that shows it and its rules', async () => {
    const { data, isError } = await call('resolve', {
      ...{ situation: BOARD, actions: [ATTACK], claims: ['Blue Gate is deleted'] },
    });
    expect(isError).toBe(false);
    expect(data).toMatchObject({
      claims: [
        {
          ...{ verdict: 'sometimes', right: false },
          so: { choices: ['P2 blocks with Blue Gate'], rules: expect.arrayContaining(['14-2-2']) },
          not: { choices: ['P2 does not block'] },
        },
      ],
      outcomes: { total: 2, stopped: null },
    });
  });

  test('explains a text, looks up a rule, finds a card', async () => {
    const told = await call('explain_text', { text: '[On Play] You may delete 1 Digimon.' });
    expect(told.text).toContain('Optional');
    const rule = await call('look_up_rule', { number: '16-7-4' });
    expect(rule.data).toMatchObject({ number: '16-7-4', isOfficialWording: true });
    const card = await call('find_card', { words: 'rex' });
    expect(card.data).toMatchObject({ total: 1, cards: [{ number: 'BT1-010' }] });
  });

  test.each([
    ['resolve', { situation: 'P9 battle: Rex' }, 'expected'],
    ['resolve', { situation: '{"a": 1}' }, 'expected'],
    ['resolve', { situation: BOARD, claims: ['Blue Gate is delted'] }, 'did you mean'],
    ['resolve', { situation: BOARD, actions: 'x' }, ''],
    ['resolve', {}, ''],
    ['explain_text', { text: ' ' }, 'There is no text'],
    ['look_up_rule', { number: '16-99' }, 'There is no rule "16-99"'],
    ['find_card', { words: 'nothing of that name' }, 'No card'],
  ])('%s %j is an answer that says what is wrong, and the server goes on', async (...all) => {
    const [name, args, words] = all;
    const { isError, text } = await call(name, args);
    expect(isError).toBe(true);
    expect(text).toContain(words);
    expect((await client.listTools()).tools).toHaveLength(4);
  });
});
