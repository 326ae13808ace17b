import { messageFiles, messages } from '@operatory/domain';
import { toast } from '#data/toast.ts';
import { type UploadOwner, uploadStore } from '#files/upload-store.ts';
import { type Uploads, useUploads } from '#files/use-uploads.ts';

export interface ChatFiles extends Uploads {
  readonly add: (chosen: readonly File[]) => void;
  readonly remove: (id: string) => void;
  readonly clear: () => void;
}

/** The files of an unsent message, up to the limit for one message. */
export function useChatFiles(owner: UploadOwner): ChatFiles {
  const uploads = useUploads(owner);
  const { files, uploading } = uploads;
  return {
    ...uploads,
    add(chosen) {
      const room = Math.max(messageFiles - files.length - uploading.length, 0);
      if (chosen.length > room) toast.error(messages.order_message_files);
      uploadStore.add(owner, chosen.slice(0, room), false);
    },
    remove: (id) =>
      uploadStore.set(
        owner.id,
        files.filter(({ file_id }) => file_id !== id),
      ),
    clear: () => uploadStore.forget(owner.id),
  };
}
