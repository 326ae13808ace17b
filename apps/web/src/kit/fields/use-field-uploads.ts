import { useEffect, useId, useRef } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { type UploadOwner, uploadStore } from '#files/upload-store.ts';
import { type Uploads, useUploads } from '#files/use-uploads.ts';

/** The uploads of a form's field, which are cancelled when the form closes. The form stores the files. */
export function useFieldUploads(
  { label, directory, picture, many }: { label: string; directory: string; picture: boolean; many: boolean },
  value: readonly FileReference[],
  onChange: (files: readonly FileReference[]) => void,
): { readonly owner: UploadOwner; readonly uploads: Pick<Uploads, 'uploading' | 'files'> } {
  const id = useId();
  // The files so far, because several uploads may finish before the form renders again.
  const latest = useRef(value);
  latest.current = value;
  const owner: UploadOwner = {
    id,
    directory,
    // A client's own pictures are public, because its sign-in page shows them.
    isPublic: directory === 'clients',
    kind: picture ? 'image' : 'attachment',
    single: !many,
    label,
    take: (file) => {
      latest.current = many ? [...latest.current, file] : [file];
      onChange(latest.current);
    },
  };
  const { uploading } = useUploads(owner);
  useEffect(() => () => uploadStore.forget(id), [id]);
  return { owner, uploads: { uploading, files: value } };
}
