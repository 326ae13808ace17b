import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, expect, test } from 'vitest';
import * as reader from 'zxing-wasm/reader';
import * as writer from 'zxing-wasm/writer';
import { barcodeFormats } from './barcode-formats.ts';

const wasmOf = (name: string) => {
  const { buffer } = new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(name)));
  return { overrides: { wasmBinary: buffer } };
};
beforeAll(() => {
  reader.prepareZXingModule(wasmOf('zxing-wasm/reader/zxing_reader.wasm'));
  writer.prepareZXingModule(wasmOf('zxing-wasm/writer/zxing_writer.wasm'));
});

async function pictureOf(text: string, format: writer.WriterOptions['format']): Promise<Blob> {
  const { image, error } = await writer.writeBarcode(text, { format, scale: 4 });
  if (!image) throw new Error(error);
  return image;
}
const read = async (picture: Blob) =>
  (await reader.readBarcodes(picture, { formats: [...barcodeFormats] })).map(({ text }) => text);

test.each([
  ['Code128', 'GLV-100-M'],
  ['DataMatrix', 'LOT 2026/11 A'],
  ['EAN-13', '9312345678907'],
  ['QRCode', 'https://product.example/17'],
  ['Codabar', 'A40156B'],
] as const)('reads a %s code', async (format, text) => {
  expect(await read(await pictureOf(text, format))).toEqual([text]);
});

test('does not read a Code39 code, which products do not use', async () => {
  expect(await read(await pictureOf('OPERATORY', 'Code39'))).toEqual([]);
});
