import { expect, test } from 'vitest';
import { embedCode } from './embed-code.ts';

test('the situation stands in a frame of its own page', () => {
  const code = embedCode('https://x.org/lab/#2.abc', 'Rex attacks');
  expect(code).toContain('src="https://x.org/lab/embed/#2.abc"');
  expect(code).toContain('title="Rex attacks"');
});

test("a name can't become an element or an attribute", () => {
  const code = embedCode('https://x.org/lab/#2.abc', '"><script>alert(1)</script>');
  expect(code).not.toContain('<script');
  expect(code.match(/"/g)).toHaveLength(
    '<iframe src="" title="" width="" height="" loading="" style="">'.match(/"/g)?.length ?? 0,
  );
});
