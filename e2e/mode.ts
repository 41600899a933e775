/** What the browser tests of the modes do and look at. */
import { expect, type Locator, type Page } from './helpers.ts';
import { main } from './quiz-page.ts';
import { visit } from './visit.ts';

export interface Listed {
  readonly id: string;
  readonly title: string;
  readonly level: number;
  readonly kind: string;
  readonly keywords: readonly string[];
  readonly cites: readonly string[];
}

/** The questions that practice, review and progress know: those of rulings stand last. */
export async function listed(page: Page): Promise<readonly Listed[]> {
  const [index, rulings] = await Promise.all(
    ['/quiz/questions.json', '/quiz/rulings.json'].map(async (path) =>
      (await page.request.get(path)).json(),
    ),
  );
  return [
    ...(index as { readonly questions: readonly Listed[] }).questions,
    ...(rulings as readonly Omit<Listed, 'title'>[]).map((one) => ({
      ...one,
      title: `Official ruling ${one.id.replace('rulings/', '').toUpperCase()}`,
    })),
  ];
}

/** Opens a mode and waits until it can be used. */
export async function openMode(page: Page, path: string): Promise<void> {
  await visit(page, path);
}

/** The answers of the question that is asked. */
export const answers = (page: Page): Locator =>
  main(page)
    .locator('form.panel')
    .getByRole('radio')
    .or(main(page).locator('form.panel').getByRole('checkbox'));

export const title = (page: Page): Locator => main(page).locator('h2.title');

export const button = (page: Page, name: string | RegExp): Locator =>
  main(page).getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

/**
 * Gives some answer to a question of any kind, by keyboard: the option of that place, or of each
 * group of options.
 */
export async function give(page: Page, place = 0): Promise<void> {
  const form = main(page).locator('form.panel');
  await expect(form).toBeVisible();
  const groups = new Set(
    await form
      .locator('input')
      .evaluateAll((inputs) => inputs.map((one) => one.getAttribute('name'))),
  );
  for (const name of groups) {
    const inputs = form.locator(name === null ? 'input' : `input[name="${name}"]`);
    const input = inputs.nth(Math.min(place, (await inputs.count()) - 1));
    if ((await input.getAttribute('type')) === 'number') await input.fill(String(place));
    else if (!(await input.isChecked())) await input.press('Space');
  }
  await form.locator('button[type="submit"]').press('Enter');
}

/** What is kept on the device under a name, once each change that waits is written. */
export async function kept(page: Page, name: string): Promise<unknown> {
  const text = await page.evaluate(async (key) => {
    for (let turn = 0; turn < 100; turn++) {
      const { held = [], pending = [] } = await navigator.locks.query();
      if (held.length + pending.length === 0) break;
      await new Promise((next) => setTimeout(next, 20));
    }
    return localStorage.getItem(key);
  }, `ruling-lab/${name}`);
  return text === null ? null : JSON.parse(text);
}

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
