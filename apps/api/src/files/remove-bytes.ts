import type { AppContext } from '../context/context.ts';

/** The storage keys of a file. */
export interface Bytes {
  readonly key: string;
  readonly thumbnail_key: string | null;
}

/** Call this only when no row has these keys any more. */
export async function removeBytes(
  { storage }: Pick<AppContext, 'storage'>,
  gone: readonly Bytes[],
): Promise<void> {
  for (const { key, thumbnail_key } of gone) {
    await storage.remove(key);
    if (thumbnail_key) await storage.remove(thumbnail_key);
  }
}
