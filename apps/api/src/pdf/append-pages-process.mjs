// Joins PDFs in a process of its own, which can be killed at any time. Plain JavaScript, because it is
// started from this file even when the API runs from its TypeScript sources.
import { once } from 'node:events';
import { EncryptedPDFError, PDFDocument } from 'pdf-lib';
import streams from 'pdf-lib/cjs/core/streams/DecodeStream.js';

// Ends with its parent, which is the only one to wait for the result.
process.once('disconnect', () => process.exit());
const [{ files, certificate, title, most }] = await once(process, 'message');

/** Bytes of unpacked streams. They are not in the heap, so the heap's limit does not apply to them. */
let unpacked = 0;
let isTooLarge = false;
const unpackInto = streams.default.prototype.ensureBuffer;
streams.default.prototype.ensureBuffer = function (requested) {
  const { byteLength } = this.buffer;
  if (requested <= byteLength) return this.buffer;
  if (unpacked + requested > most.unpackedBytes) {
    // The parser hides this error behind one about a damaged object.
    isTooLarge = true;
    throw new Error('unpacks to too much');
  }
  const buffer = unpackInto.call(this, requested);
  unpacked += buffer.byteLength;
  return buffer;
};

async function appended() {
  const whole = await PDFDocument.create({ updateMetadata: false });
  for (const bytes of files) {
    const read = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
    if (whole.getPageCount() + read.getPageCount() > most.pages) return { refusal: 'pdf_too_many_pages' };
    for (const each of await whole.copyPages(read, read.getPageIndices())) whole.addPage(each);
  }
  const last = await PDFDocument.load(certificate, { updateMetadata: false });
  for (const each of await whole.copyPages(last, last.getPageIndices())) whole.addPage(each);
  whole.setTitle(title);
  return {
    bytes: await whole.save({ useObjectStreams: false, addDefaultPage: false, objectsPerTick: 50 }),
  };
}

const refusalOf = (error) => {
  if (isTooLarge || error instanceof RangeError) return 'pdf_too_large';
  return error instanceof EncryptedPDFError ? 'pdf_encrypted' : 'pdf_broken';
};
process.send(await appended().catch((error) => ({ refusal: refusalOf(error) })));
