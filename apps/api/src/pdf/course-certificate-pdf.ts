import { lastValidDay, percentText } from '@operatory/domain';
import { timeText, writeFact, writeFeet, writeTitle } from './certificate-parts.ts';
import { fonts, ink, margin, right, startPdf, writeText } from './page.ts';

export interface CourseCertificateFacts {
  readonly short_id: number;
  readonly client_name: string;
  readonly course_name: string;
  readonly person: string;
  readonly grade_name: string | null;
  readonly percentage: string | null;
  readonly issued_at: Date;
  readonly expires_at: Date | null;
  readonly zone: string;
}

/** @returns The certificate as a PDF. The same facts give the same bytes. */
export async function courseCertificatePdf(facts: CourseCertificateFacts): Promise<Buffer> {
  const { client_name, course_name, person, grade_name, percentage, issued_at, expires_at, zone } = facts;
  const number = String(facts.short_id);
  const { doc, bytes } = startPdf({
    Title: `Certificate ${number}`,
    Author: client_name,
    CreationDate: issued_at,
  });
  let y = writeTitle(doc, 'Certificate of completion');
  doc.font(fonts.strong).fontSize(14).fillColor(ink);
  y = writeText(doc, person, { x: margin, y: y + 6, width: right - margin }) + 4;
  doc.font(fonts.plain).fontSize(11);
  y = writeText(doc, `has completed ${course_name}`, { x: margin, y, width: right - margin }) + 14;
  if (grade_name !== null) y = writeFact(doc, 'Grade', grade_name, y);
  if (percentage !== null) y = writeFact(doc, 'Result', `${percentText(percentage)} %`, y);
  y = writeFact(doc, 'Completed', timeText(issued_at, zone), y);
  if (expires_at !== null) y = writeFact(doc, 'Valid until', lastValidDay(expires_at, zone), y);
  writeFact(doc, 'Certificate', `${number} · ${client_name}`, y);
  writeFeet(doc, { number, client_name });
  doc.end();
  return bytes;
}
