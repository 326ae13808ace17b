import type { InvoiceFacts } from './invoice-facts.ts';
import { fonts, ink, margin, mutedInk, page, right, rule, startPdf, writeParty, writeText } from './page.ts';

/** For example, `1234.50` becomes `$1,234.50`. */
const dollars = (amount: string): string => `$${amount.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')}`;
const isZero = (amount: string): boolean => /^[0.]*$/.test(amount);

export async function invoicePdf(invoice: InvoiceFacts): Promise<Buffer> {
  const title = invoice.isTaxInvoice ? 'Tax invoice' : 'Invoice';
  const { doc, bytes } = startPdf({ Title: `${title} ${invoice.number}`, Author: invoice.seller[0] ?? '' });
  const top = head(doc, title, invoice);
  const end = Math.max(
    writeParty(doc, 'From', invoice.seller, { x: margin, y: top }),
    writeParty(doc, 'To', invoice.buyer, { x: 310, y: top }),
  );
  payment(doc, invoice, sums(doc, invoice, end + 28));
  foot(doc, invoice);
  doc.end();
  return bytes;
}

function head(doc: PDFKit.PDFDocument, title: string, { number, day, isPaid }: InvoiceFacts): number {
  const at = { x: right - 260, width: 260 };
  doc.fillColor(ink).font(fonts.strong).fontSize(18);
  writeText(doc, title, { ...at, y: margin }, { align: 'right' });
  doc.fontSize(11);
  writeText(doc, number, { ...at, y: margin + 26 }, { align: 'right' });
  doc.font(fonts.plain).fontSize(9).fillColor(mutedInk);
  const state = isPaid ? 'Paid' : 'Due';
  return writeText(doc, `Issued ${day} · ${state}`, { ...at, y: margin + 42 }, { align: 'right' }) + 24;
}

function line(doc: PDFKit.PDFDocument, y: number): number {
  doc.moveTo(margin, y).lineTo(right, y).lineWidth(0.5).strokeColor(rule).stroke();
  return y + 8;
}

function sums(doc: PDFKit.PDFDocument, invoice: InvoiceFacts, top: number): number {
  const amountAt = { x: right - 100, width: 100 };
  doc.font(fonts.strong).fontSize(8).fillColor(mutedInk);
  writeText(doc, 'Plan', { x: margin, y: top, width: 300 });
  writeText(doc, 'Amount (AUD)', { ...amountAt, y: top }, { align: 'right' });
  let y = line(doc, top + 14);
  doc.font(fonts.strong).fontSize(10).fillColor(ink);
  writeText(doc, dollars(invoice.price), { ...amountAt, y }, { align: 'right' });
  y = writeText(doc, invoice.what, { x: margin, y, width: 380 }) + 2;
  doc.font(fonts.plain).fontSize(9).fillColor(mutedInk);
  for (const detail of invoice.details) y = writeText(doc, detail, { x: margin, y, width: 380 }) + 1;
  y = line(doc, y + 6);
  const row = (label: string, amount: string, strong = false): void => {
    doc
      .font(strong ? fonts.strong : fonts.plain)
      .fontSize(strong ? 11 : 9)
      .fillColor(ink);
    writeText(doc, label, { x: margin, y, width: right - margin - 110 }, { align: 'right' });
    y = writeText(doc, amount, { ...amountAt, y }, { align: 'right' }) + 3;
  };
  if (!isZero(invoice.discount) || invoice.coupon !== null)
    row(
      invoice.coupon === null ? 'Discount' : `Discount with ${invoice.coupon}`,
      `−${dollars(invoice.discount)}`,
    );
  row('Total', dollars(invoice.total), true);
  row('Includes GST of', dollars(invoice.gst));
  return y + 18;
}

function payment(
  doc: PDFKit.PDFDocument,
  { isPaid, total, payment: lines }: InvoiceFacts,
  top: number,
): void {
  const width = right - margin;
  doc.font(fonts.strong).fontSize(11).fillColor(ink);
  const title = isPaid ? (isZero(total) ? 'Nothing to pay' : 'Paid') : `Amount due: ${dollars(total)}`;
  let y = writeText(doc, title, { x: margin, y: top, width }) + 3;
  doc.font(fonts.plain).fontSize(9);
  for (const text of lines) y = writeText(doc, text, { x: margin, y, width }) + 2;
}

function foot(doc: PDFKit.PDFDocument, { number, seller }: InvoiceFacts): void {
  // Without this, text below the bottom margin would start another page.
  doc.page.margins.bottom = 0;
  doc.font(fonts.plain).fontSize(8).fillColor(mutedInk);
  const text = [number, ...seller.slice(0, 2)].join(' · ');
  writeText(doc, text, { x: margin, y: page.height - 40, width: right - margin });
}
