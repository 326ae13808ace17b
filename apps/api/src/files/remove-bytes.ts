import type { AppContext } from '../context/context.ts';

/** A file's bytes, and its small picture's. */
export interface Bytes {
  readonly key: string;
  readonly thumbnail_key: string | null;
}

/** Takes away bytes whose rows are gone, or were not written. */
export async function removeBytes(
  { storage }: Pick<AppContext, 'storage'>,
  gone: readonly Bytes[],
): Promise<void> {
  for (const { key, thumbnail_key } of gone) {
    await storage.remove(key);
    if (thumbnail_key) await storage.remove(thumbnail_key);
  }
}
