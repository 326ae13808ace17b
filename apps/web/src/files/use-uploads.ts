import { useEffect, useSyncExternalStore } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { type UploadingFile, type UploadOwner, uploadStore } from './upload-store.ts';

export interface Uploads {
  /** Running and failed uploads of this owner. */
  readonly uploading: readonly UploadingFile[];
  /** Uploaded files that are not saved yet. */
  readonly files: readonly FileReference[];
  /** Whether an upload is still running, so that saving now would omit it. */
  readonly busy: boolean;
}

/** The files collected for an owner; while the component is mounted, it counts as the place that shows them. */
export function useUploads({ id }: UploadOwner): Uploads {
  const all = useSyncExternalStore(uploadStore.subscribe, uploadStore.uploading);
  const files = useSyncExternalStore(uploadStore.subscribe, () => uploadStore.files(id));
  useEffect(() => uploadStore.show(id), [id]);
  const uploading = all.filter((item) => item.owner.id === id);
  return { uploading, files, busy: uploading.some((item) => item.failure === undefined) };
}

/** Uploads whose form is not on the screen. */
export function useUploadsElsewhere(): readonly UploadingFile[] {
  const all = useSyncExternalStore(uploadStore.subscribe, uploadStore.uploading);
  const shown = useSyncExternalStore(uploadStore.subscribe, uploadStore.shown);
  return all.filter((item) => !shown.get(item.owner.id));
}
