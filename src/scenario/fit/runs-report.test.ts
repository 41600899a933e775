import { expect, test } from 'vitest';
import { runsReport } from './runs-report.ts';

const texts = (...list: readonly string[]): Parameters<typeof runsReport>[0] =>
  list.map((text) => ({ card: '', field: '', text }));

test('what keeps texts from being run, the commonest first, and how many it keeps alone', () => {
  const report = runsReport(
    texts(
      '[On Play] Gain 1 memory.',
      '<Piercing>',
      '[On Play] Do a dance.',
      '[Security] [Main] Do a dance.',
      'Digivolve: 3 from Lv.4 red',
    ),
  );
  expect(report).toMatchObject({ texts: 5, runnable: 3, stopped: [] });
  const [first] = report.obstacles;
  expect(first).toMatchObject({ texts: 2, alone: 1, example: 'Do a dance' });
  expect(report.obstacles.some(({ found }) => found.includes('[Security]'))).toBe(true);
});
