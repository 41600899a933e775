/** Boxes as a PNG. The letters come from a package, so that every machine draws the same. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { HEIGHT, WIDTH, type PictureBox } from './box.ts';
import { encodePng } from './png.ts';

const find = createRequire(import.meta.url);
const FONTS = (['latin', 'latin-ext'] as const).flatMap((letters) =>
  ([400, 600] as const).map((weight) => ({
    name: letters === 'latin' ? 'Text' : 'Text, other letters',
    weight,
    style: 'normal' as const,
    data: readFileSync(
      find.resolve(
        `@fontsource/source-sans-3/files/source-sans-3-${letters}-${weight}-normal.woff`,
      ),
    ),
  })),
);

/** The picture as the bytes of a PNG, the same on every run. */
export async function render(picture: PictureBox): Promise<Uint8Array> {
  const svg = await satori(picture, { width: WIDTH, height: HEIGHT, fonts: FONTS });
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return encodePng(pixels, width, height);
}
