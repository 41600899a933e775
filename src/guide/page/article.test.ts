import { describe, expect, test } from 'vitest';
import { proseOf, shortened } from './article.ts';

const block = (kind: string): string =>
  `<pre><code class="language-${kind}">a &lt;b&gt;\n</code></pre>`;

describe('proseOf', () => {
  test('cuts at scenarios and effect lines, and leaves other code', () => {
    const html = `<p>1</p>${block('scenario')}<p>2</p>${block('text')}${block('effect')}`;
    expect(proseOf(html, 2)).toEqual(['<p>1</p>', `<p>2</p>${block('text')}`, '']);
  });

  test('refuses another number of examples than were read', () => {
    expect(() => proseOf(block('effect'), 2)).toThrow('2 examples were read, but 1 stand');
  });

  test('lets tables scroll and be reached', () => {
    const [html] = proseOf('<table><tr><td>1</td></tr></table>', 0);
    expect(html).toMatch(/^<div class="scroll"[^>]*tabindex="0"[^>]*><table>.*<\/table><\/div>$/);
  });
});

describe('shortened', () => {
  const steps = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

  test('keeps what is short', () => {
    expect(shortened(steps(30))).toEqual({ first: steps(30), left: 0, last: [] });
  });

  test('counts what it leaves out', () => {
    const { first, left, last } = shortened(steps(100));
    expect([first.length, left, last.length]).toEqual([22, 70, 8]);
    expect([first.at(-1), last[0], last.at(-1)]).toEqual([21, 92, 99]);
  });
});
