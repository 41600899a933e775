import { describe, expect, test } from 'vitest';
import { upwardImports } from './floors.ts';

describe('upwardImports', () => {
  const importing = (path: string, name: string): readonly string[] => {
    const line = `import type { x } from '${name}';`;
    return upwardImports({ [path]: path.endsWith('.astro') ? `---\n${line}\n---\n` : line });
  };

  test.each([
    ['src/rules/read.ts', '../effect/tree.ts', 'src/effect/tree.ts'],
    ['src/effect/read.ts', '../game/state.ts', 'src/game/state.ts'],
    ['src/ui/board/draw.ts', '../../quiz/read.ts', 'src/quiz/read.ts'],
    ['src/quiz/deal.test.ts', '../search/query/find.ts', 'src/search/query/find.ts'],
    ['src/parts/rule/Card.astro', '../../pages/index.astro', 'src/pages/index.astro'],
    ['src/pages/index.astro', '../../scripts/files.ts', 'scripts/files.ts'],
    ['src/rules/read.test.ts', '../../scripts/library.ts', 'scripts/library.ts'],
    ['src/rules/read.test.ts', '../../e2e/helpers.ts', 'e2e/helpers.ts'],
    ['src/rules/read.ts', '../../content/rules/outline.json', 'content/rules/outline.json'],
  ])('refuses %s importing %s', (path, name, to) => {
    expect(importing(path, name)).toEqual([`${path} imports ${to}`]);
  });

  test.each([
    ['src/effect/read.ts', '../rules/rule.ts'],
    ['src/effect/read.ts', './tree.ts'],
    ['src/layouts/Base.ts', '../ui/page/names.ts'],
    ['src/pages/api.ts', '../../content/rules/outline.json'],
    ['src/rules/read.test.ts', '../../scripts/files.ts'],
    ['src/rules/read.ts', 'lunr'],
  ])('lets %s import %s', (path, name) => {
    expect(importing(path, name)).toEqual([]);
  });

  test('reads export from, import() and the scripts of components', () => {
    const to = '../quiz/a.ts';
    const files = {
      'src/rules/a.ts': `export { x } from '${to}';`,
      'src/rules/b.ts': `const x = await import('${to}');`,
      'src/rules/c.svelte': `<p>1</p><script lang="ts">\nimport x from '${to}';\n</script>`,
      'src/rules/d.astro': `---\n---\n<script>\nimport x from '${to}';\n</script>`,
    };
    expect(upwardImports(files)).toHaveLength(4);
  });

  test('names a folder that is on no floor', () => {
    expect(upwardImports({ 'src/helpers/a.ts': '' })).toEqual(['src/helpers/a.ts is on no floor']);
  });
});
