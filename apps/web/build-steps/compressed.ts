import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
// The highest quality would take much longer for hardly smaller files.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
/** The size in bytes below which a file is not compressed, because most of its response is headers. */
const least = 1_000;

/**
 * Writes a compressed copy beside every script, style sheet and SVG, which the API sends to browsers that
 * accept it.
 */
export const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const texts = Object.values(bundle).flatMap((file) => {
      const content = file.type === 'chunk' ? file.code : file.source;
      return /\.(js|css|svg)$/.test(file.fileName) && content.length >= least ? [{ file, content }] : [];
    });
    await Promise.all(
      texts.flatMap(({ file: { fileName }, content }) => [
        brotli(content, brotliOptions).then((bytes) => writeFile(join(dir, `${fileName}.br`), bytes)),
        zip(content, { level: 9 }).then((bytes) => writeFile(join(dir, `${fileName}.gz`), bytes)),
      ]),
    );
  },
};
