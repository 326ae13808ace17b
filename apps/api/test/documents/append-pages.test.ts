import { deflateSync } from 'node:zlib';
import { messageOf } from '@operatory/domain';
import { PDFDocument } from 'pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { appendPages, pdfLimits } from '../../src/pdf/append-pages.ts';
import { onePage, packed, unpackingTo } from '../support/made-pdf.ts';

const tooLarge = { remark: messageOf('pdf_too_large') };
const noHurry = { milliseconds: 200_000 };
let certificate: Buffer;
beforeAll(async () => {
  certificate = await onePage();
});
const append = (files: readonly Buffer[], most: Partial<typeof pdfLimits> = {}) =>
  appendPages(async () => files, certificate, 'Title', { ...pdfLimits, ...most });
const pagesOf = async (appended: Awaited<ReturnType<typeof append>>): Promise<number> =>
  'bytes' in appended ? (await PDFDocument.load(appended.bytes)).getPageCount() : 0;

/** @returns A PDF with ten levels of page nodes, each node with ten children: 10,000 million leaves. */
function endless(leaf: string): Buffer {
  const kids = (of: number): string => `[${`${of} 0 R `.repeat(10)}]`;
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>'];
  for (let n = 2; n < 12; n += 1) objects.push(`<< /Type /Pages /Count 10 /Kids ${kids(n + 1)} >>`);
  objects.push(leaf);
  const body = objects.map((each, n) => `${n + 1} 0 obj\n${each}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R /Size 20 >>\nstartxref\n0\n%%EOF\n`);
}

describe('a signed PDF leaves out', () => {
  test('a document that unpacks to 200 MB in one object, or to 80 MB in two layers', async () => {
    const bomb = unpackingTo(200);
    expect(bomb.length).toBeLessThan(400_000);
    expect(await append([bomb], noHurry)).toEqual(tooLarge);
    const layers = packed(deflateSync(deflateSync(Buffer.alloc(80 * 1024 * 1024, ' '))), 2);
    expect(layers.length).toBeLessThan(20_000);
    expect(await append([layers], noHurry)).toEqual(tooLarge);
    expect(await pagesOf(await append([unpackingTo(1)]))).toBe(2);
  });
  test('a document whose pages fill the memory', async () => {
    const pages = endless('<< /Type /Page /MediaBox [0 0 9 9] >>');
    expect(await append([pages], { heapMegabytes: 48, ...noHurry })).toEqual(tooLarge);
  });
  test('a document that would take forever to read, without blocking the process', async () => {
    let answered = 0;
    const others = setInterval(() => (answered += 1), 10);
    expect(await append([endless('<< /Type /Pages /Count 0 /Kids [] >>')], { milliseconds: 1000 })).toEqual(
      tooLarge,
    );
    clearInterval(others);
    expect(answered).toBeGreaterThan(5);
  });
});

test('documents are read one after another, in their order, also after one that failed', async () => {
  const done: string[] = [];
  let reading = 0;
  const ask = (name: string, files: () => readonly Buffer[]) =>
    appendPages(
      async () => {
        reading += 1;
        expect(reading).toBe(1);
        return files();
      },
      certificate,
      'Title',
    )
      .catch(() => null)
      .then(() => {
        reading -= 1;
        done.push(name);
      });
  const page = await onePage();
  const lost = () => {
    throw new Error('lost');
  };
  await Promise.all([
    ask('first', () => [page, page]),
    ask('second', lost),
    ask('third', () => [Buffer.from('nothing')]),
  ]);
  expect(done).toEqual(['first', 'second', 'third']);
});
