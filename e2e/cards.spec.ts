/**
 * The page for a card file: brought by choosing or dropping it, searched, a card read and run, kept
 * over a reload, removed; a wrong file, and a device that keeps nothing.
 */
import { readFileSync } from 'node:fs';
import { expect, expectNoAxeViolations, expectNoSidewaysScrolling, test } from './helpers.ts';
import type { Page } from './helpers.ts';

const SAMPLE = readFileSync('public/cards/sample.json', 'utf8');
const CARDS = 14;

const bring = (page: Page) => page.getByRole('region', { name: 'Your card file' });
const words = (page: Page) => page.getByRole('searchbox', { name: /Number, name or words/ });
const found = (page: Page) => page.getByRole('list', { name: 'Cards found' }).getByRole('listitem');

async function open(page: Page): Promise<void> {
  await page.goto('/cards/');
  await expect(page.getByRole('button', { name: 'Try the sample' })).toBeEnabled();
}

async function openWithSample(page: Page): Promise<void> {
  await open(page);
  await page.getByRole('button', { name: 'Try the sample' }).click();
  await expect(found(page)).toHaveCount(CARDS);
  await expect(bring(page).getByRole('progressbar')).toHaveCount(0);
}

const choose = (page: Page, name: string, text: string) =>
  page
    .getByLabel('card file')
    .and(page.locator('input'))
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

