import { Button, Input } from '@mantine/core';
import { useEffect, useRef } from 'react';
import SignaturePadCanvas from 'signature_pad';
import classes from './sign.module.css';
import { type Strokes, strokesOf } from './strokes.ts';

/** A field in which a signature is drawn with a finger, a pen or the mouse. */
export default function SignaturePad({
  error,
  onChange,
}: {
  error: string | null;
  onChange: (strokes: Strokes) => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePadCanvas>(null);
  const changed = useRef(onChange);
  changed.current = onChange;
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const made = new SignaturePadCanvas(element, { penColor: getComputedStyle(element).color });
    pad.current = made;
    const size = () => {
      const { width, height } = element.getBoundingClientRect();
      return { width, height };
    };
    made.addEventListener('endStroke', () => changed.current(strokesOf(made.toData(), size())));
    // A canvas loses its drawing when its size changes. The strokes are cleared too, because they would not
    // match what the signer sees.
    const fit = () => {
      const { width, height } = size();
      const ratio = Math.max(devicePixelRatio, 1);
      if (element.width === Math.round(width * ratio) && element.height === Math.round(height * ratio))
        return;
      element.width = Math.round(width * ratio);
      element.height = Math.round(height * ratio);
      element.getContext('2d')?.scale(ratio, ratio);
      if (!made.isEmpty()) changed.current([]);
      made.clear();
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => {
      observer.disconnect();
      made.off();
    };
  }, []);
  return (
    <Input.Wrapper label="Signature" labelElement="div" withAsterisk error={error}>
      <div className={classes.pad}>
        <canvas ref={canvas} className={classes.canvas} aria-label="Draw your signature" role="img" />
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          className={classes.clear ?? ''}
          onClick={() => {
            pad.current?.clear();
            onChange([]);
          }}
        >
          Clear
        </Button>
      </div>
    </Input.Wrapper>
  );
}
