// @vitest-environment node
/** Filters among the words of a search, as "type:instant". */
import { describe, expect, test } from 'vitest';
import { filesIn } from '../../../scripts/files.ts';
import { find } from '../../search/query/find.ts';
import type { Hit } from '../../search/query/hit.ts';
import { corpus } from '../corpus.ts';
import { sampleIndex } from './search-sample.ts';

const whole = sampleIndex(filesIn);

describe('filters', () => {
  const all = (typed: string): readonly Hit[] =>
    find(whole, typed, { limit: 5000 }).groups.flatMap((group) => group.hits);

  test('type: keywords of that type and nothing else, as their own list has them', () => {
    const instant = corpus.keywords.filter(({ label }) => label === 'Instant');
    expect(all('type:instant').map(({ url }) => url)).toEqual(
      instant.map(({ slug }) => `/keywords/${slug}/`),
    );
  });

  test('chapter: rules of it, and what is about one of them', () => {
    const rules = all('chapter:16-7').filter(({ kind }) => kind === 'rule');
    expect(rules.map(({ number }) => number)).toEqual(
      corpus.rules.map(({ number }) => number).filter((one) => /^16-7(-|$)/.test(one)),
    );
    const questions = all('chapter:16-7').filter(({ kind }) => kind === 'question');
    expect(questions.length).toBeGreaterThan(5);
  });

  test('cites: every rule that cites it, as the corpus has it', () => {
    const cited = corpus.rules.find(({ number }) => number === '15-8-5');
    const citing = all('cites:15-8-5').filter(({ kind }) => kind === 'rule');
    expect(citing.map(({ number }) => number)).toEqual(
      corpus.rules
        .filter(({ citations }) => citations.some(({ number }) => /^15-8-5(-|$)/.test(number)))
        .map(({ number }) => number),
    );
    expect(citing.length).toBeGreaterThanOrEqual(cited?.citedBy.length ?? Infinity);
  });

  test('names of one kind widen, different ones narrow', () => {
    const [instant, trigger] = [all('type:instant'), all('type:trigger')];
    expect(all('type:instant type:trigger')).toHaveLength(instant.length + trigger.length);
    expect(all('type:instant chapter:16-7')).toEqual([]);
    expect(all('level:2 cites:16-24-5').map(({ url }) => url)).toContain(
      '/quiz/alliance/partner-gone/',
    );
  });

  test.each([
    ['type:instnt', 'type:instant'],
    ['typ:persistent blocker', 'blocker type:persistent'],
    ['cites:15-8-55', 'cites:15-8'],
    ['securty attack', 'security attack'],
    ['peircing memory', 'piercing memory'],
  ])('%s: did you mean %s', (typed, query) => {
    const [first] = find(whole, typed).meant;
    expect(first?.why).toBe('instead');
    expect(find(whole, first?.query ?? '').total).toBeGreaterThan(0);
    expect(
      find(whole, first?.query ?? '')
        .query.split(' ')
        .toSorted(),
    ).toEqual(query.split(' ').toSorted());
  });

  test('a filter that leaves nothing can be left out, one that nothing has is named', () => {
    expect(find(whole, 'rush type:instant').meant).toContainEqual({
      why: 'without',
      query: 'rush',
    });
    expect(find(whole, 'chapter:77').wrong).toEqual([{ filter: { name: 'chapter', value: '77' } }]);
    expect(find(whole, 'chapter:16').wrong).toEqual([]);
  });

  test('while typing, a filter is completed, and its beginning counts already', () => {
    const typed = find(whole, 'type:tr', { typing: true });
    expect(typed.meant.map(({ query }) => query)).toEqual(['type:trigger', 'type:trigger-pending']);
    expect(typed.total).toBe(all('type:trigger type:trigger-pending').length);
    expect(find(whole, 'level:', { typing: true }).meant.map(({ query }) => query)).toEqual(
      ['0', '1', '2', '3'].map((level) => `level:${level}`),
    );
    expect(find(whole, 'type:tr rush', { typing: true }).meant).not.toContainEqual(
      expect.objectContaining({ why: 'filter' }),
    );
  });
});
