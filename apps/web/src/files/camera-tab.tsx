import { Button, Stack } from '@mantine/core';
import { IconCamera, IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { now } from '#session/clock.ts';
import { type CameraFailure, openCamera, takePhoto } from './camera.ts';
import { CameraState } from './camera-state.tsx';
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
      <CameraState state={state} onRetry={() => setAttempt(attempt + 1)} />
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
