import type { Strokes } from '@operatory/domain';
import { timeText } from './certificate-parts.ts';
import { drawName } from './draw-name.ts';
import { fonts, ink, margin, mutedInk, page, right, rule, startPdf, writeText } from './page.ts';

export interface FormFacts {
  readonly name: string;
  readonly description: string | null;
  readonly client_name: string;
  readonly person: string;
  readonly zone: string;
  readonly submitted_at: Date;
  readonly answers: readonly {
    readonly question: string;
    readonly answer: string;
    /** Whether the question was removed from the form after it was answered. */
    readonly isRemoved: boolean;
  }[];
  readonly signature: {
    readonly at: Date;
    readonly method: string;
    readonly consent: string;
    readonly drawn: Strokes | null;
    readonly typed_name: string | null;
    /** The signer's IP address; null if the reader may not see it. */
    readonly address: string | null;
    readonly hash: string | null;
  } | null;
}

const width = right - margin;
const bottom = page.height - 64;

/** @returns The submitted form as a PDF. The same facts give the same bytes. */
export async function formPdf(facts: FormFacts): Promise<Buffer> {
  const { doc, bytes } = startPdf({
    Title: facts.name,
    Author: facts.client_name,
    CreationDate: facts.signature?.at ?? facts.submitted_at,
  });
  doc.font(fonts.strong).fontSize(18).fillColor(ink);
  let y = writeText(doc, facts.name, { x: margin, y: margin, width }) + 6;
  doc.font(fonts.plain).fontSize(9).fillColor(mutedInk);
  y = writeText(doc, `${facts.person} · ${facts.client_name}`, { x: margin, y, width }) + 2;
  y = writeText(doc, `Submitted ${timeText(facts.submitted_at, facts.zone)}`, { x: margin, y, width }) + 10;
  if (facts.description) {
    doc.fontSize(10).fillColor(ink);
    y = writeText(doc, facts.description, { x: margin, y, width }) + 10;
  }
  for (const { question, answer, isRemoved } of facts.answers) {
    y = room(doc, y, 40);
    doc.font(fonts.strong).fontSize(10).fillColor(ink);
    y = writeText(doc, question, { x: margin, y, width }) + 2;
    if (isRemoved) {
      doc.font(fonts.plain).fontSize(9).fillColor(mutedInk);
      y = writeText(doc, 'Removed from the form since', { x: margin, y, width }) + 2;
    }
    doc
      .font(fonts.plain)
      .fontSize(10)
      .fillColor(answer === '' ? mutedInk : ink);
    y = writeText(doc, answer === '' ? 'Not answered' : answer, { x: margin, y, width }) + 8;
  }
  if (facts.signature) sign(doc, facts.signature, facts.zone, room(doc, y, 170));
  doc.end();
  return bytes;
}

function room(doc: PDFKit.PDFDocument, y: number, needed: number): number {
  if (y + needed <= bottom) return y;
  doc.addPage();
  return margin;
}

function sign(
  doc: PDFKit.PDFDocument,
  signature: NonNullable<FormFacts['signature']>,
  zone: string,
  top: number,
): void {
  doc.moveTo(margin, top).lineTo(right, top).lineWidth(0.5).strokeColor(rule).stroke();
  let y = top + 10;
  if (signature.drawn) y = drawName(doc, signature.drawn, y);
  doc.font(fonts.plain).fontSize(9).fillColor(ink);
  const lines = [
    signature.typed_name && `Signed as ${signature.typed_name}`,
    `Signed ${timeText(signature.at, zone)}, with ${signature.method}`,
    signature.consent,
    signature.address && `Address ${signature.address}`,
    signature.hash && `SHA-256 ${signature.hash}`,
  ];
  for (const line of lines) if (line) y = writeText(doc, line, { x: margin, y, width }) + 2;
}
