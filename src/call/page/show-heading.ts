/** Shows a heading of the page, and lets the keyboard go on behind it. */
import { tick } from 'svelte';

export async function showHeading(id: string): Promise<void> {
  await tick();
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
