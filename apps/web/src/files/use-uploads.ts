import { useEffect, useSyncExternalStore } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { type UploadingFile, type UploadOwner, uploadStore } from './upload-store.ts';

export interface Uploads {
  readonly uploading: readonly UploadingFile[];
  readonly files: readonly FileReference[];
  /** Whether an upload is running, so that saving now would miss its file. */
  readonly busy: boolean;
}

/**
 * The files and uploads of an owner. While mounted, the calling component counts as the place that shows
 * them.
 */
export function useUploads({ id }: UploadOwner): Uploads {
  const all = useSyncExternalStore(uploadStore.subscribe, uploadStore.uploading);
  const files = useSyncExternalStore(uploadStore.subscribe, () => uploadStore.files(id));
  useEffect(() => uploadStore.show(id), [id]);
  const uploading = all.filter((item) => item.owner.id === id);
  return { uploading, files, busy: uploading.some((item) => item.failure === undefined) };
}

/** The uploads that no mounted component shows. */
export function useUploadsElsewhere(): readonly UploadingFile[] {
  const all = useSyncExternalStore(uploadStore.subscribe, uploadStore.uploading);
  const shown = useSyncExternalStore(uploadStore.subscribe, uploadStore.shown);
  return all.filter((item) => !shown.get(item.owner.id));
}
