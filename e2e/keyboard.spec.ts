/** Everything works without a pointer. */
import { expect, test, type Page } from './helpers.ts';
import { PAGE_KINDS } from './pages.ts';

test('the first stop is a link past the header', async ({ page }) => {
  await page.goto('/rules/16-7-4/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /skip/i });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const isInMain = await page.evaluate(
    () =>
      document.activeElement?.closest('main') !== null &&
      document.activeElement?.tagName !== 'MAIN',
  );
  expect(isInMain).toBe(true);
});

for (const path of PAGE_KINDS) {
  test(`every control on ${path} is reached and seen`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const wanted = await markControls(page);
    const reached = await walk(page, wanted.length);
    expect(wanted.filter((control) => !reached.controls.has(control))).toEqual([]);
    expect(reached.unseen, 'focused without a sign of it').toEqual([]);
  });
}

test('a filter is pressed with Enter', async ({ page }) => {
  await page.goto('/keywords/');
  const trigger = page
    .getByRole('navigation', { name: /filter/i })
    .getByRole('link', { name: /^Trigger \d/ });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?type=trigger$/);
  await expect(trigger).toBeFocused();
});

/**
 * Numbers the controls that a person can see, and describes each. Of radio buttons Tab reaches one.
 */
async function markControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    const shown = [...controls].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.closest('[inert]') &&
        !control.matches(':disabled, [type="radio"]:not(:checked), [tabindex="-1"]'),
    );
    return shown.map((control, index) => {
      control.dataset['control'] = `${index}: ${control.outerHTML.slice(0, 80)}`;
      return control.dataset['control'];
    });
  });
}

/** Presses of Tab between two looks at what had the focus. */
const AT_ONCE = 20;

/**
 * Presses Tab until all controls have come by, and notes what had the focus without looking
 * different.
 */
async function walk(page: Page, count: number) {
  const focused = await page.evaluateHandle(() => {
    const seen: { readonly control: string; readonly isSeen: boolean }[] = [];
    document.addEventListener('focusin', () => {
      const at = document.activeElement;
      if (!(at instanceof HTMLElement) || at.dataset['control'] === undefined) return;
      const style = getComputedStyle(at);
      const isSeen = style.outlineStyle !== 'none' || style.boxShadow !== 'none';
      seen.push({ control: at.dataset['control'], isSeen });
    });
    return seen;
  });
  const controls = new Set<string>();
  const unseen: string[] = [];
  for (let press = 0; press < count + 5 && controls.size < count; press++) {
    await page.keyboard.press('Tab');
    if (press % AT_ONCE < AT_ONCE - 1 && press < count - 1) continue;
    for (const { control, isSeen } of await focused.evaluate((seen) => seen.splice(0))) {
      controls.add(control);
      if (!isSeen) unseen.push(control);
    }
  }
  return { controls, unseen };
}
