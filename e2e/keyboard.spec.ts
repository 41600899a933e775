/** Everything works without a pointer; that each control is reached is seen in axe.spec.ts. */
import { expect, test } from './helpers.ts';

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
