/**
 * The helpers notice what they are there for: each test here does something that must not happen.
 */
import type Axe from 'axe-core';
import {
  COLOUR_RULES,
  expect,
  expectDarkIsFineToo,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  test,
} from './helpers.ts';

test.use({ expectedProblems: [/./] });

test.beforeEach(async ({ page }) => {
  await page.goto('/about/');
});

test('an error on the console', async ({ page, problems }) => {
  await page.evaluate(() => console.error('wrong'));
  await expect.poll(() => problems.join('\n')).toMatch(/^console: wrong/);
});

test('an error in the page', async ({ page, problems }) => {
  await page.evaluate(() => setTimeout(() => Reflect.get(globalThis, 'nothing').at(0)));
  await expect.poll(() => problems.join('\n')).toMatch(/^error: Cannot read properties/);
});

test('a script that the Content-Security-Policy does not know', async ({ page, problems }) => {
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "changed"';
    document.body.append(script);
  });
  await expect.poll(() => problems.join('\n')).toMatch(/^CSP: script-src-elem blocks inline/m);
});

test('a request to another host', async ({ page, problems }) => {
  await page.evaluate(() => {
    location.href = 'http://127.0.0.2:9/';
  });
  await expect
    .poll(() => problems.join('\n'))
    .toMatch(/^request to another host: http:\/\/127.0.0.2/m);
});

test('a picture that is not there', async ({ page, problems }) => {
  await page.evaluate(() => {
    new Image().src = '/nowhere.png';
  });
  await expect.poll(() => problems.join('\n')).toMatch(/^status 404: .*\/nowhere.png$/m);
});

test('a control without a name', async ({ page }) => {
  await page.evaluate(() =>
    document.querySelector('main')?.append(document.createElement('input')),
  );
  await expect(expectNoAxeViolations(page)).rejects.toThrow('label');
});

test('a colour too close to its ground, in dark alone', async ({ page }) => {
  await page.evaluate(() => {
    const words = document.createElement('p');
    words.textContent = 'dark on dark';
    words.style.color = 'light-dark(#000, #111)';
    words.style.background = 'light-dark(#fff, #000)';
    document.querySelector('main')?.append(words);
  });
  await expectNoAxeViolations(page);
  await expect(expectDarkIsFineToo(page)).rejects.toThrow('dark on dark');
  // Those of the highest level, AAA, are not asked for in light either.
  const about = await page.evaluate(() => {
    const axe: typeof Axe = Reflect.get(globalThis, 'axe');
    return axe.getRules(['cat.color']).filter(({ tags }) => !tags.includes('wcag2aaa'));
  });
  expect(about.map(({ ruleId }) => ruleId)).toEqual(COLOUR_RULES);
});

test('a page wider than the window', async ({ page }) => {
  await page.evaluate(() => {
    const wide = document.createElement('p');
    wide.textContent = 'wide';
    wide.style.minWidth = '9000px';
    document.body.append(wide);
  });
  await expect(expectNoSidewaysScrolling(page)).rejects.toThrow('9000px');
});
