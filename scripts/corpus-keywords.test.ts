// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { KEYWORD_TYPES, typeOf } from '../src/rules/keyword-index.ts';
import { isWithin } from '../src/rules/number/number.ts';
import { corpus, index } from './received.ts';

describe('keywords', () => {
  test('40, with the labels of the source', () => {
    expect(corpus.keywords).toHaveLength(40);
    const count = (type: string) => corpus.keywords.filter((one) => typeOf(one) === type).length;
    expect(Object.fromEntries(KEYWORD_TYPES.map((type) => [type, count(type)]))).toEqual({
      persistent: 10,
      instant: 10,
      effect: 8,
      trigger: 5,
      'trigger-pending': 4,
      'optional-condition': 2,
      activated: 1,
    });
    expect(new Set(corpus.keywords.map(({ slug }) => slug)).size).toBe(40);
  });

  test('the category is the one that the clause cites, the choice names its clause', () => {
    const cited = {
      persistent: '15-8-2',
      trigger: '15-8-3',
      activation: '15-8-4',
      immediate: '15-8-5',
    };
    for (const { name, number, category, choice } of corpus.keywords) {
      const clause = index.find(category.rule ?? '');
      if (category.value === 'none') expect(clause?.citations ?? [], name).toEqual([]);
      else expect(clause?.citations[0]?.number, name).toBe(cited[category.value]);
      expect(isWithin(choice.rule ?? '', number), name).toBe(true);
      expect(index.find(choice.rule ?? ''), name).toBeDefined();
    }
  });

  test.each([
    ['persistent', 10],
    ['trigger', 9],
    ['activation', 1],
    ['immediate', 10],
    ['none', 10],
  ])('category %s: %i', (value, count) => {
    expect(corpus.keywords.filter(({ category }) => category.value === value)).toHaveLength(count);
  });

  test.each([
    ['security-a', '16-4', 'mandatory', '16-4-2'],
    ['blocker', '16-5', 'optional', '16-5-1'],
    ['recovery', '16-6', 'as the effect says', '16-6-2'],
    ['piercing', '16-7', 'mandatory', '16-7-3'],
    ['draw', '16-8', 'mandatory', '16-8-3'],
    ['digisorption', '16-10', 'optional', '16-10-3'],
    ['reboot', '16-11', 'mandatory', '16-11-4'],
    ['de-digivolve', '16-12', 'mandatory', '16-12-3'],
    ['digi-burst', '16-14', 'optional', '16-14-2'],
    ['blitz', '16-16', 'optional', '16-16-3'],
    ['mind-link', '16-28', 'mandatory', '16-28-3'],
    ['blast-dna-digivolve', '16-31', 'optional', '16-31-3'],
    ['iceclad', '16-35', 'mandatory', '16-35-3'],
    ['link', '16-40', 'mandatory', '16-40-1'],
    ['training', '16-41', 'optional', '16-41-3'],
    ['use-req', '16-42', 'optional', '16-42-1'],
  ])('%s is %s, %s by %s', (slug, number, value, rule) => {
    expect(index.findKeyword(slug)).toMatchObject({ number, choice: { value, rule } });
  });

  test('only Security A. has a former name', () => {
    const renamed = corpus.keywords.filter(({ formerly }) => formerly !== undefined);
    expect(renamed).toMatchObject([{ name: 'Security A.', formerly: 'Security Attack' }]);
  });

  test('the page says where label and clause disagree', () => {
    for (const { name, label, number, remark } of corpus.keywords) {
      const clauses = index.childrenOf(number).map(({ text = '' }) => text);
      const pending = clauses.some((text) => text.includes('pending processing'));
      const disagrees =
        label === 'Effect' ||
        label === 'Optional Condition' ||
        (label === 'Trigger (Pending)' && !pending) ||
        name === 'Material Save';
      expect(remark !== undefined, name).toBe(disagrees);
    }
    expect(index.findKeyword('digi-burst')?.remark).toContain('15-7');
  });

  test('summaries are one sentence and not the words of the rule', () => {
    for (const { name, number, summary } of corpus.keywords) {
      expect(summary, name).toMatch(/^[A-Z][^]*\.$/);
      expect(summary.split(/[.!?] [A-Z]/), name).toHaveLength(1);
      const official = index.find(`${number}-1`)?.text ?? '';
      expect(official, name).not.toContain(summary.slice(0, 30));
    }
  });
});