/** As a person drops a file from a folder. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (file) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([file.text], file.name, { type: 'application/json' }));
      return transfer;
    },
    { name, text },
  );
  await bring(page).dispatchEvent('drop', { dataTransfer });
}

test('the sample is loaded, searched, and stays over a reload until it is removed', async ({
  page,
}) => {
  await openWithSample(page);
  await expect(bring(page)).toContainText('sample.json: 14 cards.');
  await expect(found(page).filter({ hasText: 'Tidehound' })).toContainText('partly playable');
  await expectNoAxeViolations(page);

  await words(page).fill('ts1-003');
  await expect(found(page)).toHaveText([/Cinderfox/]);
  await words(page).fill('cinder');
  await expect(found(page)).toHaveText([/Cindermouse/, /Cinderfox/, /Cinderlord/]);
  await page.getByLabel('Level').selectOption('Lv.4');
  await expect(found(page)).toHaveText([/Cinderfox/]);
  await page.getByLabel('Level').selectOption('any level');
  await words(page).fill('');
  await page.getByRole('combobox', { name: 'Keyword' }).selectOption('<Blocker>');
  await expect(found(page)).toHaveText([/Tidehound/]);
  await page.getByRole('combobox', { name: 'Keyword' }).selectOption('any keyword');
  await page.getByLabel('Color').selectOption('black');
  await page.getByLabel('Engine').selectOption('plays part of it');
  await expect(found(page)).toHaveText([/A Quiet Word/]);

  await page.reload();
  await expect(found(page)).toHaveCount(CARDS);
  await expect(found(page).first()).toContainText('fully playable');

  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(bring(page)).toContainText('The file has been removed from this device.');
  await expect(found(page)).toHaveCount(0);
  // What was pressed is gone; the keyboard goes on where another file is opened.
  await expect(page.getByLabel('Card file', { exact: true })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try the sample' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove it' })).toHaveCount(0);
});

test('a file is chosen, another one is dropped in its place', async ({ page }) => {
  await open(page);
  await choose(page, 'mine.json', SAMPLE);
  await expect(bring(page)).toContainText('mine.json: 14 cards.');
  const flat = { id: 'TS2-001', name: 'Other', type: 'Digimon', main_effect: '<Rush>', odd: 1 };
  await drop(page, 'other.json', JSON.stringify([flat, { id: 'TS2-002', main_effect: '' }]));
  await expect(bring(page)).toContainText('other.json: 1 card.');
  await expect(found(page)).toHaveText([/TS2-001 Other/]);
  await page.getByText('What was left out').click();
  await expect(bring(page)).toContainText('"odd" (1 card)');
  await expect(bring(page)).toContainText('Entry 2 was left out');
});

test('a wrong file is told what it is and what was expected; what is loaded stays', async ({
  page,
}) => {
  await openWithSample(page);
  const alert = bring(page).getByRole('alert');
  await choose(page, 'letter.txt', 'Dear cards,');
  await expect(alert).toContainText(
    '"letter.txt" could not be opened. Found: text that isn\'t JSON',
  );
  await expect(alert).toContainText('Expected: a list of cards in JSON');
  await expect(alert).toContainText('Your file "sample.json" is still here.');
  await choose(page, 'songs.json', '[{"artist": "X", "title": "Y"}]');
  await expect(alert).toContainText('Found: entries with "artist", "title"');
  await choose(page, 'large.json', ' '.repeat(10_000_001));
  await expect(alert).toContainText('10.0 MB. Expected: 10 MB at most');
  await expect(found(page)).toHaveCount(CARDS);
  await page.reload();
  await expect(found(page)).toHaveCount(CARDS);
});

test('a card has its facts, its lines taken apart, its keywords, what runs, and is run', async ({
  page,
}) => {
  await openWithSample(page);
  await words(page).fill('tide');
  await found(page).getByRole('link', { name: 'TS1-006 Tidehound' }).press('Enter');
  await expect(page).toHaveURL(/\/cards\/#TS1-006$/);
  const card = page.getByRole('article', { name: 'TS1-006 Tidehound' });
  await expect(card.getByRole('heading', { name: 'TS1-006 Tidehound' })).toBeFocused();
  await expect(card.locator('dl')).toContainText('Lv.4');
  await expect(card.locator('dl')).toContainText('2 from Lv.3 blue');
  const keywords = card.getByRole('region', { name: 'Keywords on this card' });
  await expect(keywords.getByRole('link', { name: '<Blocker>' })).toHaveAttribute(
    'href',
    '/keywords/blocker/',
  );
  await expect(card.getByRole('region', { name: 'What the engine can play' })).toContainText(
    'Sing one verse about the sea',
  );
  const effects = card.getByRole('region', { name: 'Effects', exact: true });
  await expect(effects.getByRole('listitem').filter({ hasText: 'Timing' }).first()).toBeVisible();
  await expect(effects).toContainText("can't play this line yet");
  await effects.getByRole('link', { name: 'Part 1, Timing:' }).first().press('Enter');
  await expect(page).toHaveURL(/#TS1-006$/);

  await page.getByLabel('Line', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page.getByRole('heading', { name: /chooses|All done/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Steps' })).toBeVisible();
  // It is played on the card itself.
  await expect(page.getByRole('region', { name: /^The board/ })).toContainText('Tidehound');
  await expect(page.getByRole('region', { name: /^The board/ })).not.toContainText('Sample');
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: 'All cards in your file' }).click();
  await expect(words(page)).toHaveValue('tide');
  await expect(found(page).getByRole('link', { name: 'TS1-006 Tidehound' })).toBeFocused();
});

test('the address leads to a card; DUAL and ACE cards and numbers that are not there', async ({
  page,
}) => {
  await openWithSample(page);
  await page.goto('/cards/#ts1-010');
  await expect(page.getByRole('heading', { name: 'Two-Faced Mirrorlord' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Option: Shattered Glass' })).toBeVisible();
  await expect(page.locator('dl')).toContainText('Use cost');
  // Two texts of two lines each.
  await page.goto('/cards/#TS1-009');
  await expect(page.getByRole('region', { name: 'Inherited effect, line 2' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto('/cards/#TS1-004');
  await expect(page.locator('dl')).toContainText('Overflow -4');
  await page.goto('/cards/#TS1-001');
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page.getByLabel('printed on')).toHaveValue('inherited');
  await expect(page.getByRole('listitem').filter({ hasText: 'P1 gains 1 memory' })).toBeVisible();
  await page.goto('/cards/#NO-1');
  await expect(page.getByText('"sample.json" has no card with the number NO-1.')).toBeVisible();
});

test('nothing of a file is taken for HTML', async ({ page }) => {
  page.on('dialog', () => {
    throw new Error('a script ran');
  });
  const bad = '<img src=x onerror=alert(1)>';
  await open(page);
  const entry = { cardId: bad, nameEn: bad, kinds: ['Digimon'], types: [bad], effectText: bad };
  await choose(page, `${bad}.json`, JSON.stringify([{ ...entry, [bad]: 1 }]));
  await page.getByRole('link', { name: bad }).click();
  await expect(page.getByRole('heading', { name: bad })).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
});

test('on the reading page a number or a name fills in the text', async ({ page }) => {
  await page.goto('/read/');
  await expect(page.getByRole('searchbox', { name: /card from your file/ })).toHaveCount(0);
  await openWithSample(page);
  await page.goto('/read/');
  const box = page.getByRole('searchbox', { name: /card from your file/ });
  await box.fill('leafl');
  await page.getByRole('button', { name: 'TS1-007 Leafling' }).click();
  await expect(page.getByRole('textbox', { name: /effect text/i })).toHaveValue(
    /^\[On Play\] Suspend 1 of your opponent's Digimon\.\n\[All Turns\]/,
  );
  await box.fill('TS1-001');
  await expect(page.getByRole('button', { name: 'TS1-001 Pebblet' })).toBeVisible();
  await box.press('Enter');
  await expect(page.locator('#summary')).toContainText('1 line');
  await expectNoAxeViolations(page);
});

test('a device that denies its store still reads the file, and says so', async ({ page }) => {
  // What the browser does where a person forbids it.
  const deny = `Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('denied', 'SecurityError'); } });\n`;
  await page.route(/_astro\/worker[^/]*\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: deny + (await response.text()) });
  });
  await openWithSample(page);
  await expect(bring(page).getByRole('alert')).toContainText("doesn't let this site save the file");
  await found(page).getByRole('link', { name: 'Leafling' }).click();
  await expect(page.getByRole('heading', { name: 'TS1-007 Leafling' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('first open a card file')).toBeVisible();
});

test('a device that is full says so', async ({ page }) => {
  const full = `IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };\n`;
  await page.route(/_astro\/worker[^/]*\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: full + (await response.text()) });
  });
  await openWithSample(page);
  await expect(bring(page).getByRole('alert')).toContainText("isn't enough space on this device");
});

test.describe('a part that does not load is told and can be asked for again', () => {
  test.use({ expectedProblems: [/Failed to load resource|not loaded|ERR_FAILED/] });

  test('the engine', async ({ page }) => {
    await page.route(/_astro\/card-engine[^/]*\.js/, (route) => route.abort());
    await open(page);
    await page.getByRole('button', { name: 'Try the sample' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'The engine could not be loaded' });
    await expect(alert).toBeVisible();
    await expect(found(page)).toHaveCount(CARDS);
    await page.unroute(/_astro\/card-engine[^/]*\.js/);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(found(page).first()).toContainText('fully playable');
    await expect(alert).toHaveCount(0);
  });
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('list and card fit', async ({ page }) => {
    await openWithSample(page);
    // What is open is a line: the cards come next, and another file is a press away.
    await expect(bring(page).getByText('sample.json: 14 cards.')).toBeFocused();
    await expect(page.getByLabel('Card file', { exact: true })).toBeHidden();
    await expect(found(page).first()).toBeInViewport();
    await expectNoSidewaysScrolling(page);
    await expectNoAxeViolations(page);
    await page.goto('/cards/#TS1-008');
    await expect(page.getByRole('heading', { name: 'Link effect' })).toBeVisible();
    await page.getByRole('button', { name: 'Play it' }).click();
    await expect(page.getByRole('heading', { name: /chooses|All done/ })).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await expectNoAxeViolations(page);
  });
});
