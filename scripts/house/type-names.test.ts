import { describe, expect, test } from 'vitest';
import type { Files } from './sources.ts';
import { doubledTypes } from './type-names.ts';

describe('doubledTypes', () => {
  const PROPS = '<script lang="ts">\ninterface Props {}\n</script>';

  test('names interfaces, types and classes with the files that declare them', () => {
    const files = {
      'src/effect/line.ts': 'export interface Line {}\ntype Side = 1;\nclass Reader {}',
      'src/guide/a.svelte': `<script lang="ts">\ninterface Line {}\n</script>`,
      'src/pages/b.astro': '---\ntype Side = 2;\n---\n',
      'src/game/c.ts': 'export class Reader {}',
    };
    expect(doubledTypes(files)).toEqual([
      'Line: src/effect/line.ts, src/guide/a.svelte',
      'Reader: src/effect/line.ts, src/game/c.ts',
      'Side: src/effect/line.ts, src/pages/b.astro',
    ]);
  });

  test.each([
    ['the Props of components', { 'src/ui/A.svelte': PROPS, 'src/ui/B.svelte': PROPS }],
    ['tests', { 'src/ui/a.ts': 'type Card = 1;', 'src/ui/a.test.ts': 'type Card = 2;' }],
    [
      'what is passed on',
      { 'src/ui/a.ts': 'type A = 1;', 'src/ui/b.ts': "export type { A } from './a.ts';" },
    ],
    [
      'types inside a function',
      { 'src/ui/a.ts': 'type A = 1;', 'src/ui/b.ts': 'function f() { type A = 2; }' },
    ],
    ['several signatures in one file', { 'src/ui/a.ts': 'interface A {}\ninterface A {}' }],
  ])('lets pass %s', (_, files: Files) => {
    expect(doubledTypes(files)).toEqual([]);
  });
});
