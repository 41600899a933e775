import { describe, expect, test } from 'vitest';
import { folderCircles, importCircle } from './circles.ts';

describe('importCircle', () => {
  test('finds a circle, also one of types, and names its files', () => {
    const files = {
      'src/effect/a.ts': `import './b.ts';`,
      'src/effect/b.ts': `import type { C } from './c.svelte';`,
      'src/effect/c.svelte': `<script lang="ts">\nexport * from './b.ts';\n</script>`,
    };
    expect(importCircle(files)).toEqual([
      'src/effect/b.ts',
      'src/effect/c.svelte',
      'src/effect/b.ts',
    ]);
  });

  test('does not mind two ways to the same file', () => {
    const files = {
      'src/effect/a.ts': `import './b.ts'; import './c.ts';`,
      'src/effect/b.ts': `import './c.ts';`,
      'src/effect/c.ts': '',
    };
    expect(importCircle(files)).toBeUndefined();
  });
});

describe('folderCircles', () => {
  test('finds folders that import from each other though no file does', () => {
    const files = {
      'src/quiz/mode/a.ts': `import '../page/b.ts';`,
      'src/quiz/page/b.ts': '',
      'src/quiz/page/c.ts': `import '../mode/d.ts';`,
      'src/quiz/mode/d.ts': '',
    };
    expect(folderCircles(files)).toEqual([['quiz/mode', 'quiz/page']]);
  });

  test('does not mind a folder that two others use', () => {
    const files = {
      'src/quiz/mode/a.ts': `import '../page/b.ts';`,
      'src/quiz/page/b.ts': `import '../../base/c.ts';`,
      'src/base/c.ts': '',
    };
    expect(folderCircles(files)).toEqual([]);
  });
});
