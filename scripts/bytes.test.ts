import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { overBudget, weigh } from './budget.ts';
import { brotli, fileBytes, pageBytes, pagesOf } from './bytes.ts';

const dist = mkdtempSync(join(tmpdir(), 'bytes-'));
afterAll(() => rmSync(dist, { recursive: true }));

function put(path: string, content: string): void {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), content);
}

const filesAt = (page: string): readonly string[] =>
  pageBytes(dist, page).files.map(({ path }) => path);

put('a/b.js', "import './c.js'; const later = () => import(`./late.js`);");
put('a/c.js', "export { x } from '/a/d.js';");
put('a/d.js', "import { y } from './b.js'; export const x = y;");
put('a/late.js', 'late');
put('a/s.css', "@font-face { src: url('f.woff2') } i { background: url(data:x) }");
put('a/f.woff2', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');

describe('pageBytes', () => {
  test('counts the HTML, style sheets and what they name', () => {
    const html = '<link rel="stylesheet" href="/a/s.css"><link rel="canonical" href="https://x/">';
    put('css/index.html', html);
    const weight = pageBytes(dist, '/css/');
    expect(filesAt('/css/')).toEqual(['/css/', '/a/s.css', '/a/f.woff2']);
    expect(weight.total).toBe(brotli(html) + fileBytes(dist, '/a/s.css') + 44);
    expect(weight.js).toBe(0);
  });

  test('follows static imports through, once each, and leaves import() out', () => {
    put('js/index.html', '<script type="module" src="/a/b.js"></script>');
    const weight = pageBytes(dist, '/js/');
    expect(filesAt('/js/')).toEqual(['/js/', '/a/b.js', '/a/c.js', '/a/d.js']);
    expect(weight.js).toBe(weight.total - fileBytes(dist, '/js/index.html'));
  });

  test('leaves out what stands in a template', () => {
    put('template/index.html', '<template class="x"><script src="/a/b.js"></script></template>');
    expect(filesAt('/template/')).toEqual(['/template/']);
  });

  test('counts modulepreload, imports of inline modules and islands', () => {
    put('preload/index.html', '<link rel="modulepreload" href="/a/d.js">');
    put('inline/index.html', '<script type="module">import "../a/d.js";</script>');
    put(
      'island/index.html',
      '<astro-island props="<b> > 1" component-url="/a/d.js" client="idle"></astro-island>',
    );
    const all = ['/a/b.js', '/a/c.js', '/a/d.js'];
    for (const page of ['/preload/', '/inline/', '/island/']) {
      expect(filesAt(page).slice(1).sort()).toEqual(all);
    }
  });

  test('counts what an island imports later when asked to, but not what other scripts do', () => {
    put('late/index.html', '<astro-island component-url="/a/d.js"></astro-island>');
    put('other/index.html', '<script type="module" src="/a/d.js"></script>');
    const late = (page: string) => pageBytes(dist, page, { late: /late/ }).files;
    expect(late('/late/')).toContainEqual({
      path: '/a/late.js',
      bytes: fileBytes(dist, '/a/late.js'),
    });
    expect(late('/other/').map(({ path }) => path)).not.toContain('/a/late.js');
  });

  test('counts inline scripts as JavaScript, but not data', () => {
    const code = 'document.title = "a rather long line of code that takes some bytes";';
    put('run/index.html', `<p>text</p><script>${code}</script>`);
    put('data/index.html', `<p>text</p><script type="application/json">${code}</script>`);
    expect(pageBytes(dist, '/run/').js).toBeGreaterThan(code.length / 2);
    expect(pageBytes(dist, '/data/').js).toBe(0);
  });

  test('refuses a page that loads from elsewhere or names a file that is not there', () => {
    put('far/index.html', '<script src="https://elsewhere.example/x.js"></script>');
    put('gone/index.html', '<img src="/gone.svg">');
    expect(() => pageBytes(dist, '/far/')).toThrow('not on this site');
    expect(() => pageBytes(dist, '/gone/')).toThrow('gone.svg');
  });
});

test('pagesOf lists the pages by their paths', () => {
  put('index.html', '');
  expect(pagesOf(dist)).toEqual(expect.arrayContaining(['/', '/css/', '/js/']));
  expect(pagesOf(dist)).not.toContain('/a/');
});

test('overBudget names the pages of its kind that are too heavy in all or in JavaScript', () => {
  const letters = Array.from({ length: 4000 }, (_, i) =>
    String.fromCharCode(97 + ((i * i * 7) % 26)),
  );
  put('kind/light/index.html', '<p>light</p>');
  put('kind/heavy/index.html', `<p>${letters.map((letter, i) => letter + i).join('')}</p>`);
  put('kind/busy/index.html', '<script type="module" src="/a/b.js"></script>');
  const budget = { kind: 'kind', pattern: /^\/kind\//, total: 1000, js: 10, late: null };
  const over = overBudget(dist, weigh(dist, budget), budget);
  expect(over).toHaveLength(2);
  expect(over[0]).toMatch(/^\/kind\/heavy\/: \d{4,} bytes, 0 of them JavaScript$/);
  expect(over[1]).toMatch(/^\/kind\/busy\/: \d+ bytes, [1-9]\d+ of them JavaScript$/);
});
