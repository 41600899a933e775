import { expect, test } from 'vitest';
import { diffCorpora } from './diff.ts';
import { fingerprint } from './fingerprint.ts';
import type { Corpus, Rule } from '../rule.ts';
import { sampleCorpus } from '../read/sample.ts';

const corpus = sampleCorpus();
const withRules = (change: (rules: readonly Rule[]) => readonly Rule[]): Corpus => ({
  ...corpus,
  rules: change(corpus.rules),
});

test('the same corpus has no difference', () => {
  expect(diffCorpora(corpus, corpus)).toEqual({ added: [], removed: [], changed: [], moved: [] });
});

test('added and removed', () => {
  const fewer = withRules((rules) => rules.filter(({ number }) => number !== '16-5-2'));
  expect(diffCorpora(fewer, corpus)).toMatchObject({ added: ['16-5-2'], removed: [] });
  expect(diffCorpora(corpus, fewer)).toMatchObject({ added: [], removed: ['16-5-2'] });
});

test('changed: only where the words differ', () => {
  const other = withRules((rules) =>
    rules.map((rule) => {
      if (rule.number === '16-5-2') return { ...rule, fingerprint: fingerprint('other words') };
      return rule.number === '16-5-1' ? { ...rule, citedBy: ['16-4-1'] } : rule;
    }),
  );
  const { changed, ...rest } = diffCorpora(corpus, other);
  expect(changed.map(({ number }) => number)).toEqual(['16-5-2']);
  expect(changed[0]?.before.fingerprint).not.toBe(changed[0]?.after.fingerprint);
  expect(rest).toEqual({ added: [], removed: [], moved: [] });
});

test('moved: the same words under a new number', () => {
  const renumbered = withRules((rules) => rename(rules, { '16-5-2': '16-5-9' }));
  expect(diffCorpora(corpus, renumbered)).toEqual({
    added: [],
    removed: [],
    changed: [],
    moved: [{ from: '16-5-2', to: '16-5-9' }],
  });
});

test('a rule put in between: one added, the ones behind it moved, none changed', () => {
  const grown = withRules((rules) => {
    const shifted = rename(rules, { '16-5-2': '16-5-3', '16-5-3': '16-5-4' });
    const fresh = rules.find(({ number }) => number === '16-5-2');
    return fresh ? [...shifted, { ...fresh, fingerprint: fingerprint('new words') }] : [];
  });
  const moved = [
    { from: '16-5-2', to: '16-5-3' },
    { from: '16-5-3', to: '16-5-4' },
  ];
  expect(diffCorpora(corpus, grown)).toEqual({
    added: ['16-5-2'],
    removed: [],
    changed: [],
    moved,
  });
  expect(diffCorpora(grown, corpus)).toMatchObject({ added: [], removed: ['16-5-2'], changed: [] });
});

function rename(rules: readonly Rule[], names: Readonly<Record<string, string>>) {
  return rules.map((rule) => ({ ...rule, number: names[rule.number] ?? rule.number }));
}
