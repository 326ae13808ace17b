import { messageOf } from '@operatory/domain';
import type { FileReference } from '#data/file-reference.ts';
import { toast } from '#data/toast.ts';
import { fileRefusal, type UploadKind } from './file-kinds.ts';
import type { Resumption } from './send-in-pieces.ts';
import { type Upload, UploadCancelled, upload, uploadFrom } from './upload.ts';

/**
 * A record, such as a comment on a task, or a field of a form, for which files are collected until it is
 * saved.
 */
export interface UploadOwner {
  readonly id: string;
  readonly directory: string;
  readonly isPublic?: boolean;
  /** The permitted kind of files; if absent, `attachment`, which includes the others. */
  readonly kind?: UploadKind;
  /** Whether there can be only one file, which the next one replaces. */
  readonly single?: boolean;
  /** Receives each file if the files are stored in a form's value instead of this store. */
  readonly take?: (file: FileReference) => void;
  /** The owner in words, such as "your comment on Order gloves", for users who have left its page. */
  readonly label: string;
  readonly href?: string;
}

export interface UploadingFile {
  readonly key: string;
  readonly owner: UploadOwner;
  readonly name: string;
  /** Between 0 and 1. */
  readonly progress: number;
  /** The message if the upload failed. It can then be retried. */
  readonly failure?: string;
}

// Stored outside React, so that an upload continues when its dialog closes or its page is left.
let uploading: readonly UploadingFile[] = [];
let gathered: ReadonlyMap<string, readonly FileReference[]> = new Map();
/** The number of mounted components that show an owner's uploads, by the owner's id. */
let shown: ReadonlyMap<string, number> = new Map();
/** A file of the user, or a URL from which the server fetches one. */
export type Source = File | { readonly url: string };
interface Running {
  readonly source: Source;
  readonly saveToLibrary: boolean;
  readonly resumption: Resumption;
  upload: Upload | null;
}
const running = new Map<string, Running>();
const listeners = new Set<() => void>();
const none: readonly FileReference[] = [];

function changed(): void {
  for (const listener of listeners) listener();
}
function change(key: string, next: (item: UploadingFile) => UploadingFile): void {
  uploading = uploading.map((item) => (item.key === key ? next(item) : item));
  changed();
}
function drop(key: string): void {
  running.delete(key);
  uploading = uploading.filter((item) => item.key !== key);
  changed();
}

const nameOf = (source: Source): string =>
  source instanceof File ? source.name : (source.url.split(/[?#]/)[0]?.split('/').at(-1) ?? source.url);

function begin(key: string, owner: UploadOwner, { source, saveToLibrary, resumption }: Running): Upload {
  const place = { directory: owner.directory, isPublic: owner.isPublic ?? false, saveToLibrary };
  const onProgress = (progress: number) => change(key, (item) => ({ ...item, progress }));
  return source instanceof File
    ? upload(source, place, onProgress, resumption)
    : { done: uploadFrom(source.url, place), cancel: () => {} };
}

async function start(key: string, owner: UploadOwner, what: Running): Promise<void> {
  running.set(key, what);
  what.upload = begin(key, owner, what);
  try {
    const reference = await what.upload.done;
    // The result is ignored if the upload was cancelled, or belongs to a session that has ended.
    if (!running.has(key)) return;
    uploadStore.take(owner, [reference]);
    drop(key);
    if (shown.get(owner.id)) toast.success(messageOf('file_uploaded'));
    else toast.info(`${nameOf(what.source)} is saved for ${owner.label}`, 5_000);
  } catch (error) {
    if (error instanceof UploadCancelled) drop(key);
    else {
      const failure = error instanceof Error ? error.message : messageOf('file_not_uploaded');
      change(key, (item) => ({ ...item, failure }));
    }
  }
}

export const uploadStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  uploading: () => uploading,
  shown: () => shown,
  files: (ownerId: string): readonly FileReference[] => gathered.get(ownerId) ?? none,
  set(ownerId: string, files: readonly FileReference[]): void {
    gathered = new Map(gathered).set(ownerId, files);
    changed();
  },
  /**
   * Cancels the owner's uploads and forgets its files. Must be called when the owner was saved or
   * discarded.
   */
  forget(ownerId: string): void {
    for (const item of uploading) if (item.owner.id === ownerId) this.cancel(item.key);
    const next = new Map(gathered);
    next.delete(ownerId);
    gathered = next;
    changed();
  },
  /** Adds files that are already on the server, uploaded or chosen from the library. */
  take(owner: UploadOwner, files: readonly FileReference[]): void {
    const last = files.at(-1);
    if (owner.take) for (const file of files) owner.take(file);
    else if (owner.single) this.set(owner.id, last ? [last] : []);
    else this.set(owner.id, [...this.files(owner.id), ...files]);
  },
  add(owner: UploadOwner, sources: readonly Source[], saveToLibrary = false): void {
    for (const source of owner.single ? sources.slice(0, 1) : sources) {
      const refusal = source instanceof File ? fileRefusal(source, owner.kind) : null;
      if (refusal) {
        toast.error(messageOf(refusal));
        continue;
      }
      const key = crypto.randomUUID();
      uploading = [...uploading, { key, owner, name: nameOf(source), progress: 0 }];
      changed();
      void start(key, owner, { source, saveToLibrary, resumption: {}, upload: null });
    }
  },
  cancel(key: string): void {
    running.get(key)?.upload?.cancel();
    drop(key);
  },
  retry(key: string): void {
    const item = uploading.find((one) => one.key === key);
    const begun = running.get(key);
    if (!item || !begun) return;
    change(key, ({ failure: _failure, ...rest }) => ({ ...rest, progress: 0 }));
    void start(key, item.owner, begun);
  },
  /** Registers a component that shows an owner's uploads. The returned function ends this. */
  show(ownerId: string): () => void {
    const by = (count: number) => {
      shown = new Map(shown).set(ownerId, (shown.get(ownerId) ?? 0) + count);
      changed();
    };
    by(1);
    return () => by(-1);
  },
  /** Cancels and forgets all uploads, for example on sign-out, so that the next user does not see them. */
  reset(): void {
    for (const item of uploading) running.get(item.key)?.upload?.cancel();
    running.clear();
    uploading = [];
    gathered = new Map();
    changed();
  },
};
