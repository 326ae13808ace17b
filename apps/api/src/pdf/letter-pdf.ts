import { fonts, ink, margin, mutedInk, page, right, startPdf, writeText } from './page.ts';

export interface LetterFacts {
  readonly title: string;
  readonly client_name: string;
  readonly body: string;
  readonly date: Date;
}

const width = right - margin;

/** A letter under the practice's name, on as many pages as it needs. */
export async function letterPdf({ title, client_name, body, date }: LetterFacts): Promise<Buffer> {
  const { doc, bytes } = startPdf({ Title: title, Author: client_name, CreationDate: date });
  doc.font(fonts.strong).fontSize(13).fillColor(ink);
  let y = writeText(doc, client_name, { x: margin, y: margin, width }) + 24;
  doc.font(fonts.plain).fontSize(10.5).fillColor(ink);
  for (const paragraph of body.replaceAll('\r\n', '\n').split('\n')) {
    if (paragraph.trim() === '') {
      y += 8;
      continue;
    }
    const height = doc.heightOfString(paragraph, { width, lineGap: 3 });
    if (y + Math.min(height, 40) > page.height - 80) {
      doc.addPage();
      y = margin;
    }
    y = writeText(doc, paragraph, { x: margin, y, width }, { lineGap: 3 }) + 4;
  }
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; count > 1 && index < start + count; index += 1) {
    doc.switchToPage(index);
    // Without this, text below the bottom margin would start another page.
    doc.page.margins.bottom = 0;
    doc.font(fonts.plain).fontSize(8).fillColor(mutedInk);
    writeText(doc, `${title}, page ${index + 1} of ${count}`, { x: margin, y: page.height - 40, width });
  }
  doc.end();
  return bytes;
}
