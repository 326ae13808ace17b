import { Button, Group, Modal, Text } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useOnTop } from '#ui/on-top.ts';
import classes from './slideshow.module.css';
import type { Slide } from './slideshow-maker.tsx';

/** Milliseconds for which each picture is shown. */
const stay = 3_000;

/** Plays the pictures in a loop with the music; it can be paused. */
export function SlideshowPlayer({
  slides,
  audio,
  onClose,
}: {
  slides: readonly Slide[];
  audio: File | null;
  onClose: () => void;
}) {
  const [place, setPlace] = useState(0);
  const [running, setRunning] = useState(true);
  const [sound, setSound] = useState<string | null>(null);
  const player = useRef<HTMLAudioElement>(null);
  const onTop = useOnTop();
  const { length } = slides;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setPlace((at) => (at + 1) % length), stay);
    return () => clearInterval(timer);
  }, [running, length]);
  useEffect(() => {
    if (!audio) return undefined;
    const made = URL.createObjectURL(audio);
    setSound(made);
    return () => URL.revokeObjectURL(made);
  }, [audio]);
  useEffect(() => {
    if (!sound) return;
    // The error of a file that the browser cannot play is ignored.
    if (running) player.current?.play().catch(() => undefined);
    else player.current?.pause();
  }, [running, sound]);
  const slide = slides[place];
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={onTop}
      size="70%"
      title="Slideshow"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {slide ? (
        <img className={classes.shown} src={slide.url} alt={`Slide ${place + 1}: ${slide.file.name}`} />
      ) : null}
      {/* biome-ignore lint/a11y/useMediaCaption: people's own music comes without captions */}
      {sound ? <audio ref={player} src={sound} loop /> : null}
      <Group justify="space-between" mt={12}>
        <Text size="sm" className="tabular">
          {place + 1} of {length}
        </Text>
        <Button
          data-autofocus
          variant="default"
          leftSection={running ? <IconPlayerPause size={16} /> : <IconPlayerPlay size={16} />}
          onClick={() => setRunning(!running)}
        >
          {running ? 'Pause' : 'Play'}
        </Button>
      </Group>
    </Modal>
  );
}
