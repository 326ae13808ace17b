import { Button, Stack } from '@mantine/core';
import { IconCamera, IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { now } from '#session/clock.ts';
import { takePhoto } from './camera.ts';
import { CameraPicture } from './camera-picture.tsx';
import classes from './files.module.css';
import { useCamera } from './use-camera.ts';

export function CameraTab({ photo, onPhoto }: { photo: File | null; onPhoto: (photo: File | null) => void }) {
  const camera = useCamera(photo === null);
  /** Whether the camera delivers pictures yet; a photo taken earlier would be empty. */
  const [shows, setShows] = useState(false);

  async function take(video: HTMLVideoElement) {
    const taken = await takePhoto(video, now());
    setShows(false);
    onPhoto(taken);
  }

  if (photo)
    return (
      <Stack gap={8}>
        <Photo file={photo} />
        <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={() => onPhoto(null)}>
          Take another
        </Button>
      </Stack>
    );
  return (
    <Stack gap={8}>
      <CameraPicture camera={camera} onShows={() => setShows(true)} />
      {camera.state === 'live' ? (
        <Button
          leftSection={<IconCamera size={16} />}
          disabled={!shows}
          onClick={() => camera.video.current && void take(camera.video.current)}
        >
          Take photo
        </Button>
      ) : null}
    </Stack>
  );
}

function Photo({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url ? <img className={classes.preview} src={url} alt="Preview" /> : null;
}
