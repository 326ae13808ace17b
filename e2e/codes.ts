import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, type WriterOptions, writeBarcode } from 'zxing-wasm/writer';

const { buffer: wasmBinary } = new Uint8Array(
  readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm')),
);
prepareZXingModule({ overrides: { wasmBinary } });

export type CodeFormat = WriterOptions['format'];

/** A picture of a barcode, as a file to upload. */
export async function pictureOf(text: string, format: CodeFormat, name = 'code.png') {
  const { image, error } = await writeBarcode(text, { format, scale: 4 });
  if (!image) throw new Error(error);
  return { name, mimeType: 'image/png', buffer: Buffer.from(await image.arrayBuffer()) };
}

const [width, height] = [640, 480];

/** A video of a barcode on a white card, for Chromium's fake camera: YUV4MPEG2 with 640 × 480 pixels. */
export async function filmOfCode(text: string, format: CodeFormat): Promise<Buffer> {
  const { symbol, error } = await writeBarcode(text, { format, scale: 1 });
  if (error) throw new Error(error);
  const scale = Math.max(1, Math.min(6, Math.floor(Math.min(520 / symbol.width, 360 / symbol.height))));
  const [left, top] = [(width - symbol.width * scale) >> 1, (height - symbol.height * scale) >> 1];
  const light = Buffer.alloc(width * height, 235);
  for (let y = 0; y < symbol.height * scale; y++)
    for (let x = 0; x < symbol.width * scale; x++)
      if (symbol.data[Math.floor(y / scale) * symbol.width + Math.floor(x / scale)] === 0)
        light[(top + y) * width + left + x] = 16;
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((width * height) / 2, 128)]);
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`),
    frame,
    frame,
  ]);
}
