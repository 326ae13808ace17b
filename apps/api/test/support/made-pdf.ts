import { deflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';

export async function onePage(): Promise<Buffer> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.addPage([300, 300]);
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

/** The PDF has one page, whose objects are compressed this many times over. */
export function packed(stream: Buffer, times: number): Buffer {
  const filters = '/FlateDecode '.repeat(times);
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count 1 /Kids [3 0 R] >>\nendobj\n` +
        `9 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter [${filters}] /Length ${stream.length} >>\nstream\n`,
    ),
    stream,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R /Size 10 >>\nstartxref\n0\n%%EOF\n'),
  ]);
}

/** The PDF is valid and unpacks to this many megabytes, because of spaces after its page. */
export const unpackingTo = (megabytes: number): Buffer => {
  const page = Buffer.from('3 0 << /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>');
  return packed(deflateSync(Buffer.concat([page, Buffer.alloc(megabytes * 1024 * 1024, ' ')])), 1);
};
