import { ActionIcon, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { messages } from '@operatory/domain';
import {
  IconArrowLeft,
  IconArrowRight,
  IconMusic,
  IconPhotoPlus,
  IconPlayerPlay,
  IconX,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { toast } from '#data/toast.ts';
import { enabledIf } from '#ui/locked.ts';
import { acceptedExtensions, fileRefusal } from '../file-kinds.ts';
import { upload } from '../upload.ts';
import { maxSlides, sendSlideshow } from './send-slideshow.ts';
import classes from './slideshow.module.css';
import { SlideshowPlayer } from './slideshow-player.tsx';

export interface Slide {
  readonly key: string;
  readonly file: File;
  readonly url: string;
}
export interface Slideshow {
  readonly slides: readonly FileReference[];
  readonly audio: FileReference | null;
}

/** The video editor: pictures in the user's order, with music, which can be played and saved. */
export function SlideshowMaker({
  directory,
  onSaved,
}: {
  directory: string;
  onSaved: (show: Slideshow) => void;
}) {
  const [slides, setSlides] = useState<readonly Slide[]>([]);
  const [audio, setAudio] = useState<File | null>(null);
  const [playing, setPlaying] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const pictures = useRef<HTMLInputElement>(null);
  const music = useRef<HTMLInputElement>(null);
  const strip = useRef<HTMLOListElement>(null);
  const latest = useRef(slides);
  latest.current = slides;
  useEffect(
    () => () => {
      for (const { url } of latest.current) URL.revokeObjectURL(url);
    },
    [],
  );

  function add(files: readonly File[]) {
    const fit = files.filter((file) => fileRefusal(file, 'image') === null);
    const refused = files.find((file) => !fit.includes(file));
    if (refused) toast.error(messages[fileRefusal(refused, 'image') ?? 'file_kind']);
    if (slides.length + fit.length > maxSlides)
      toast.error(`A slideshow can have up to ${maxSlides} slides`, 5_000);
    const more = fit
      .slice(0, maxSlides - slides.length)
      .map((file) => ({ key: crypto.randomUUID(), file, url: URL.createObjectURL(file) }));
    setSlides([...slides, ...more]);
  }
  function addAudio(file: File | undefined) {
    if (!file) return;
    if (file.name.toLowerCase().endsWith('.mp3')) setAudio(file);
    else toast.error(messages.file_kind);
  }
  function remove({ key, url }: Slide) {
    URL.revokeObjectURL(url);
    setSlides(slides.filter((one) => one.key !== key));
  }
  function move(place: number, by: number) {
    const slide = slides[place];
    if (slide) setSlides(slides.toSpliced(place, 1).toSpliced(place + by, 0, slide));
  }
  const turn = (by: number) =>
    strip.current?.scrollBy({ left: by * strip.current.clientWidth, behavior: 'smooth' });

  async function save() {
    setProgress(0);
    try {
      const sent = await sendSlideshow(
        slides.map(({ file }) => file),
        directory,
        (part) => setProgress(part * 90),
      );
      const sound = audio ? await upload(audio, { directory }, () => undefined).done : null;
      onSaved({ slides: sent, audio: sound });
      toast.success(messages.file_uploaded);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : messages.file_not_uploaded);
    } finally {
      setProgress(null);
    }
  }

  return (
    <Stack gap={12}>
      <input
        ref={pictures}
        type="file"
        hidden
        multiple
        accept={acceptedExtensions('image')}
        aria-label="Slideshow pictures"
        onChange={(event) => {
          add([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <input
        ref={music}
        type="file"
        hidden
        accept=".mp3"
        aria-label="Slideshow music"
        onChange={(event) => {
          addAudio(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <Group gap={8}>
        <Button
          variant="default"
          leftSection={<IconPhotoPlus size={16} />}
          onClick={() => pictures.current?.click()}
        >
          Add Slide
        </Button>
        <Button
          variant="default"
          leftSection={<IconMusic size={16} />}
          onClick={() => music.current?.click()}
        >
          Add Audio
        </Button>
        <Button
          variant="default"
          leftSection={<IconPlayerPlay size={16} />}
          disabled={slides.length === 0}
          onClick={() => setPlaying(true)}
        >
          Play
        </Button>
      </Group>
      {slides.length === 0 ? (
        <Text size="sm" c="var(--op-muted)">
          No slides yet.
        </Text>
      ) : (
        <div className={classes.carousel}>
          <ActionIcon size={32} aria-label="Earlier slides" onClick={() => turn(-1)}>
            <IconArrowLeft size={16} />
          </ActionIcon>
          <ol className={classes.strip} ref={strip} aria-label="Slides">
            {slides.map((slide, place) => (
              <li key={slide.key} className={classes.slide}>
                <img src={slide.url} alt={`Slide ${place + 1}: ${slide.file.name}`} />
                <Group gap={0} justify="space-between" wrap="nowrap">
                  <ActionIcon
                    size={28}
                    aria-label={`Move slide ${place + 1} earlier`}
                    {...enabledIf(place > 0, () => move(place, -1))}
                  >
                    <IconArrowLeft size={14} />
                  </ActionIcon>
                  <ActionIcon
                    size={28}
                    aria-label={`Remove slide ${place + 1}`}
                    onClick={() => remove(slide)}
                  >
                    <IconX size={14} />
                  </ActionIcon>
                  <ActionIcon
                    size={28}
                    aria-label={`Move slide ${place + 1} later`}
                    {...enabledIf(place < slides.length - 1, () => move(place, 1))}
                  >
                    <IconArrowRight size={14} />
                  </ActionIcon>
                </Group>
              </li>
            ))}
          </ol>
          <ActionIcon size={32} aria-label="Later slides" onClick={() => turn(1)}>
            <IconArrowRight size={16} />
          </ActionIcon>
        </div>
      )}
      {audio ? (
        <Group gap={8}>
          <Text size="sm">Audio: {audio.name}</Text>
          <ActionIcon size={28} aria-label={`Remove ${audio.name}`} onClick={() => setAudio(null)}>
            <IconX size={14} />
          </ActionIcon>
        </Group>
      ) : null}
      {progress === null ? null : <Progress value={progress} aria-label="Uploading the slideshow" />}
      <Group justify="flex-end">
        <Button disabled={slides.length === 0} loading={progress !== null} onClick={() => void save()}>
          Save
        </Button>
      </Group>
      {playing ? <SlideshowPlayer slides={slides} audio={audio} onClose={() => setPlaying(false)} /> : null}
    </Stack>
  );
}
