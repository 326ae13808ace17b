import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '../context/context.ts';

// The server makes all keys, so any other form is a programming error.
const keyShape = /^[0-9a-f-]{36}\/[a-z_]+\/[0-9a-f-]{36}(\.thumb)?\.[a-z0-9]{2,4}$/;

/** Stores files in a folder, which all processes must share (see marker.ts). */
export function createLocalStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    if (!keyShape.test(key)) throw new Error('not a key of ours');
    return join(folder, key);
  };
  return {
    async write(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      let size = 0;
      const counted = async function* () {
        for await (const chunk of bytes) {
          size += chunk.byteLength;
          yield chunk;
        }
      };
      try {
        await pipeline(
          Readable.from(counted()),
          createWriteStream(`${path}.part`, { mode: 0o600, flags: 'wx' }),
        );
        await rename(`${path}.part`, path);
      } catch (error) {
        await rm(`${path}.part`, { force: true });
        throw error;
      }
      return { size };
    },
    async read(key) {
      // The file is opened first, so that a missing one is refused before the response has started.
      const handle = await open(pathOf(key), 'r');
      return handle.createReadStream();
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
