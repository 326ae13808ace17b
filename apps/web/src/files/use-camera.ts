import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CameraFailure, openCamera } from './camera.ts';

export interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: 'waiting' | 'live' | CameraFailure;
  readonly retry: () => void;
  /** Must be called if the camera's picture cannot be read. */
  readonly fail: () => void;
}

/** Shows the camera's picture in a video element while `wanted`. */
export function useCamera(wanted: boolean): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<Camera['state']>('waiting');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!wanted) return undefined;
    let closed = false;
    let stream: MediaStream | null = null;
    setState('waiting');
    openCamera().then(
      (opened) => {
        if (closed) return stop(opened);
        stream = opened;
        if (video.current) video.current.srcObject = opened;
        setState('live');
      },
      (failure: CameraFailure) => closed || setState(failure),
    );
    return () => {
      closed = true;
      if (stream) stop(stream);
    };
  }, [wanted, attempt]);
  return {
    video,
    state,
    retry: () => setAttempt((before) => before + 1),
    fail: () => setState('unchecked'),
  };
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
