import type { OrderFacts } from './order-facts.ts';
import { fonts, ink, margin, mutedInk, page, right, rule, startPdf, writeParty, writeText } from './page.ts';

type Line = OrderFacts['lines'][number];
const bottom = page.height - 64;

const columns: readonly {
  readonly head: string;
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
  readonly of: (line: Line) => string;
  /** The column appears only if the order has prices. */
  readonly priced?: boolean;
}[] = [
  { head: 'Product', x: margin, width: 190, align: 'left', of: ({ name }) => name },
  { head: 'Code', x: margin + 198, width: 72, align: 'left', of: ({ code }) => code ?? '' },
  { head: 'Unit', x: margin + 278, width: 62, align: 'left', of: ({ unit }) => unit ?? '' },
  { head: 'Quantity', x: margin + 344, width: 46, align: 'right', of: ({ quantity }) => quantity },
  {
    head: 'Price',
    x: margin + 394,
    width: 48,
    align: 'right',
    priced: true,
    of: ({ price }) => dollars(price),
  },
  {
    head: 'Amount',
    x: margin + 446,
    width: 53,
    align: 'right',
    priced: true,
    of: ({ amount }) => dollars(amount),
  },
];

const money = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });
const dollars = (cents: number | null): string => (cents === null ? '' : money.format(cents / 100));

export async function orderPdf(order: OrderFacts): Promise<Buffer> {
  const { doc, bytes } = startPdf({
    Title: `Purchase order ${order.number}`,
    Author: order.from[0] ?? '',
  });
  const pdf = new OrderPdf(doc, order);
  pdf.head();
  pdf.lines();
  pdf.total();
  pdf.message();
  pdf.numberPages();
  doc.end();
  return bytes;
}

class OrderPdf {
  private y = margin;
  private readonly shown;

  constructor(
    private readonly doc: PDFKit.PDFDocument,
    private readonly order: OrderFacts,
  ) {
    const priced = order.lines.some(({ price }) => price !== null);
    this.shown = columns.filter((column) => priced || !column.priced);
  }

  private write(
    text: string,
    x: number,
    y: number,
    width: number,
    more: PDFKit.Mixins.TextOptions = {},
  ): number {
    return writeText(this.doc, text, { x, y, width }, more);
  }

  head(): void {
    const { doc, order } = this;
    if (order.logo) doc.image(order.logo, margin, margin, { fit: [180, 48] });
    doc.fillColor(ink).font(fonts.strong).fontSize(18);
    this.write('Purchase order', right - 260, margin, 260, { align: 'right' });
    doc.fontSize(11);
    this.write(order.number, right - 260, margin + 26, 260, { align: 'right' });
    doc.font(fonts.plain).fontSize(9).fillColor(mutedInk);
    const day = `${order.placed ? 'Placed' : 'Raised, not placed yet'} ${order.day}`;
    const end = this.write(
      order.placedBy ? `${day} by ${order.placedBy}` : day,
      right - 260,
      margin + 42,
      260,
      { align: 'right' },
    );
    const top = Math.max(end, margin + 56) + 20;
    this.y =
      Math.max(
        writeParty(doc, 'From', order.from, { x: margin, y: top }),
        writeParty(doc, 'To', order.to, { x: 310, y: top }),
      ) + 20;
  }

  private heads(): void {
    const { doc } = this;
    doc.font(fonts.strong).fontSize(8).fillColor(mutedInk);
    for (const { head, x, width, align } of this.shown) this.write(head, x, this.y, width, { align });
    this.y += 14;
    this.line();
  }

  private line(): void {
    this.doc.moveTo(margin, this.y).lineTo(right, this.y).lineWidth(0.5).strokeColor(rule).stroke();
    this.y += 5;
  }

  /** Starts another page if the rest of this one is too short. @returns whether it did */
  private room(height: number): boolean {
    if (this.y + height <= bottom) return false;
    this.doc.addPage();
    this.y = margin;
    return true;
  }

  lines(): void {
    const { doc } = this;
    this.heads();
    for (const line of this.order.lines) {
      doc.font(fonts.plain).fontSize(9).fillColor(ink);
      const height = Math.max(
        ...this.shown.map(({ of, width }) => doc.heightOfString(of(line) || ' ', { width })),
      );
      if (this.room(height + 6)) {
        this.heads();
        doc.font(fonts.plain).fontSize(9).fillColor(ink);
      }
      for (const { of, x, width, align } of this.shown) this.write(of(line), x, this.y, width, { align });
      this.y += height + 5;
      this.line();
    }
  }

  /** Prices include GST, which is an eleventh of them. */
  total(): void {
    const amounts = this.order.lines.flatMap(({ amount }) => amount ?? []);
    if (amounts.length === 0) return;
    const total = amounts.reduce((sum, amount) => sum + amount, 0);
    this.room(44);
    this.y += 4;
    this.sum('Total', total, true);
    this.sum('Includes GST of', Math.round(total / 11), false);
    if (amounts.length < this.order.lines.length) {
      this.doc.font(fonts.plain).fontSize(8).fillColor(mutedInk);
      this.y = this.write(
        'Some items have no price and are not in the total.',
        margin,
        this.y + 4,
        right - margin,
        { align: 'right' },
      );
    }
  }

  private sum(label: string, cents: number, strong: boolean): void {
    this.doc
      .font(strong ? fonts.strong : fonts.plain)
      .fontSize(strong ? 11 : 9)
      .fillColor(ink);
    this.write(label, margin, this.y, right - margin - 110, { align: 'right' });
    this.y = this.write(dollars(cents), right - 100, this.y, 100, { align: 'right' }) + 2;
  }

  message(): void {
    const { doc, order } = this;
    if (!order.message) return;
    this.room(60);
    doc.font(fonts.strong).fontSize(8).fillColor(mutedInk);
    this.y = this.write('Message', margin, this.y + 16, right - margin) + 2;
    doc.font(fonts.plain).fontSize(9).fillColor(ink);
    this.write(order.message, margin, this.y, right - margin);
  }

  numberPages(): void {
    const { doc, order } = this;
    const { start, count } = doc.bufferedPageRange();
    for (let index = start; index < start + count; index += 1) {
      doc.switchToPage(index);
      // Without this, text below the bottom margin would start another page.
      doc.page.margins.bottom = 0;
      doc.font(fonts.plain).fontSize(8).fillColor(mutedInk);
      this.write(order.number, margin, page.height - 40, 300);
      this.write(`Page ${index - start + 1} of ${count}`, right - 100, page.height - 40, 100, {
        align: 'right',
      });
    }
  }
}
