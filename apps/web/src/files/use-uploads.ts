import { useEffect, useSyncExternalStore } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { type UploadingFile, type UploadOwner, uploadStore } from './upload-store.ts';

export interface Uploads {
  /** Those on their way to this owner, and those that failed. */
  readonly uploading: readonly UploadingFile[];
  /** Those that arrived and are not saved yet. */
  readonly files: readonly FileReference[];
  /** Whether one is still on its way: saving now would leave it behind. */
  readonly busy: boolean;
}

/** What is being gathered for an owner; while the component is mounted, it is the place that shows it. */
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
