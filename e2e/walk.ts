/** A walk through a page with Tab alone. */
import { expect, type Page } from './helpers.ts';

/**
 * Fails when a control is not reached with Tab, or looks no different while it has the focus. After
 * it nothing has the focus, and the page stands at its top.
 */
export async function expectReachedByKeyboard(page: Page): Promise<void> {
  const wanted = await markControls(page);
  const reached = await walk(page, wanted.length);
  await leave(page);
  expect(wanted.filter((control) => !reached.controls.has(control))).toEqual([]);
  expect(reached.unseen, 'focused without a sign of it').toEqual([]);
}

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

/** The marks are taken away, and the focus. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const control of document.querySelectorAll<HTMLElement>('[data-control]'))
      delete control.dataset['control'];
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
  });
}

/** Presses of Tab between two looks at what had the focus; none waits for the one before it. */
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
  for (let presses = 0; presses < count + 5 && controls.size < count;) {
    const now = Math.max(1, Math.min(AT_ONCE, count - presses));
    presses += now;
    await Promise.all(Array.from({ length: now }, () => page.keyboard.press('Tab')));
    for (const { control, isSeen } of await focused.evaluate((seen) => seen.splice(0))) {
      controls.add(control);
      if (!isSeen) unseen.push(control);
    }
  }
  return { controls, unseen };
}
