import { Skeleton, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { useCommand } from '#data/hooks.ts';
import { useSignedUrl } from '#files/file-url.ts';
import { keepMediaPosition } from '../training-commands.ts';
import classes from './player.module.css';

const everySeconds = 10;

/** A video that continues where the learner stopped, on any device. */
export function WatchedVideo({
  file,
  submission,
  first,
}: {
  file: FileReference;
  /** The id of the submission that stores the position; null to store none. */
  submission: string | null;
  first: number;
}) {
  const { url, failed } = useSignedUrl(file);
  const [broken, setBroken] = useState(false);
  const [keep] = useCommand(keepMediaPosition, { silent: true });
  const video = useRef<HTMLVideoElement>(null);
  const kept = useRef(first);
  const begun = useRef(false);
  if (failed || broken)
    return (
      <Text c="var(--op-muted)" size="sm">
        {failed ? 'This film can’t be displayed. Try again.' : 'Your browser can’t play this film.'}
      </Text>
    );
  if (!url) return <Skeleton height={240} aria-label="Loading the film" />;
  function keepNow(least: number) {
    const seconds = Math.floor(video.current?.currentTime ?? 0);
    if (submission === null || !begun.current || Math.abs(seconds - kept.current) < least) return;
    kept.current = seconds;
    void keep({ id: submission, seconds });
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: people's own films come without captions
    <video
      ref={video}
      className={classes.video}
      src={url}
      controls
      onLoadedMetadata={({ currentTarget }) => {
        if (first > 0 && first < currentTarget.duration) currentTarget.currentTime = first;
        begun.current = true;
      }}
      onPause={() => keepNow(1)}
      onTimeUpdate={() => keepNow(everySeconds)}
      onError={() => setBroken(true)}
    />
  );
}
