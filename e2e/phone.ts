/** The page that is open, seen on a phone from now on, without loading it again. */
import { expect, type Page } from './helpers.ts';

const PHONE = { width: 390, height: 800, deviceScaleFactor: 1 };

/**
 * Makes the device a phone, as a context with `isMobile` and `hasTouch` has it (only
 * `ontouchstart`, which no script of ours asks for, comes with the next page), and fails when what
 * styles and scripts ask does not say so.
 */
export async function becomePhone(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setDeviceMetricsOverride', {
    ...PHONE,
    screenWidth: PHONE.width,
    screenHeight: PHONE.height,
    mobile: true,
    screenOrientation: { angle: 0, type: 'portraitPrimary' },
  });
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const { width, asked } = await page.evaluate(() => ({
    width: innerWidth,
    asked: ['(hover: none)', '(pointer: coarse)', '(orientation: portrait)'].filter(
      (query) => !matchMedia(query).matches,
    ),
  }));
  expect(asked, 'not as on a phone').toEqual([]);
  expect(width).toBe(PHONE.width);
}
