import { messageOf } from '@operatory/domain';
import { useCallback, useRef, useState } from 'react';
import { toast } from '#ui/toast.ts';
import type { FileReference } from '../data/task-row.ts';
import { isAccepted } from './file-kinds.ts';
import { type Upload, UploadCancelled, upload } from './upload.ts';

export interface UploadingFile {
  readonly key: string;
  readonly name: string;
  /** 0 to 1. */
  readonly progress: number;
  /** Set when it failed: the sentence. It may be tried again. */
  readonly failure?: string;
}

/** Uploads one after another into `files`, with progress, cancel and retry for each. */
export function useUploads(
  directory: 'tasks' | 'task_comments',
  files: readonly FileReference[],
  onChange: (files: readonly FileReference[]) => void,
) {
  const [uploading, setUploading] = useState<readonly UploadingFile[]>([]);
  const running = useRef(new Map<string, { file: File; upload: Upload }>());
  const current = useRef(files);
  current.current = files;

  const change = (key: string, part: Partial<UploadingFile>) =>
    setUploading((list) => list.map((item) => (item.key === key ? { ...item, ...part } : item)));
  const drop = useCallback((key: string) => {
    running.current.delete(key);
    setUploading((list) => list.filter((item) => item.key !== key));
  }, []);

  const start = useCallback(
    async (file: File, key: string) => {
      const started = upload(file, directory, (progress) => change(key, { progress }));
      running.current.set(key, { file, upload: started });
      try {
        const reference = await started.done;
        current.current = [...current.current, reference];
        onChange(current.current);
        drop(key);
      } catch (error) {
        if (error instanceof UploadCancelled) drop(key);
        else
          change(key, { failure: error instanceof Error ? error.message : messageOf('file_not_uploaded') });
      }
    },
    [directory, drop, onChange],
  );

  return {
    uploading,
    busy: uploading.some((item) => item.failure === undefined),
    add(chosen: readonly File[]) {
      for (const file of chosen) {
        if (!isAccepted(file.name)) {
          toast.error(messageOf('file_kind'));
          continue;
        }
        const key = crypto.randomUUID();
        setUploading((list) => [...list, { key, name: file.name, progress: 0 }]);
        void start(file, key);
      }
    },
    cancel(key: string) {
      const item = running.current.get(key);
      item?.upload.cancel();
      drop(key);
    },
    retry(key: string) {
      const item = running.current.get(key);
      if (!item) return;
      setUploading((list) =>
        list.map(({ failure: _failure, ...rest }) =>
          rest.key === key
            ? { ...rest, progress: 0 }
            : { ...rest, ...(_failure === undefined ? {} : { failure: _failure }) },
        ),
      );
      void start(item.file, key);
    },
  };
}
