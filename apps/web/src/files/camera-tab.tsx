import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCamera, IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { now } from '#session/clock.ts';
import { type CameraFailure, cameraFailures, openCamera, takePhoto } from './camera.ts';
import classes from './files.module.css';

/** The camera's picture, and the photo taken from it. */
export function CameraTab({ photo, onPhoto }: { photo: File | null; onPhoto: (photo: File | null) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'waiting' | 'live' | CameraFailure>('waiting');
  /** It has a picture by now; before that a photo of it would be empty. */
  const [shows, setShows] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const taken = photo !== null;

  useEffect(() => {
    if (taken) return;
    let closed = false;
    let stream: MediaStream | null = null;
    setState('waiting');
    setShows(false);
    openCamera().then(
      (opened) => {
        stream = opened;
        if (closed) return stop(opened);
        if (video.current) video.current.srcObject = opened;
        setState('live');
      },
      (failure: CameraFailure) => closed || setState(failure),
    );
    return () => {
      closed = true;
      if (stream) stop(stream);
    };
  }, [taken, attempt]);

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
      {state === 'waiting' || state === 'live' ? null : (
        <div role="alert">
          <Text size="sm" fw={600}>
            {cameraFailures[state]}
          </Text>
          <Text size="sm" c="var(--op-muted)">
            Allow the camera for this page, or see whether this device has one.
          </Text>
          <Group mt={8}>
            <Button size="xs" variant="default" onClick={() => setAttempt(attempt + 1)}>
              Try again
            </Button>
          </Group>
        </div>
      )}
      {state === 'waiting' ? (
        <Text size="sm" c="var(--op-muted)" role="status">
          Waiting for permission
        </Text>
      ) : null}
      <video
        ref={video}
        className={classes.preview}
        hidden={state !== 'live'}
        autoPlay
        playsInline
        muted
        aria-label="The camera"
        onLoadedData={() => setShows(true)}
      />
      {state === 'live' ? (
        <Button
          leftSection={<IconCamera size={16} />}
          disabled={!shows}
          onClick={async () => {
            if (video.current) onPhoto(await takePhoto(video.current, now()));
          }}
        >
          Take photo
        </Button>
      ) : null}
    </Stack>
  );
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function Photo({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url ? <img className={classes.preview} src={url} alt="What you took" /> : null;
}
