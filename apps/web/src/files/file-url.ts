import { useEffect, useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { rest } from '#data/rest.ts';
import { toast } from '#data/toast.ts';
import { accessToken } from '#data/token.ts';

/**
 * Requests the signed URL of a file. It expires after a few minutes, so it is requested only when needed.
 */
export async function signedUrl(file: FileReference): Promise<string> {
  const token = await accessToken();
  const path = `file-upload/get-signed-url/${encodeURIComponent(file.directory)}/${encodeURIComponent(file.file_id)}`;
  const answer = await rest<{ url?: string; signed_url?: string } | string>(path, { method: 'GET', token });
  return typeof answer === 'string' ? answer : (answer.url ?? answer.signed_url ?? '');
}

/**
 * The signed URL of a file. It is null while it loads, if it is not `wanted`, and if the server did not
 * provide one (`failed`).
 */
export function useSignedUrl(file: FileReference, wanted = true): { url: string | null; failed: boolean } {
  const [state, setState] = useState<{ url: string | null; failed: boolean }>({ url: null, failed: false });
  const { directory, file_id } = file;
  useEffect(() => {
    if (!wanted) return;
    let alive = true;
    signedUrl({ directory, file_id } as FileReference).then(
      (url) => alive && setState({ url, failed: false }),
      () => alive && setState({ url: null, failed: true }),
    );
    return () => {
      alive = false;
    };
  }, [directory, file_id, wanted]);
  return state;
}

export async function downloadFile(file: FileReference): Promise<void> {
  try {
    const url = await signedUrl(file);
    const link = document.createElement('a');
    link.href = url;
    link.download = file.name;
    link.rel = 'noopener';
    link.click();
  } catch {
    toast.error('Unable to download the file');
  }
}
