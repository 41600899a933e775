/** Draws pictures for scripts/previews.ts. */
import { renameSync, writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { PictureBox } from '../src/preview/box.ts';
import { render } from '../src/preview/render.ts';

export interface PreviewJob {
  readonly file: string;
  readonly picture: PictureBox;
}

for (const { file, picture } of workerData as readonly PreviewJob[]) {
  // Written under another name first: a build that is stopped leaves no half picture.
  writeFileSync(`${file}.part`, await render(picture));
  renameSync(`${file}.part`, file);
}
