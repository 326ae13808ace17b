import { useEffect, useRef, useState } from 'react';
import { type CameraFailure, openCamera } from '../camera.ts';
import { CameraState } from '../camera-state.tsx';
import classes from '../files.module.css';

/** Milliseconds between two looks: enough for a hand that holds still, and little for a phone's battery. */
const pause = 200;

/** Looks through the camera until it sees a code, and says it once. */
export function ScanCamera({ onScan }: { onScan: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'waiting' | 'live' | CameraFailure>('waiting');
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(onScan);
  latest.current = onScan;

  useEffect(() => {
    let closed = false;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    async function look() {
      const { decode } = await import('./decode.ts');
      const step = async () => {
        const code = video.current ? await seen(video.current, decode) : null;
        if (closed) return;
        if (code === null) timer = setTimeout(() => void step(), pause);
        else {
          stop();
          latest.current(code);
        }
      };
      await step();
    }
    setState('waiting');
    openCamera().then(
      (opened) => {
        stream = opened;
        if (closed) return stop();
        if (video.current) video.current.srcObject = opened;
        setState('live');
        look().catch(() => closed || setState('unchecked'));
      },
      (failure: CameraFailure) => closed || setState(failure),
    );
    return () => {
      closed = true;
      clearTimeout(timer);
      stop();
    };
  }, [attempt]);

  return (
    <div>
      <CameraState state={state} onRetry={() => setAttempt(attempt + 1)} />
      <video
        ref={video}
        className={classes.preview}
        hidden={state !== 'live'}
        autoPlay
        playsInline
        muted
        aria-label="The camera"
      />
    </div>
  );
}

/** The code in what the camera shows now. */
async function seen(
  video: HTMLVideoElement,
  decode: (picture: ImageData) => Promise<string | null>,
): Promise<string | null> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0) return null;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(video, 0, 0);
  return decode(context.getImageData(0, 0, width, height));
}
