import { useEffect, useRef, useState } from 'react';
import { CameraPicture } from '../camera-picture.tsx';
import { useCamera } from '../use-camera.ts';
import { LightButton } from './light-button.tsx';
import classes from './scan.module.css';
import { torchTrackOf } from './torch.ts';

/**
 * Milliseconds between two attempts: often enough for a hand that holds still, and rare enough to save a
 * phone's battery.
 */
const pause = 200;

/** Looks for a barcode in the camera's pictures until it has found and reported one. */
export function ScanCamera({ onScan }: { onScan: (code: string) => void }) {
  const [done, setDone] = useState(false);
  const [lit, setLit] = useState<MediaStreamTrack | null>(null);
  const camera = useCamera(!done);
  const { video, state, fail } = camera;
  const latest = useRef({ onScan, fail });
  latest.current = { onScan, fail };

  useEffect(() => {
    if (state !== 'live') return undefined;
    let closed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function look() {
      const { decodeBarcode } = await import('./decode.ts');
      const step = async () => {
        const code = video.current ? await seen(video.current, decodeBarcode) : null;
        if (closed) return;
        if (code === null) timer = setTimeout(() => void step(), pause);
        else {
          setDone(true);
          latest.current.onScan(code);
        }
      };
      await step();
    }
    look().catch(() => closed || latest.current.fail());
    return () => {
      closed = true;
      clearTimeout(timer);
    };
  }, [state, video]);

  const live = state === 'live';
  return (
    <div className={classes.stage} data-live={live || undefined}>
      <CameraPicture camera={camera} onShows={() => setLit(video.current && torchTrackOf(video.current))} />
      {live ? <div className={classes.aim} /> : null}
      {live && lit ? <LightButton track={lit} /> : null}
    </div>
  );
}

/** The text of a barcode in the camera's current picture; null if none is found. */
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
