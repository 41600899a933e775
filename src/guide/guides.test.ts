// @vitest-environment node
/** The guides of the site: each is read in full, and the engine agrees with every board in it. */
import { describe, expect, test } from 'vitest';
import { pathsIn, textAt } from '../../scripts/files.ts';
import { describeProblem } from '../base/result.ts';
import { slugOf } from '../rules/slug.ts';
import { parseScenarioFile } from '../scenario/file/scenario-file.ts';
import { withoutBlocks } from './block.ts';
import type { Guide } from './guide.ts';
import { makeFigure, parseFigure } from './page/figure.ts';
import { readGuide, type NamesForGuides } from './read.ts';

/** The names of all keyword effects stand there. */
const names = [...textAt('rules/keywords.json').matchAll(/"name": "([^"]+)"/g)];

const KNOWN: NamesForGuides = {
  keywords: new Set(names.map(([, name = '']) => slugOf(name))),
  questions: new Set(pathsIn('questions').map((name) => name.replace(/\.md$/, ''))),
  terms: new Set(
    pathsIn('terms').map((name) => /^term: '?(.*?)'?$/m.exec(textAt(`terms/${name}`))?.[1] ?? ''),
  ),
};

const files = pathsIn('guides');
const guideOf = (name: string): Guide => {
  const read = readGuide(name, textAt(`guides/${name}`), KNOWN);
  if (!read.ok) throw new Error(read.problem.map(describeProblem).join('\n'));
  return read.value;
};

describe.each(files)('%s', (name) => {
  test('engine and article agree', () => {
    expect(guideOf(name).examples.length).toBeGreaterThan(0);
  });

  test('its boards as data for the page are the same again', () => {
    for (const example of guideOf(name).examples) {
      if (example.kind !== 'scenario') continue;
      const { scenario } = parseFigure(makeFigure(example, {})).solvable;
      expect(parseScenarioFile(scenario), example.caption).toStrictEqual(example.scenario);
    }
  });

  test('is short enough to be read and long enough to say something', () => {
    const { examples } = guideOf(name);
    const captions = examples.map((one) => (one.kind === 'scenario' ? one.caption : ''));
    const body = withoutBlocks(textAt(`guides/${name}`).replace(/^---[^]*?\n---\n/, ''));
    const words = [body, ...captions]
      .join(' ')
      .split(/\s+/)
      .filter((word) => /[a-z0-9]/i.test(word)).length;
    // Five minutes are 700 words beside the boards.
    const [least, most] = name === 'learn.md' ? [500, 800] : [900, 1600];
    expect(words).toBeGreaterThanOrEqual(least);
    expect(words).toBeLessThanOrEqual(most);
  });

  test('no two headings are the same', () => {
    const headings = guideOf(name).sections.map(({ heading }) => heading);
    expect(new Set(headings).size).toBe(headings.length);
  });
});

test('the guides stand in one order', () => {
  const orders = files.map((name) => guideOf(name).order).toSorted();
  expect(orders).toEqual(files.map((_, i) => i + 1));
});

test('Learn asks every question of level 0, and no other', () => {
  const first = pathsIn('questions').filter((name) =>
    /^level: 0$/m.test(textAt(`questions/${name}`)),
  );
  expect(guideOf('learn.md').questions.toSorted()).toEqual(
    first.map((name) => name.replace(/\.md$/, '')).toSorted(),
  );
});
