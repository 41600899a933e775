/** The text of a manual on the disk: a text file as it is, a PDF by the places of its words. */
import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';
import { pdfText, type PdfPage } from '../src/rules/manual/pdf-lines.ts';

/** Throws what the PDF library says of a file that is damaged or locked. */
export async function manualText(file: string): Promise<string> {
  const bytes = readFileSync(file);
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-'
    ? pdfText(await pdfPages(new Uint8Array(bytes)))
    : bytes.toString('utf8');
}

/** Every page with its words and their places. */
export async function pdfPages(bytes: Uint8Array): Promise<readonly PdfPage[]> {
  const document = await getDocumentProxy(bytes);
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const { items } = await page.getTextContent();
    pages.push({
      width: right - left,
      height: top - bottom,
      items: items.flatMap((item) => {
        if (!('str' in item)) return [];
        const [, , , , x = 0, y = 0] = item.transform as readonly number[];
        const { str, width, height } = item;
        return [{ text: str, x: x - left, y: y - bottom, width, height }];
      }),
    });
  }
  return pages;
}
