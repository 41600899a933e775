import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { mark } from '../quiz/mark/mark.ts';
import { textAt } from '../../scripts/files.ts';
import { readQuestion } from '../quiz/read.ts';
import { cardsByLabel } from '../ui/board/cards.ts';
import { startOf } from '../ui/board/start.ts';
import { makeDeck } from './deck.ts';
import { FIELDS, guidOf, noteOf, type Note } from './note.ts';
import { DECK_ID, MODEL_ID } from './schema.ts';

const SITE = new URL('https://rules.example/');
const AT = new Date('2026-11-21T12:00:00Z');

function noteFor(id: string): Note {
  const question = readQuestion(`${id}.md`, textAt(`questions/${id}.md`));
  if (!question.ok) throw new Error(JSON.stringify(question.problem));
  if (!('answers' in question.value)) throw new Error(`${id} has no answers`);
  const marked = mark(question.value);
  if (!marked.ok) throw new Error(JSON.stringify(marked.problem));
  const explanation = '<p>See <a href="/rules/16-7-4/">16-7-4</a>.</p>';
  const { scenario, findings } = marked.value;
  const drawn = { board: startOf(scenario), cards: cardsByLabel(scenario.setup) };
  return noteOf({ question: question.value, drawn, answers: findings }, explanation, SITE);
}

const notes = ['piercing/on-deletion', 'barrier/against-security'].map(noteFor);
const [first] = notes;
const folder = mkdtempSync(join(tmpdir(), 'ruling-lab-anki-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The collection in a deck, opened as Anki does: unzipped, then as a database. */
function opened(deck: Uint8Array): DatabaseSync {
  const { 'collection.anki2': database } = unzipSync(deck);
  if (database === undefined) throw new Error('no collection in the deck');
  const path = join(folder, `${Math.random()}.anki2`);
  writeFileSync(path, database);
  return new DatabaseSync(path, { readOnly: true });
}

describe('a note', () => {
  test('asks on its front and tells nothing', () => {
    if (first === undefined) throw new Error('no note');
    const { Board, Question, Answers } = first.fields;
    expect(Board).toContain('<b>Lancer</b> (Lv.5 red, 7000 DP)<br><i>&lt;Piercing&gt;</i>');
    expect(Board).toContain('<b>Martyr</b> (Lv.4 purple, 5000 DP, suspended)');
    expect(Board).toContain(
      'Sentry</b> (Lv.5 yellow 4000\u00a0DP)<br><i>[Security] &lt;Draw 1&gt;.</i>; 2 face down',
    );
    expect(Board).toContain("P1's turn. Memory 2 for P1.");
    expect(Question).toContain('Lancer attacks Martyr.');
    expect(Answers.match(/<li>/g)).toHaveLength(4);
    expect(Board + Question + Answers).not.toMatch(/16-7-4|misunderst|href/);
  });

  test('has the answer that the engine finds, and addresses that lead to the site', () => {
    expect(first?.fields.Right).toMatch(/^<p>1\. The \[On Deletion\] effect\.[^<]*<\/p>$/);
    expect(first?.fields.Why).toContain('href="https://rules.example/rules/16-7-4/"');
    expect(first?.fields.Why).toContain('href="https://rules.example/quiz/piercing/on-deletion/"');
    expect(first?.fields.Why).not.toContain('href="/');
    expect(first?.fields.Why).toContain('each player has one, and the check has its own moment');
  });

  test('is tagged by topic, level and keyword', () => {
    expect(first?.tags).toEqual([
      'ruling-lab::topic::piercing',
      'ruling-lab::level::1',
      'ruling-lab::keyword::piercing',
    ]);
  });
});

describe('the deck', () => {
  const deck = makeDeck(notes, AT);
  const collection = opened(deck);
  const rows = (sql: string): readonly Record<string, unknown>[] => collection.prepare(sql).all();

  test('is a zip with a collection and a list of no media', () => {
    const files = unzipSync(deck);
    expect(Object.keys(files).toSorted()).toEqual(['collection.anki2', 'media']);
    expect(JSON.parse(strFromU8(files['media'] ?? new Uint8Array()))).toEqual({});
  });

  test('is a sound database of schema 11', () => {
    expect(rows('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(rows('SELECT id, ver, crt FROM col')).toEqual([
      { id: 1, ver: 11, crt: AT.getTime() / 1000 },
    ]);
    const tables = rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name");
    expect(tables.map(({ name }) => name)).toEqual(['cards', 'col', 'graves', 'notes', 'revlog']);
  });

  test('has each question as one note and one new card in our deck', () => {
    const found = rows('SELECT guid, mid, flds, sfld, tags FROM notes ORDER BY sfld DESC');
    expect(found).toEqual(
      notes.map(({ guid, fields, tags }) => ({
        guid,
        mid: MODEL_ID,
        flds: FIELDS.map((name) => fields[name]).join('\u001f'),
        sfld: fields.Id,
        tags: ` ${tags.join(' ')} `,
      })),
    );
    const cards = rows(
      'SELECT n.guid, c.did, c.ord, c.type, c.queue, c.due FROM cards c JOIN notes n ON n.id = c.nid ORDER BY c.due',
    );
    expect(cards).toEqual(
      notes.map(({ guid }, i) => ({ guid, did: DECK_ID, ord: 0, type: 0, queue: 0, due: i + 1 })),
    );
  });

  test('has a note type with the fields of the notes, and a template that names only those', () => {
    const [row] = rows('SELECT models, decks FROM col');
    const models = JSON.parse(String(row?.['models']));
    const model = models[MODEL_ID];
    expect(model.flds.map(({ name }: { name: string }) => name)).toEqual(FIELDS);
    const named = [...`${model.tmpls[0].qfmt}${model.tmpls[0].afmt}`.matchAll(/{{(\w+)}}/g)];
    for (const [, name] of named) expect(['FrontSide', ...FIELDS]).toContain(name);
    expect(Object.keys(JSON.parse(String(row?.['decks'])))).toEqual(['1', `${DECK_ID}`]);
  });

  test('made again later has the same notes by guid and id, and says that they are newer', () => {
    const later = opened(makeDeck(notes, new Date(AT.getTime() + 60_000)));
    const sql = 'SELECT id, guid, mod FROM notes ORDER BY id';
    const before = collection.prepare(sql).all();
    const after = later.prepare(sql).all();
    expect(after).toEqual(before.map((row) => ({ ...row, mod: Number(row['mod']) + 60 })));
  });
});

test('no two questions share a guid or a number', () => {
  const many = Array.from({ length: 2000 }, (_, i) => `topic/question-${i}`);
  expect(new Set(many.map(guidOf)).size).toBe(many.length);
  const empty = Object.fromEntries(FIELDS.map((name) => [name, ''])) as Note['fields'];
  const all = many.map((Id) => ({ guid: guidOf(Id), fields: { ...empty, Id }, tags: [] }));
  const found = opened(makeDeck(all, AT)).prepare('SELECT count(*) AS n FROM notes').get();
  expect(found).toEqual({ n: many.length });
});
