/** Links to rules: a pasted post, embed.js on a page, short addresses, what is copied, the data. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectNoAxeViolations, test, type Page } from './helpers.ts';
import { hasWords, published } from './published.ts';
import { give, main, open, RIGHT, unfold } from './quiz-page.ts';

const dist = process.env['DIST'] ?? 'dist';

test.describe('a pasted post', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('gets links in the form of its forum, and is copied', async ({ page, baseURL }) => {
    await page.goto('/link/');
    const post = page.getByRole('textbox', { name: 'Your post' });
    const linked = page.getByRole('textbox', { name: 'With links' });
    await post.fill('See 16-7-4 and <Piercing>, not `15-8-3`.');
    await expect(linked).toHaveValue(
      `See [16-7-4](${baseURL}/rules/16-7-4/) and [\\<Piercing\\>](${baseURL}/keywords/piercing/), not \`15-8-3\`.`,
    );
    await page.getByRole('radio', { name: 'BBCode' }).check();
    await expect(linked).toHaveValue(/\[url=[^\]]*\/rules\/16-7-4\/\]16-7-4\[\/url\]/);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(main(page)).toContainText('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('[/url]');
    await expectNoAxeViolations(page);
  });

  test('a number that is wrong is listed, and put right with one press', async ({ page }) => {
    await page.goto('/link/');
    await page.getByRole('button', { name: 'Try an example' }).press('Enter');
    const doubts = page.getByRole('region', { name: 'Check these numbers' });
    await expect(doubts).toContainText('16-4-1 is about <Security A.>. <Blocker> is 16-5 now.');
    await expect(doubts).toContainText('There is no rule 16-25-9.');
    await expectNoAxeViolations(page);
    await doubts.getByRole('button', { name: 'Use 16-5-1' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'With links' })).toHaveValue(/rules\/16-5-1\//);
    await expect(doubts).not.toContainText('16-4-1');
  });

  test('an old post leads to what its numbers meant on its day', async ({ page, baseURL }) => {
    await page.goto('/link/');
    await page.getByRole('textbox', { name: 'Your post' }).fill('<Blocker> (16-4-1) blocks.');
    const doubts = page.getByRole('region', { name: 'Check these numbers' });
    await expect(doubts).toContainText('<Blocker> is 16-5 now.');
    await page.getByLabel('Posted on').fill('2025-06-01');
    await expect(main(page)).toContainText('On 1 June 2025 the manual was at edition 3.0.');
    await expect(doubts).toContainText('16-4-1 is 16-5-1 today.');
    await expect(doubts.getByRole('link', { name: 'Read 16-5-1' })).toHaveAttribute(
      'href',
      '/rules/16-5-1/',
    );
    const linked = page.getByRole('textbox', { name: 'With links' });
    await expect(linked).toHaveValue(/\[16-4-1\]\([^)]*\/rules\/16-4-1\/\?on=2025-06-01\)/);
    await expectNoAxeViolations(page);
    const [, address = ''] = /\[16-4-1\]\(([^)]*)\)/.exec(await linked.inputValue()) ?? [];
    await page.goto(address.replace(/^https?:\/\/[^/]+/, baseURL ?? ''));
    await expect(page.locator('[data-result]')).toContainText('Its 16-4-1 is 16-5-1 today.');
  });

  test('the bookmark brings a text along, which stays on the device', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`/link/#text=${encodeURIComponent('rule 15-8-3 & more')}`);
    await expect(page.getByRole('textbox', { name: 'Your post' })).toHaveValue(
      'rule 15-8-3 & more',
    );
    expect(asked.filter((url) => url.includes('more'))).toEqual([]);
    const bookmark = page.getByRole('link', { name: 'Link this post' });
    await expect(bookmark).toHaveAttribute('href', /^javascript:/);
  });
});

test.describe('embed.js', () => {
  test('links the rules in its selector and nothing else', async ({ page }) => {
    await page.goto('/link/demo/');
    const posts = page.locator('.post');
    await expect(posts.first().getByRole('link')).toHaveText(['16-7-4', '15-8-3']);
    await expect(posts.nth(1).getByRole('link')).toHaveText(['2-3', '2-4', '16-7']);
    await expect(posts.nth(1).locator('code')).toHaveText('16-7-4');
    await expect(posts.nth(2).getByRole('link')).toHaveText(['16-5-1']);
    await expect(posts.nth(2).locator('img')).toHaveCount(0);
    await expect(page.locator('#outside').getByRole('link')).toHaveCount(0);
    await page.getByRole('button', { name: 'Add a post' }).click();
    await expect(posts.nth(3).getByRole('link')).toHaveText(['15-4-3']);
    await expectNoAxeViolations(page);
  });

  test('shows the words on focus until Escape, and on hover', async ({ page }) => {
    await page.goto('/link/demo/');
    const link = page.locator('.post').first().getByRole('link', { name: '16-7-4' });
    const tip = page.getByRole('tooltip');
    await link.focus();
    await expect(tip).toContainText('pending processing');
    await expect(tip).toContainText(`Edition ${(await published(page)).edition}`);
    await expect(link).toHaveAccessibleDescription(/pending processing/);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
    await page.locator('.post').first().getByRole('link', { name: '15-8-3' }).hover();
    const summary = expect(tip);
    await ((await hasWords(page, '15-8-3')) ? summary.not : summary).toContainText(
      'Summary, not the official text',
    );
    await page.mouse.move(0, 0);
    await expect(tip).toHaveCount(0);
  });

  test('breaks no page that is against it', async ({ page }) => {
    const post = '<p class="post">By 16-7-4 <b contenteditable>16-7-3</b></p>';
    const pages: Readonly<Record<string, string>> = {
      // Elements with the names that the script asks for, and a policy without styles.
      named: `<meta http-equiv="Content-Security-Policy" content="style-src 'none'"><img name="currentScript"><form id="rulingLab"><input name="root"></form>${post}<script src="/embed.js" data-selector=".post"></script>`,
      unasked: `${post}<script src="/embed.js"></script>`,
      wrong: `${post}<script src="/embed.js" data-selector="]["></script>`,
      twice: `${post}<script src="/embed.js" data-selector=".post"></script><script src="/embed.js" data-selector="body"></script>`,
    };
    await page.route('**/forum/*', (route) => {
      const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      const body = `<!doctype html><title>Forum</title><link rel="icon" href="data:,">${pages[name] ?? ''}`;
      return route.fulfill({ contentType: 'text/html', body });
    });
    const numbers = async (name: string): Promise<readonly string[]> => {
      await page.goto(`/forum/${name}`);
      return page.locator('.post a').allTextContents();
    };
    expect(await numbers('named')).toEqual(['16-7-4']);
    await page.locator('.post a').focus();
    await expect(page.getByRole('tooltip')).toContainText('pending processing');
    expect(await numbers('unasked')).toEqual([]);
    expect(await numbers('wrong')).toEqual([]);
    expect(await numbers('twice')).toEqual(['16-7-4']);
    await expect(page.locator('.post')).toHaveText('By 16-7-4 16-7-3');
  });

  test('the user script is the same, for sites that its reader names', async ({ page }) => {
    const script = readFileSync(join(dist, 'link', 'ruling-lab.user.js'), 'utf8');
    expect(script).toMatch(/^\/\/ ==UserScript==\n/);
    await page.goto('/about/');
    await page.evaluate(() => {
      const words = document.createElement('p');
      words.id = 'new';
      words.textContent = 'A post about 16-7-4.';
      document.querySelector('main')?.append(words);
    });
    const { origin } = new URL(page.url());
    await page.evaluate(script.replace(/"root":"[^"]*"/, `"root":"${origin}/"`));
    await expect(page.locator('#new').getByRole('link')).toHaveAttribute(
      'href',
      `${origin}/rules/16-7-4/`,
    );
  });
});

test('short addresses lead on, without scripts as well', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [short, address] of [
    ['/16-7-4/', '/rules/16-7-4/'],
    ['/16/', '/rules/16/'],
    ['/keywords/security-attack/', '/keywords/security-a/'],
    ['/keywords/pierce/', '/keywords/piercing/'],
    ['/rulings/q1565/', '/rulings/q1035/'],
  ] as const) {
    await page.goto(`${baseURL}${short}`);
    await expect(page).toHaveURL(`${baseURL}${address}`);
  }
  await context.close();
  const sitemap = readFileSync(join(dist, 'sitemap-0.xml'), 'utf8');
  const listed = new Set(
    [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, page = '']) => new URL(page).pathname),
  );
  for (const path of ['/keywords/security-a/', '/link/', '/rules/16-7-4/'])
    expect(listed.has(path), path).toBe(true);
  for (const path of ['/keywords/security-attack/', '/16-7-4/', '/16/', '/rulings/q1565/'])
    expect(listed.has(path), path).toBe(false);
});

test('the address bar of a browser can search', async ({ page, request }) => {
  await page.goto('/');
  const link = page.locator('link[rel="search"]');
  const file = await request.get((await link.getAttribute('href')) ?? '');
  expect(await file.text()).toMatch(
    /<Url type="text\/html" template="https?:\/\/[^"]*\/search\/\?q=\{searchTerms\}"\/>/,
  );
});

test.describe('what is copied', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const clipboard = (page: Page): Promise<string> =>
    page.evaluate(() => navigator.clipboard.readText());

  test('a quotation with edition, date and a page that stays, and a key', async ({
    page,
    baseURL,
  }) => {
    const { edition } = await published(page);
    await page.goto('/rules/16-7-4/');
    await page.getByRole('button', { name: 'Quotation' }).click();
    await expect(page.getByText('Copied: Quotation')).toBeVisible();
    expect(await clipboard(page)).toMatch(
      /^"<Piercing> is pending[^"]*"\nRule 16-7-4, .*Ver\. \d\.\d \(\d{4}-\d\d-\d\d\), /,
    );
    expect(await clipboard(page)).toContain(`Ver. ${edition} `);
    expect(await clipboard(page)).toContain(`${baseURL}/rules/${edition}/16-7-4/`);
    await page.getByRole('button', { name: 'Citation key' }).click();
    await expect(page.getByText('Copied: Citation key')).toBeVisible();
    expect(await clipboard(page)).toMatch(/^\d\.\d:16-7-4:[0-9a-f]{8}$/);
    expect(await clipboard(page)).toContain(`${edition}:`);
    await expectNoAxeViolations(page);
  });

  test('a rule with its sub-rules, or alone', async ({ page }) => {
    await page.goto('/rules/16-35-4/');
    const below = page.getByRole('checkbox', { name: 'with sub-rules' });
    await expect(below).not.toBeChecked();
    const copy = async (): Promise<string> => {
      await page.getByRole('button', { name: 'Text and link' }).click();
      await expect(page.getByText('Copied: Text and link')).toBeVisible();
      return clipboard(page);
    };
    expect(await copy()).not.toContain('16-35-4-1 ');
    await below.check();
    expect(await copy()).toMatch(/^16-35-4 [^]*\n16-35-4-1 [^]*\n16-35-4-3 /);
  });

  test('a step of a resolution, with its rule', async ({ page, baseURL }) => {
    await open(page);
    await give(page, RIGHT);
    await unfold(page, 'Step by step');
    await page.getByRole('list', { name: 'Steps' }).getByRole('button').first().click();
    await page.getByRole('button', { name: 'Copy this step' }).click();
    await expect(main(page).getByText('Copied', { exact: true })).toBeVisible();
    expect(await clipboard(page)).toMatch(
      /^Step 1 of \d+: .+\nRule [\d-]+: http.*\/rules\/[\d-]+\/\nhttp/,
    );
    expect(await clipboard(page)).toContain(`${baseURL}/quiz/piercing/on-deletion/`);
  });
});

test('every file of the data is there', async ({ page, request }) => {
  await page.goto('/api/');
  const links = await main(page)
    .locator('table a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(10);
  for (const link of [...links, '/llms.txt'])
    expect((await request.get(link)).status(), link).toBe(200);
  const text = readFileSync(join(dist, 'llms.txt'), 'utf8');
  expect(text).toContain('/api/v1/keyword-book.json');
});
