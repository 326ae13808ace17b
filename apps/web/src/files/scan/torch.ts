/** The video's camera track when it has a light that can be switched; otherwise null. */
export function torchTrackOf(video: HTMLVideoElement): MediaStreamTrack | null {
  const [track] = video.srcObject instanceof MediaStream ? video.srcObject.getVideoTracks() : [];
  const able = track?.getCapabilities?.() as (MediaTrackCapabilities & { torch?: boolean }) | undefined;
  return track && able?.torch ? track : null;
}

/** Throws the browser's error when the light cannot be switched. */
export const switchLight = (track: MediaStreamTrack, on: boolean): Promise<void> =>
  track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
