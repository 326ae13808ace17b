import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

const here = createRequire(import.meta.url);
const font = (weight: string): string =>
  here.resolve(`@expo-google-fonts/inter/${weight}/Inter_${weight}.ttf`);
export const fonts = { plain: font('400Regular'), strong: font('600SemiBold') };

// Sizes are in points.
export const margin = 48;
export const page = { width: 595.28, height: 841.89 };
export const right = page.width - margin;
export const ink = '#14191b';
export const mutedInk = '#5b666a';
export const rule = '#cbd1d3';

/** Starts an A4 document. `bytes` resolves after `doc.end()`. */
export function startPdf(info: {
  readonly Title: string;
  readonly Author: string;
  readonly CreationDate?: Date;
}): {
  readonly doc: PDFKit.PDFDocument;
  readonly bytes: Promise<Buffer>;
} {
  const doc = new PDFDocument({ size: 'A4', margin, bufferPages: true, font: fonts.plain, info });
  const parts: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  return { doc, bytes };
}

/**
 * Writes text in a column. @returns where it ends. Text that is aligned to the right gets digits of equal
 * width.
 */
export function writeText(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  more: PDFKit.Mixins.TextOptions = {},
): number {
  doc.text(text, x, y, { width, ...(more.align === 'right' ? { features: ['tnum'] } : {}), ...more });
  return doc.y;
}

/** Writes a label and lines below it, the first of which is a name. @returns where they end */
export function writeParty(
  doc: PDFKit.PDFDocument,
  label: string,
  lines: readonly string[],
  { x, y }: { readonly x: number; readonly y: number },
): number {
  const width = 230;
  doc.font(fonts.plain).fontSize(8).fillColor(mutedInk);
  let end = writeText(doc, label, { x, y, width }) + 2;
  for (const [index, line] of lines.entries()) {
    doc
      .font(index === 0 ? fonts.strong : fonts.plain)
      .fontSize(index === 0 ? 11 : 9)
      .fillColor(ink);
    end = writeText(doc, line, { x, y: end, width }) + 1;
  }
  return end;
}
