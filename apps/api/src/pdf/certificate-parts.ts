import { instantToWall } from '@operatory/domain';
import { fonts, ink, margin, mutedInk, page, right, writeText } from './page.ts';

// Certificates of documents and of courses both use these parts.

const width = right - margin;

/** @returns A time such as `2026-11-26 14:05:09 Australia/Sydney`. */
export function timeText(at: Date, zone: string): string {
  const { date, time } = instantToWall(at, zone);
  return `${date} ${time.slice(0, 8)} ${zone}`;
}

/** @returns where the title ends */
export function writeTitle(doc: PDFKit.PDFDocument, title: string): number {
  doc.font(fonts.strong).fontSize(18).fillColor(ink);
  return writeText(doc, title, { x: margin, y: margin, width }) + 10;
}

/** @returns where the fact ends */
export function writeFact(doc: PDFKit.PDFDocument, name: string, value: string, y: number): number {
  doc.font(fonts.plain).fontSize(8).fillColor(mutedInk);
  writeText(doc, name, { x: margin, y: y + 1, width: 110 });
  doc.fontSize(9).fillColor(ink);
  return writeText(doc, value, { x: margin + 116, y, width: width - 116 }) + 3;
}

export function writeFeet(
  doc: PDFKit.PDFDocument,
  { number, client_name }: { readonly number: string; readonly client_name: string },
): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    // Without this, text below the bottom margin would start another page.
    doc.page.margins.bottom = 0;
    doc.font(fonts.plain).fontSize(8).fillColor(mutedInk);
    writeText(doc, `Certificate ${number} · ${client_name}`, { x: margin, y: page.height - 40, width: 400 });
  }
}
