/** Reads a card file; finds out by itself which of the known forms it has. */
import { err, ok, type Problem, type Result } from '../../base/result.ts';
import { CARD_LIST_FIELDS, fromCardList } from './card-list.ts';
import { CARD_NUMBER_FIELDS, fromCardNumberList } from './card-number-list.ts';
import { isEntry, type FileEntry } from './field.ts';
import type { FileCard } from './file-card.ts';
import { fromFlatList, isFlatField } from './flat-list.ts';
import { speltAlike } from './spelling.ts';

export interface CardFile {
  /** The field by which its form was told. */
  readonly form: 'cardId' | 'cardNumber' | 'main_effect';
  /** One a number: the first where a number comes twice. */
  readonly cards: readonly FileCard[];
  /** Fields that say nothing here, with how many entries have them. */
  readonly ignored: ReadonlyMap<string, number>;
  /** Entries that are no card, counted from 1, with what they lack. */
  readonly left: readonly { readonly entry: number; readonly why: string }[];
  /** Entries whose number came before: of these the first is the card. */
  readonly repeated: number;
  /** Names and traits that are spelt in several ways: each spelling with the one taken for it. */
  readonly instead: ReadonlyMap<string, string>;
}

interface FileForm {
  readonly form: CardFile['form'];
  readonly fits: (entry: FileEntry) => boolean;
  readonly read: (entry: FileEntry) => FileCard | null;
  readonly knows: (field: string) => boolean;
}

const FORMS: readonly FileForm[] = [
  {
    form: 'cardId',
    fits: (entry) => 'cardId' in entry,
    read: fromCardList,
    knows: (field) => CARD_LIST_FIELDS.has(field),
  },
  {
    form: 'cardNumber',
    fits: (entry) => 'cardNumber' in entry,
    read: fromCardNumberList,
    knows: (field) => CARD_NUMBER_FIELDS.has(field),
  },
  {
    form: 'main_effect',
    fits: (entry) => 'main_effect' in entry || 'source_effect' in entry || 'digi_type' in entry,
    read: fromFlatList,
    knows: isFlatField,
  },
];

const EXPECTED =
  'a list of cards in JSON: entries with "cardId", "nameEn" and "effectText", with "cardNumber", "cardType" and "effect", or with "id", "type" and "main_effect"';

/** Reads the text of a file. Nothing is taken from a file of which not one entry is a card. */
export function readCardFile(text: string): Result<CardFile, Problem> {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return err({
      found: `text that isn't JSON (${error instanceof Error ? error.message : 'it breaks off'})`,
      expected: EXPECTED,
      start: 0,
      end: 0,
    });
  }
  return readCardEntries(value);
}

/** Reads a card file whose JSON was parsed already. */
export function readCardEntries(value: unknown): Result<CardFile, Problem> {
  const entries = entriesOf(value);
  const form = FORMS.find(({ fits }) => entries.some((entry) => isEntry(entry) && fits(entry)));
  if (form === undefined)
    return err({
      found:
        entries.length === 0
          ? 'no list of cards'
          : `entries with ${fieldsOf(entries[0]) || 'no fields'}`,
      expected: EXPECTED,
      start: 0,
      end: 0,
    });
  const cards = new Map<string, FileCard>();
  const ignored = new Map<string, number>();
  const left: { entry: number; why: string }[] = [];
  let repeated = 0;
  entries.forEach((entry, i) => {
    const card = isEntry(entry) ? form.read(entry) : null;
    if (card === null) {
      left.push({ entry: i + 1, why: 'no number, no name or no kind of card' });
      return;
    }
    if (cards.has(card.number)) repeated++;
    else cards.set(card.number, card);
    for (const field of Object.keys(entry as FileEntry))
      if (!form.knows(field)) ignored.set(field, (ignored.get(field) ?? 0) + 1);
  });
  if (cards.size === 0)
    return err({
      found: `${entries.length} entries of which none is a card`,
      expected: EXPECTED,
      start: 0,
      end: 0,
    });
  const { cards: alike, instead } = speltAlike([...cards.values()]);
  return ok({ form: form.form, cards: alike, ignored, left, repeated, instead });
}

const MOST_FIELDS = 8;

const fieldsOf = (entry: unknown): string =>
  isEntry(entry)
    ? Object.keys(entry)
        .slice(0, MOST_FIELDS)
        .map((field) => `"${field.slice(0, 40)}"`)
        .join(', ')
    : '';

/** A list, or a list in the one field of an object that has one, or the values of an object. */
function entriesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (!isEntry(value)) return [];
  const lists = Object.values(value).filter((inner): inner is unknown[] => Array.isArray(inner));
  const [only] = lists;
  if (lists.length === 1 && only !== undefined) return only;
  const inner = Object.values(value);
  return inner.every(isEntry) ? inner : [];
}
