import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { barcodeFormats } from './barcode-formats.ts';

// Without this, the library would download its WebAssembly from another host.
prepareZXingModule({
  overrides: {
    locateFile: (path: string, folder: string) => (path.endsWith('.wasm') ? wasm : folder + path),
  },
});

/** The text of a barcode in a picture; null if none is found. */
export async function decodeBarcode(picture: Blob | ImageData): Promise<string | null> {
  const found = await readBarcodes(picture, { formats: [...barcodeFormats], maxNumberOfSymbols: 1 });
  return found.find(({ isValid, text }) => isValid && text !== '')?.text ?? null;
}
