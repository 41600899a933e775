/**
 * The order in which the files of unit tests are run: as Vitest would, those that took longest
 * first, but those that need a document come last. A worker goes on to the next file only where
 * that needs the same surroundings, and a new worker reads everything again.
 */
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const needing = new Set(sorted.filter(({ moduleId }) => needsDocument(moduleId)));
    return [...sorted.filter((file) => !needing.has(file)), ...needing];
  }
}

const needsDocument = (path: string): boolean =>
  readFileSync(path, 'utf8').includes('@vitest-environment happy-dom');
