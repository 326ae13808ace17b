import type { Strokes } from '@operatory/domain';
import { timeText, writeFact, writeFeet, writeTitle } from './certificate-parts.ts';
import { drawName } from './draw-name.ts';
import { fonts, ink, margin, page, right, rule, startPdf, writeText } from './page.ts';

export interface CertificateSignature {
  readonly as: string;
  readonly name: string;
  readonly at: Date;
  readonly method: string;
  readonly consent: string;
  readonly drawn: Strokes | null;
  readonly typed_name: string | null;
  /** The signer's IP address; null if the reader may not see it. */
  readonly address: string | null;
  readonly browser: string | null;
  readonly hash: string | null;
}
export interface CertificateFacts {
  readonly number: string;
  readonly client_name: string;
  readonly document: string;
  readonly version_no: number;
  readonly assignee: string;
  readonly issued_at: Date;
  readonly zone: string;
  readonly content_hash: string;
  /** The SHA-256 of the content and all signatures; null if the reader may not see it. */
  readonly hash: string | null;
  readonly signatures: readonly CertificateSignature[];
  /** The reason why the document is not in the same file; null if it is. */
  readonly remark: string | null;
}

const width = right - margin;
const bottom = page.height - 64;

/** @returns The certificate as a PDF. The same facts give the same bytes. */
export async function certificatePdf(facts: CertificateFacts): Promise<Buffer> {
  const info = {
    Title: `Certificate ${facts.number}`,
    Author: facts.client_name,
    CreationDate: facts.issued_at,
  };
  const { doc, bytes } = startPdf(info);
  let y = head(doc, facts);
  for (const signature of facts.signatures) y = sign(doc, facts, signature, y);
  writeFeet(doc, facts);
  doc.end();
  return bytes;
}

function head(doc: PDFKit.PDFDocument, facts: CertificateFacts): number {
  let y = writeTitle(doc, 'Certificate of signing');
  y = writeFact(doc, 'Certificate', `${facts.number} · ${facts.client_name}`, y);
  y = writeFact(doc, 'Document', `${facts.document}, version ${facts.version_no}`, y);
  y = writeFact(doc, 'Given to', facts.assignee, y);
  y = writeFact(doc, 'Completed', timeText(facts.issued_at, facts.zone), y);
  y = writeFact(doc, 'SHA-256 of the content', facts.content_hash, y);
  if (facts.hash !== null) y = writeFact(doc, 'SHA-256 of all', facts.hash, y);
  return facts.remark === null ? y : writeFact(doc, 'Remark', facts.remark, y);
}

function sign(
  doc: PDFKit.PDFDocument,
  { zone }: CertificateFacts,
  signature: CertificateSignature,
  top: number,
): number {
  let y = top + 8;
  if (y + 190 > bottom) {
    doc.addPage();
    y = margin;
  }
  doc.moveTo(margin, y).lineTo(right, y).lineWidth(0.5).strokeColor(rule).stroke();
  doc.font(fonts.strong).fontSize(11).fillColor(ink);
  y = writeText(doc, `${signature.as}: ${signature.name}`, { x: margin, y: y + 8, width }) + 4;
  if (signature.drawn) y = drawName(doc, signature.drawn, y);
  if (signature.typed_name) y = writeFact(doc, 'Signed as', signature.typed_name, y);
  y = writeFact(doc, 'Signed', `${timeText(signature.at, zone)}, with ${signature.method}`, y);
  y = writeFact(doc, 'Agreed to', signature.consent, y);
  if (signature.address) y = writeFact(doc, 'Address', signature.address, y);
  if (signature.browser) y = writeFact(doc, 'Browser', signature.browser, y);
  return signature.hash === null ? y : writeFact(doc, 'SHA-256', signature.hash, y);
}
