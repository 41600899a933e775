// @vitest-environment node
/** Searching the rules and the glossary of the site. */
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { find } from '../../search/query/find.ts';
import { corpus } from '../corpus.ts';
import { playersWords, terms } from '../words/glossary.ts';
import { hits, index, marked, packed, urls } from './find-sample.ts';

describe('numbers of official questions', () => {
  test.each(['Q644', 'q644', 'Q 644', 'Q645', 'ruling Q644', '644', 'Q0644'])(
    '%s is the first answer',
    (typed) => {
      expect(urls(typed)[0]).toBe('/rulings/q644/');
    },
  );

  test('Q64 is not Q644', () => {
    expect(urls('Q64')[0]).toBe('/rulings/q64/');
  });
});

describe('numbers', () => {
  test.each([
    '16-7-4',
    '16.7.4',
    '16 7 4',
    'rule 16-7-4',
    '§16-7-4',
    '16‑7‑4',
    'r16-7-4',
    '16-7-4.',
  ])('%s is the first answer', (typed) => {
    expect(hits(typed)[0]).toMatchObject({ url: '/rules/16-7-4/', why: 'number' });
  });

  test('a section is followed by its clauses in order, and is one hit with its keyword', () => {
    const clauses = [1, 2, 3, 4, 5, 6].map((clause) => `/rules/16-7-${clause}/`);
    expect(urls('16-7', 'rule').slice(0, 7)).toEqual(['/rules/16-7/', ...clauses]);
    expect(urls('16-7', 'keyword')).toEqual([]);
  });

  test('16-1 does not answer 16-10', () => {
    expect(urls('16-1')).not.toContain('/rules/16-10/');
  });

  test('a number among words comes first, the words next', () => {
    expect(urls('piercing 16-8-1', 'rule')[0]).toBe('/rules/16-8-1/');
    expect(urls('piercing 16-8-1', 'keyword').slice(0, 2)).toContain('/keywords/piercing/');
  });

  test('what cites a number is found by it', () => {
    expect(urls('15-8-3', 'rule')).toContain('/rules/16-7-2/');
  });

  test('a number that is no rule leads to the rule above it', () => {
    const found = find(index, '16-7-99');
    expect(found.missing).toBe('16-7-99');
    expect(found.groups.flatMap((group) => group.hits.map(({ url }) => url))).toEqual([
      '/rules/16-7/',
    ]);
    expect(find(index, '16-7').missing).toBeUndefined();
    expect(find(index, '99-9').total).toBe(0);
  });
});

describe('terms and questions', () => {
  test('a word to avoid finds the term to use', () => {
    const [avoided] = terms.flatMap(({ avoid = [], term }) => avoid.map((word) => [word, term]));
    if (avoided === undefined) throw new Error('the glossary avoids no words');
    const [word = '', term] = avoided;
    expect(hits(word, 'term')[0]?.title.text).toBe(term);
  });

  test('a question by its title, its words, its topic and its rules', () => {
    for (const typed of [
      'Piercing meets On Deletion',
      'what comes first piercing',
      'piercing',
      '16-7-4',
    ]) {
      expect(urls(typed, 'question')).toEqual(['/quiz/piercing/on-deletion/']);
    }
  });
});

describe('words', () => {
  test('words as they stand come before the same words scattered', () => {
    const whys = hits('immediately before the transition', 'rule').map(({ why }) => why);
    expect(urls('immediately before the transition', 'rule')[0]).toBe('/rules/16-7-4/');
    expect(whys[0]).toBe('phrase');
    const found = hits('the opponent player is forced', 'rule').map(({ why }) => why);
    expect(found.lastIndexOf('phrase')).toBeLessThan(found.indexOf('words') >>> 0);
  });

  test('words that decide rulings count', () => {
    expect(urls("isn't deleted as a result of a battle", 'rule')[0]).toBe('/rules/16-9-1/');
  });

  test('a question in words', () => {
    expect(urls('when does piercing check security?', 'rule').slice(0, 3)).toContain(
      '/rules/16-7-3/',
    );
    expect(urls('can I attack with a Digimon I just played?', 'keyword')).toContain(
      '/keywords/rush/',
    );
  });

  test('only unknown words are spelled anew', () => {
    expect(urls('atakcing', 'rule')).toContain('/rules/11/');
    expect(hits('decoy').some(({ title }) => title.text === 'Decode')).toBe(false);
  });

  test('nonsense finds nothing and is named', () => {
    expect(find(index, 'xyzzy')).toMatchObject({ groups: [], total: 0, unknown: ['xyzzy'] });
    expect(find(index, 'piercing xyzzy').unknown).toEqual(['xyzzy']);
    expect(find(index, '   ')).toMatchObject({ query: '', groups: [], total: 0, unknown: [] });
  });
});

describe('groups and marks', () => {
  test('the group with the best answer leads, each kind once', () => {
    expect(find(index, 'piercing').groups.map(({ kind }) => kind)).toEqual([
      'keyword',
      'rule',
      'question',
      'ruling',
    ]);
    expect(find(index, '16-7-4').groups[0]?.kind).toBe('rule');
  });

  test('a limit shortens groups and leaves their totals', () => {
    const [all] = find(index, 'digimon').groups;
    const [few] = find(index, 'digimon', { limit: 2 }).groups;
    expect(few?.hits).toHaveLength(2);
    expect(few?.total).toBe(all?.total);
    expect(few?.total).toBeGreaterThan(2);
  });

  test('what was found is marked in title and text', () => {
    const hit = hits('piercing', 'rule').find(({ number }) => number === '16-7-3');
    expect(hit?.title.text).toBe('<Piercing>');
    expect(marked(hit?.title ?? { text: '', marks: [] })).toEqual(['Piercing']);
    expect(marked(hit?.excerpt ?? { text: '', marks: [] })).toEqual(['Piercing']);
  });

  test('a name found by another name is marked whole', () => {
    const [hit] = hits('sec atk', 'keyword');
    expect(hit?.title).toEqual({ text: 'Security A.', marks: [{ start: 0, end: 11 }] });
  });

  test('our summaries say that they are ours', () => {
    const included = (number: string) =>
      corpus.rules.find((rule) => rule.number === number)?.included;
    // An imported edition has the words of every chapter.
    expect(hits('15-8-3', 'rule')[0]).toMatchObject({ own: included('15-8-3') === false });
    expect(included('16-7-3')).toBe(true);
    expect(hits('16-7-3', 'rule')[0]).toMatchObject({ own: false });
  });
});

test('the index is small: at most 52 bytes for each rule, terms and keywords with it', () => {
  const bytes = brotliCompressSync(JSON.stringify(packed)).length;
  expect(bytes / corpus.rules.length).toBeLessThan(52);
});

describe('what opens with Enter', () => {
  test.each(['16-7-4', 'piercing', 'SA+1', 'block timing', 'mulligan', 'Q644'])('%s', (typed) => {
    expect(find(index, typed, { typing: true }).exact).toBe(true);
  });

  test.each(['16-7-99', 'pierc', 'retalition', 'security check attack', 'xyzzy', ''])(
    'not %s',
    (typed) => {
      expect(find(index, typed, { typing: true }).exact).toBe(false);
    },
  );
});

test('every word of players leads to its page first', () => {
  const pages = [...playersWords].flatMap(([page, said]) => said.map((word) => [word, page]));
  expect(pages.length).toBeGreaterThan(100);
  const wrong = pages.filter(([word = '', page]) => urls(word)[0] !== page);
  expect(wrong).toEqual([]);
});
