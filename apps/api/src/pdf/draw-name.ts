import { type Strokes, signatureBox } from '@operatory/domain';
import { ink, margin } from './page.ts';

/** Draws a signature at a third of its size. @returns where it ends */
export function drawName(doc: PDFKit.PDFDocument, strokes: Strokes, top: number): number {
  const scale = 1 / 3;
  doc.lineWidth(1).strokeColor(ink).lineJoin('round').lineCap('round');
  for (const [first, ...rest] of strokes) {
    if (!first) continue;
    doc.moveTo(margin + first[0] * scale, top + first[1] * scale);
    for (const [x, y] of rest.length > 0 ? rest : [first]) doc.lineTo(margin + x * scale, top + y * scale);
    doc.stroke();
  }
  return top + signatureBox.height * scale + 4;
}
