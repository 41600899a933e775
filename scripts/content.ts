/** Content files as scripts and their tests find them on the disk. */
import { readdirSync, readFileSync } from 'node:fs';

export interface FileOnDisk {
  /** Below the folder, `16-07-piercing/mandatory.md`. */
  readonly path: string;
  readonly text: string;
}

/** Every Markdown file of a folder of content, in the order of the paths. */
export function contentFiles(folder: string): readonly FileOnDisk[] {
  const url = new URL(`../content/${folder}/`, import.meta.url);
  return readdirSync(url, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(new URL(path, url), 'utf8') }));
}
