import { Stack } from '@mantine/core';
import { useState } from 'react';
import { CameraTab } from '#files/camera-tab.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';

export default function CameraDialog({
  onClose,
  onPhoto,
}: {
  onClose: () => void;
  onPhoto: (photo: File) => void;
}) {
  const [photo, setPhoto] = useState<File | null>(null);
  return (
    <Dialog title="Take a photo" onClose={onClose}>
      <Stack gap={12}>
        <CameraTab photo={photo} onPhoto={setPhoto} />
        <DialogFoot
          save="Attach"
          disabled={photo === null}
          onSave={() => {
            if (photo) onPhoto(photo);
            onClose();
          }}
          onCancel={onClose}
        />
      </Stack>
    </Dialog>
  );
}
