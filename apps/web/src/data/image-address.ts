import { useEffect, useState } from 'react';
import { RestError, rest } from './rest.ts';
import { accessToken } from './token.ts';

/** Milliseconds for which a signed URL is reused. It is valid for five minutes. */
const goodFor = 4 * 60_000;
const asked = new Map<string, { readonly address: Promise<string | null>; readonly until: number }>();

interface Signed {
  readonly url: string;
  readonly thumbnail_url: string | null;
}

function ask(directory: string, id: string): Promise<string | null> {
  const known = asked.get(id);
  if (known && known.until > Date.now()) return known.address;
  const address = (async () => {
    const path = `file-upload/get-signed-url/${encodeURIComponent(directory)}/${encodeURIComponent(id)}`;
    const signed = await rest<Signed>(path, { method: 'GET', token: await accessToken() });
    return signed.thumbnail_url ?? signed.url;
  })().catch((error) => {
    // Without a connection the URL is unknown, so it is requested again when the picture is shown next.
    if (error instanceof RestError && error.code === 'network') asked.delete(id);
    return null;
  });
  asked.set(id, { address, until: Date.now() + goodFor });
  return address;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * The URL of a picture, or of its smaller version if it has one, from its file reference (a profile image,
 * a logo). Null without a file, and until the URL is known.
 */
export function useImageAddress(image: unknown): string | null {
  const { url, file_id, directory } = (typeof image === 'object' && image !== null ? image : {}) as {
    readonly [name: string]: unknown;
  };
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    setAddress(null);
    if (isText(url) || !isText(file_id) || !isText(directory)) return undefined;
    let wanted = true;
    void ask(directory, file_id).then((found) => wanted && setAddress(found));
    return () => {
      wanted = false;
    };
  }, [url, file_id, directory]);
  return isText(url) ? url : address;
}
