/**
 * The copy of the site on the device: read without a network, never in place of what is online,
 * replaced as a whole.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, expectNoAxeViolations, test as base, type Locator, type Page } from './helpers.ts';
import { answers } from './mode.ts';
import { serveAlone } from './own-server.ts';
import { give, main, QUESTION, RIGHT, verdict } from './quiz-page.ts';

const dist = process.env['DIST'] ?? 'dist';

/**
 * Files that the server of a test gives in place of those that were built; a test changes them
 * while it goes on.
 */
const test = base.extend<{ changed: Map<string, Buffer> }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  changed: async ({}, use) => {
    await use(new Map());
  },
  // A server and with it an origin for each test: nobody else's copy is there.
  baseURL: async ({ changed }, use) => {
    const serving = await serveAlone((path) => changed.get(path));
    await use(serving.url);
    await serving.close();
  },
});

test.use({
  serviceWorkers: 'allow',
  expectedProblems: [/ERR_INTERNET_DISCONNECTED|503/],
});

const notice = (page: Page): Locator => page.locator('.notice');

// Two thousand pages are written to the disk, beside whatever else the machine does.
const LONG = 150_000;
test.setTimeout(LONG);
const whole = { timeout: 120_000 };

/** Visits a page and waits until all of the site is on the device. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => page.evaluate(packs), whole).toBe(2);
}

/** How many packs are complete. */
async function packs(): Promise<number> {
  const names = await caches.keys();
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return keys.flat().filter(({ url }) => url.endsWith('.pack')).length;
}

/** The built worker and its packs as those of another version. */
function newVersion(changed: Map<string, Buffer>): void {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const version = /data-version="[^"]*\+([0-9a-f]{8})"/.exec(
    readFileSync(join(dist, 'index.html'), 'utf8'),
  )?.[1];
  if (version === undefined) throw new Error('the page does not say its version');
  expect(worker).toContain(version);
  changed.set('/sw.js', Buffer.from(worker.replaceAll(version, '00000000')));
  for (const name of ['/offline/site.pack', '/offline/rules.pack']) {
    const pack = gunzipSync(readFileSync(join(dist, name))).toString();
    changed.set(name, gzipSync(pack.replaceAll(version, '00000000')));
  }
}

/** What a network that wants a person to sign in first says to everything, with status 200. */
const PORTAL = Buffer.from('<!doctype html><html lang="en"><title>Hotel</title><h1>Sign in</h1>');
const PINNED = '/rules/4.0/16-7-2/';

/** What the device keeps of an address. */
const keptOf = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (path) => (await (await caches.match(path))?.text()) ?? '', path);

