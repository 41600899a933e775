/**
 * Notes as a file that Anki imports: a zip with a database and a list of media, of which there are
 * none.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { strToU8, zipSync } from 'fflate';
import { FIELDS, type Note } from './note.ts';
import { collectionOf, DECK_ID, MODEL_ID, TABLES } from './schema.ts';

/** Anki's separator of fields. */
const BETWEEN = '\u001f';

/**
 * Of its files a zip says when each was written, in the time of the place where it is made: always
 * the same here, since nobody asks.
 */
const SOME_DAY = new Date(1980, 0, 1);

/** `at`: of when its content is. Anki takes over what is newer than what it has. */
export function makeDeck(notes: readonly Note[], at: Date): Uint8Array<ArrayBuffer> {
  const files = {
    'collection.anki2': collection(notes, Math.floor(at.getTime() / 1000)),
    media: strToU8('{}'),
  };
  return zipSync(files, { mtime: SOME_DAY, level: 9 });
}

/**
 * The database is made in a file: not every Node that builds the site can make one in memory and
 * read its bytes.
 */
function collection(notes: readonly Note[], at: number): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'ruling-lab-anki-'));
  try {
    const path = join(folder, 'collection.anki2');
    const database = new DatabaseSync(path);
    try {
      fill(database, notes, at);
    } finally {
      database.close();
    }
    return new Uint8Array(readFileSync(path));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function fill(database: DatabaseSync, notes: readonly Note[], at: number): void {
  database.exec(TABLES);
  database.exec('BEGIN');
  const { conf, models, decks, dconf, tags } = collectionOf(at);
  database
    .prepare('INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)')
    .run(at, at * 1000, at * 1000, conf, models, decks, dconf, tags);
  const addNote = database.prepare("INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')");
  const addCard = database.prepare(
    "INSERT INTO cards VALUES (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')",
  );
  for (const [i, { guid, fields, tags: own }] of notes.entries()) {
    const id = idOf(guid);
    const texts = FIELDS.map((name) => fields[name]);
    addNote.run(
      id,
      guid,
      MODEL_ID,
      at,
      ` ${own.join(' ')} `,
      texts.join(BETWEEN),
      fields.Id,
      checksum(fields.Id),
    );
    addCard.run(id + 1, id, DECK_ID, at, i + 1);
  }
  database.exec('COMMIT');
}

/**
 * Anki numbers notes by milliseconds. Ours come from the guid: even ones for notes, the odd one
 * after it for the card.
 */
function idOf(guid: string): number {
  const hash = createHash('sha256').update(guid).digest();
  return 1_400_000_000_000 + (hash.readUIntBE(0, 5) % 150_000_000_000) * 2;
}

/** Of the first field, by which Anki finds notes that are there twice. */
const checksum = (text: string): number =>
  Number.parseInt(createHash('sha1').update(text).digest('hex').slice(0, 8), 16);
