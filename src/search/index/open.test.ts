import lunr from 'lunr';
import { describe, expect, test } from 'vitest';
import { buildIndex } from './build.ts';
import type { SearchDocument } from './document.ts';
import { openIndex } from './open.ts';
import { FIELDS } from './pack.ts';
import { stem } from '../word/stem.ts';
import { tokenise } from '../word/token.ts';
import { scores } from './weigh.ts';

const documents: readonly SearchDocument[] = [
  {
    kind: 'rule',
    url: '/rules/16-7/',
    number: '16-7',
    title: '<Piercing>',
    text: '',
    aliases: [],
    own: false,
  },
  {
    kind: 'rule',
    url: '/rules/16-7-3/',
    number: '16-7-3',
    title: '',
    text: 'The security check from using <Piercing> is mandatory. A security check is one check.',
    aliases: [],
    own: false,
  },
  {
    kind: 'keyword',
    url: '/keywords/de-digivolve/',
    number: '16-12',
    title: 'De-Digivolve',
    text: 'Trash cards, see 16.12.4.',
    aliases: ['de digi'],
    own: true,
  },
];
const index = openIndex(buildIndex(documents, '4.0'));

/** The same documents through lunr's own builder. */
function byLunr(): lunr.Index {
  const builder = new lunr.Builder();
  const once = (text?: null | string | object | object[]): lunr.Token[] =>
    [...new Set(tokenise(String(text)).map(({ term }) => stem(term)))].map(
      (term) => new lunr.Token(term, {}),
    );
  builder.tokenizer = Object.assign(once, { separator: / / });
  builder.pipeline.reset();
  builder.searchPipeline.reset();
  builder.ref('ref');
  builder.field('title', { boost: FIELDS.title });
  builder.field('text', { boost: FIELDS.text });
  documents.forEach(({ title, text, aliases }, ref) =>
    builder.add({ ref: String(ref), title: [title, ...aliases].join(' '), text }),
  );
  return builder.build();
}

/** What the opened index gives for words, each counted as often as it is asked for. */
function weighed(terms: readonly string[]): string[] {
  const asked = new Map<number, number>();
  for (const term of terms) {
    const place = index.placeOf.get(term);
    if (place !== undefined) asked.set(place, (asked.get(place) ?? 0) + 1);
  }
  return [...scores(asked, index.weights)].flatMap((score, at) =>
    score > 0 ? [`${at}: ${score.toFixed(2)}`] : [],
  );
}

describe('an opened index', () => {
  test.each(['piercing', 'security check', 'mandatory', 'digivolve trash', '16-12-4', 'digi'])(
    'weighs "%s" as lunr does',
    (text) => {
      const terms = tokenise(text).map(({ term }) => stem(term));
      const expected = byLunr()
        .query((query) => {
          for (const term of terms) query.term(term, { usePipeline: false });
        })
        .map(({ ref, score }) => `${ref}: ${score.toFixed(2)}`);
      expect(expected.length).toBeGreaterThan(0);
      expect(weighed(terms)).toEqual(expected.sort());
    },
  );

  test('has the documents as they were', () => {
    expect(index.documents).toEqual(documents);
    expect(index.edition).toBe('4.0');
  });

  test('knows rules by number, keywords, and how often words stand', () => {
    expect([...index.byNumber]).toEqual([
      ['16-7', 0],
      ['16-7-3', 1],
    ]);
    expect(index.keywords).toEqual([2]);
    expect(index.frequency.get('pierc')).toBe(2);
    expect(index.frequency.get('check')).toBe(1);
    expect(index.words).toEqual([...index.words].sort());
  });

  test('of nothing finds nothing', () => {
    const empty = openIndex(buildIndex([], '4.0'));
    expect(empty.documents).toEqual([]);
    expect([...scores(new Map([[0, 1]]), empty.weights)]).toEqual([]);
  });
});
