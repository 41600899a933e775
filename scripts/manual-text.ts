/** The text of a manual on the disk: a text file as it is, a PDF by the places of its words. */
import { getDocumentProxy } from 'unpdf';
import { pdfText, type PdfPage } from '../src/rules/manual/pdf-lines.ts';
import { bytesOr, refuse } from './asked.ts';

/** Ends the command with what the PDF library says of a file that is damaged or locked. */
export async function manualText(file: string): Promise<string> {
  const bytes = bytesOr(file, 'the text or the PDF of a manual');
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') return bytes.toString('utf8');
  const pages = await pdfPages(new Uint8Array(bytes)).catch((error: unknown) =>
    refuse(
      `${file}: this PDF can't be read (${error instanceof Error ? error.message : String(error)}); expected one that is whole and not locked`,
    ),
  );
  return pdfText(pages);
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