test('after one visit the site is there without a network', async ({ page, context }) => {
  await visit(page, '/cards/');
  await page.getByRole('button', { name: 'Try the sample' }).click();
  await expect(page.getByRole('link', { name: 'TS1-007 Leafling' })).toBeVisible();
  await page.goto(PINNED);
  await expect.poll(() => keptOf(page, PINNED)).toContain('16-7-2');
  await context.setOffline(true);

  await test.step('a question is answered', async () => {
    await page.goto(QUESTION);
    await give(page, RIGHT);
    await expect(verdict(page)).toHaveText(/Right/);
    await expect(notice(page)).toContainText(
      "You're offline. Saved on this device: rules, rulings, keywords, guides, search and quiz.",
    );
    await expectNoAxeViolations(page);
  });

  await test.step('a rule is found', async () => {
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('securty attack');
    await page
      .getByRole('option', { name: /Security A/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Security A.');
    await page.goto('/rules/16-7-4/');
    await expect(main(page)).toContainText('16-7-4');
  });

  await test.step('the part behind ? is for the script of the page', async () => {
    await page.goto('/quiz/all/?level=2');
    await expect(page.getByRole('link', { name: /^Level 2/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.goto('/guides');
    await expect(page).toHaveURL('/guides/');
  });

  await test.step('a board is played', async () => {
    await page.goto('/quiz/armor-purge/lone-card/');
    await main(page).getByRole('radio').first().check();
    await main(page).getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(verdict(page)).toBeVisible();
  });

  await test.step('endless practice makes its questions', async () => {
    for (const seed of [5, 79_201]) {
      await page.goto(`/quiz/endless/#s${seed}`);
      await answers(page).first().check();
      await main(page).getByRole('button', { name: 'Answer', exact: true }).click();
      await expect(verdict(page)).toBeVisible();
    }
  });

  await test.step('a card file that was brought is there', async () => {
    await page.goto('/cards/');
    await page.getByRole('link', { name: 'TS1-007 Leafling' }).click();
    await page.getByRole('button', { name: 'Play it' }).click();
    await expect(page.getByRole('list', { name: 'Steps' })).toBeVisible();
  });

  await test.step('a page that is not kept says so, and what is there', async () => {
    await page.goto('/rules/4.0/16-7-3/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offline');
    await expect(main(page)).toContainText("this page isn't saved on this device");
    await expectNoAxeViolations(page);
  });

  await test.step('a page pinned to an edition is kept once it was visited', async () => {
    await page.goto(PINNED);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('16-7-2');
  });
});

test('what is online goes before the copy, a new version takes its place, and it can be removed', async ({
  page,
  context,
  changed,
}) => {
  test.setTimeout(2 * LONG);
  await visit(page, '/about/');

  await test.step('what a network puts in place of a page is shown and never kept', async () => {
    changed.set(PINNED, PORTAL).set('/about/', PORTAL);
    for (const path of [PINNED, '/about/']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    }
    changed.clear();
    await page.goto('/rules/4.0/16-7-3/');
    await expect.poll(() => keptOf(page, '/rules/4.0/16-7-3/')).toContain('16-7-3');
    await context.setOffline(true);
    await page.goto('/about/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About this site');
    await page.goto(PINNED);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offline');
    await context.setOffline(false);
  });

  await test.step('a page that was kept is replaced by what is online later', async () => {
    await page.goto(PINNED);
    await expect.poll(() => keptOf(page, PINNED)).toContain('16-7-2');
    const text = readFileSync(join(dist, PINNED, 'index.html'), 'utf8');
    changed.set(PINNED, Buffer.from(text.replace('<h1', '<p>Put right.</p><h1')));
    await page.reload();
    await expect.poll(() => keptOf(page, PINNED)).toContain('Put right.');
    await context.setOffline(true);
    await page.reload();
    await expect(main(page)).toContainText('Put right.');
    await context.setOffline(false);
  });

  await test.step('what is online is shown, not the copy of it', async () => {
    const about = readFileSync(join(dist, 'about/index.html'), 'utf8');
    changed.set('/about/', Buffer.from(about.replaceAll('About this site', 'About it, put right')));
    await page.goto('/about/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About it, put right');
    await expect(notice(page)).toHaveCount(0);
  });

  await test.step('the copy answers when the network takes too long', async () => {
    await context.route('**/keywords/', () => new Promise(() => undefined));
    await page.goto('/keywords/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keyword effects');
    await expect(notice(page)).toContainText("The network isn't responding.");
    await context.unroute('**/keywords/');
    changed.clear();
  });

  await test.step('a new version is offered, and takes the place of the copy', async () => {
    await page.goto('/about/');
    await expect(notice(page)).toHaveCount(0);
    newVersion(changed);
    await page.reload();
    await expect(notice(page)).toContainText('A new version is ready.');
    await expectNoAxeViolations(page);
    const loaded = page.waitForEvent('load');
    await notice(page).getByRole('button', { name: 'Reload' }).click();
    await loaded;
    await expect
      .poll(() => page.evaluate(async () => caches.keys()))
      .toEqual(['ruling-lab / 00000000']);
    await expect.poll(() => page.evaluate(packs), whole).toBe(2);
    await context.setOffline(true);
    await page.goto(QUESTION);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Piercing');
    await context.setOffline(false);
  });

  await test.step('the copy can be removed, and is not made again', async () => {
    await page.goto('/offline/');
    await expect(main(page)).toContainText('All of this is saved on this device.');
    await expect(main(page)).toContainText(/Right away \(\d\.\d MB/);
    await page.getByRole('button', { name: 'Remove the copy' }).click();
    await expect(main(page)).toContainText('You chose not to keep a copy');
    const left = (): Promise<number> =>
      page.evaluate(
        async () =>
          (await caches.keys()).length + (await navigator.serviceWorker.getRegistrations()).length,
      );
    expect(await left()).toBe(0);
    await page.goto('/about/', { waitUntil: 'networkidle' });
    expect(await left()).toBe(0);
    await page.goto('/offline/');
    await page.getByRole('button', { name: 'Keep a copy' }).click();
    await expect(main(page)).not.toContainText('You chose not to keep a copy');
    await expect.poll(() => page.evaluate(packs), whole).toBe(2);
  });
});

test('a device that keeps nothing for the site is told so, and what to do', async ({ page }) => {
  await page.addInitScript(() => {
    // What browsers do where a person forbids storage.
    const denied = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: denied });
    Object.defineProperty(window, 'caches', { get: denied });
    for (const name of ['register', 'getRegistration'])
      Object.defineProperty(ServiceWorkerContainer.prototype, name, {
        value: () => Promise.reject(new DOMException('denied', 'SecurityError')),
      });
  });
  await page.goto('/offline/');
  await expect(main(page).getByRole('status')).toContainText(
    "Your browser doesn't let this site save anything",
  );
  await expect(main(page).getByRole('button')).toBeHidden();
  await expectNoAxeViolations(page);
});

test('where there are no workers, that is said', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }),
  );
  await page.goto('/offline/');
  await expect(main(page).getByRole('status')).toContainText("Your browser can't keep a copy here");
  await expect(main(page).getByRole('button')).toBeHidden();
});
