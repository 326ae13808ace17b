import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { barcodeFormats } from './barcode-formats.ts';

// By default it would download its WebAssembly from an external host.
prepareZXingModule({
  overrides: {
    locateFile: (path: string, folder: string) => (path.endsWith('.wasm') ? wasm : folder + path),
  },
});

/** The first code in a picture; null when there is none. */
export async function decodeBarcode(picture: Blob | ImageData): Promise<string | null> {
  const found = await readBarcodes(picture, { formats: [...barcodeFormats], maxNumberOfSymbols: 1 });
  return found.find(({ isValid, text }) => isValid && text !== '')?.text ?? null;
}
