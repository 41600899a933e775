/** The list of keywords: by type, by moment and by cost, and keywords side by side. */
import { expect, test, type Locator, type Page } from './helpers.ts';
import { keywordNames } from './published.ts';

test.describe('keywords by type', () => {
  const filter = (page: Page, name: RegExp): Locator =>
    page.getByRole('navigation', { name: /filter/i }).getByRole('link', { name });
  const rows = (page: Page): Locator =>
    page.getByRole('main').getByRole('rowheader').filter({ hasText: '<' });
  const instant = /^Instant \d+$/;
  const trigger = /^Trigger \d+$/;
  /** In rule order: of one type, of both, of all. */
  const ofTypes = async (page: Page) => ({
    instants: await keywordNames(page, ({ label }) => label === 'Instant'),
    triggers: await keywordNames(page, ({ label }) => label === 'Trigger'),
    both: await keywordNames(page, ({ label }) => label === 'Instant' || label === 'Trigger'),
    all: await keywordNames(page),
  });

  test('adds types up, keeps them in the address, and the back button works', async ({ page }) => {
    const { instants, both, all } = await ofTypes(page);
    expect(instants.length).toBeGreaterThanOrEqual(10);
    await page.goto('/keywords/');
    await expect(rows(page)).toHaveText(all);
    await expect(filter(page, instant)).toHaveText(new RegExp(`${instants.length}`));

    await filter(page, instant).click();
    await expect(rows(page)).toHaveText(instants);
    await expect(page).toHaveURL(/\/keywords\/\?type=instant$/);
    await filter(page, trigger).click();
    await expect(rows(page)).toHaveText(both);
    await expect(page).toHaveURL(/\/keywords\/\?type=instant&type=trigger$/);
    await expect(page.getByRole('status').first()).toContainText(`${both.length} of ${all.length}`);

    await page.goBack();
    await expect(rows(page)).toHaveText(instants);
    await expect(filter(page, trigger)).not.toHaveAttribute('aria-current');
    await page.goBack();
    await expect(rows(page)).toHaveText(all);
    await page.goForward();
    await expect(rows(page)).toHaveText(instants);
    await expect(filter(page, instant)).toHaveAttribute('aria-current', 'true');
  });

  test('opens as the address says', async ({ page }) => {
    const { triggers, both } = await ofTypes(page);
    await page.goto('/keywords/?type=instant&type=trigger');
    await expect(rows(page)).toHaveText(both);
    await filter(page, instant).click();
    await expect(rows(page)).toHaveText(triggers);
    expect(triggers).toContain('<Vortex>');
  });

  test('filters by mandatory and optional as well', async ({ page }) => {
    await page.goto('/keywords/?type=trigger');
    await filter(page, /^mandatory \d+$/).click();
    await expect(rows(page)).toHaveText(['<Retaliation>', '<Fortitude>']);
    await filter(page, /^optional \d+$/).click();
    await expect(rows(page)).toHaveText(
      await keywordNames(page, ({ label, choice }) => label === 'Trigger' && choice === 'optional'),
    );
  });

  test('sorts by number or by name', async ({ page }) => {
    await page.goto('/keywords/');
    await expect(rows(page).first()).toHaveText('<Security A.>');
    await page.getByText('More filters, sort').click();
    await filter(page, /^name$/).click();
    await expect(rows(page).first()).toHaveText('<Alliance>');
    await filter(page, /^number$/).click();
    await expect(rows(page).first()).toHaveText('<Security A.>');
  });

  test('each type is a page of its own, from which more types can be added', async ({ page }) => {
    const { instants, both } = await ofTypes(page);
    await page.goto('/keywords/type/instant/');
    await expect(rows(page)).toHaveText(instants);
    await filter(page, trigger).click();
    await expect(page).toHaveURL(/\/keywords\/\?type=instant&type=trigger$/);
    await expect(rows(page)).toHaveText(both);
  });
});

test('keywords by moment and by what they cost, in the address', async ({ page }) => {
  await page.goto('/keywords/?moment=would-be-deleted&cost=trashing');
  const rows = page.getByRole('main').getByRole('rowheader').filter({ hasText: '<' });
  await expect(rows).toHaveText(['<Armor Purge>', '<Barrier>', '<Fragment>']);
  const nav = page.getByRole('navigation', { name: /filter/i });
  await nav.getByRole('link', { name: /^battle \d/ }).click();
  await expect(page).toHaveURL(/moment=would-be-deleted&moment=battle&cost=trashing/);
  await nav.getByRole('link', { name: /^would be deleted/ }).click();
  await expect(rows).toHaveText(['<Barrier>']);
  await expect(page.getByText('These change a battle, save its loser')).toBeVisible();
  await page.goto('/keywords/?category=activation');
  await expect(rows).toHaveText(['<Training>']);
  await page.goto('/keywords/moment/end-of-turn/');
  await expect(rows).toHaveText(
    // <Engage> came with edition 4.1.
    await keywordNames(page, ({ name }) =>
      ['Vortex', 'Overclock', 'Execute', 'Engage'].includes(name),
    ),
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first keyword is in the first view', async ({ page }) => {
    await page.goto('/keywords/');
    await expect(page.getByRole('link', { name: '<Security A.>' })).toBeInViewport({ ratio: 1 });
  });

  test('two keywords fit side by side', async ({ page }) => {
    await page.goto('/keywords/compare/?k=piercing&k=jamming');
    for (const name of ['<Piercing>', '<Jamming>'])
      await expect(page.getByRole('heading', { name })).toBeInViewport({ ratio: 1 });
  });
});

test('keywords ticked in the list are compared, and what differs is said', async ({ page }) => {
  await page.goto('/keywords/');
  await page.getByRole('checkbox', { name: 'Compare <Piercing>' }).check();
  await page.getByRole('checkbox', { name: 'Compare <Jamming>' }).check();
  await page.getByRole('button', { name: /compare/i }).click();
  await expect(page).toHaveURL(/\/keywords\/compare\/\?k=piercing&k=jamming$/);
  const shown = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(shown).toHaveText([/<Piercing>/, /<Jamming>/]);
  await expect(page.getByRole('status')).toHaveText(
    'They differ in: type, category, when, whose turn.',
  );
  await page.getByText('Choose keywords').click();
  await page.getByRole('checkbox', { name: '<Raid>' }).check();
  await expect(shown).toHaveText([/<Piercing>/, /<Jamming>/, /<Raid>/]);
  await expect(page).toHaveURL(/k=piercing&k=jamming&k=raid$/);
});
