import { type RefObject, useEffect, useRef } from 'react';
import { toast } from '#data/toast.ts';
import type { UploadingFile } from './upload-store.ts';

/**
 * If the form around `area` is submitted during an upload, it is saved once all files have arrived. After a
 * failed upload the user has to submit it again.
 */
export function useWaitingForm(area: RefObject<HTMLElement | null>, uploading: readonly UploadingFile[]) {
  const busy = uploading.some(({ failure }) => failure === undefined);
  const failed = uploading.some(({ failure }) => failure !== undefined);
  const asked = useRef(false);
  useEffect(() => {
    const form = area.current?.closest('form');
    if (!form) return undefined;
    if (!busy) {
      const wanted = asked.current && !failed;
      asked.current = false;
      if (wanted) form.requestSubmit();
      return undefined;
    }
    const wait = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      asked.current = true;
      toast.info('A file is still uploading. This will be saved when it has finished.');
    };
    form.addEventListener('submit', wait, true);
    return () => form.removeEventListener('submit', wait, true);
  }, [area, busy, failed]);
}
