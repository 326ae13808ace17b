/** The camera's video track if it has a light that can be switched; otherwise null. */
export function torchTrackOf(video: HTMLVideoElement): MediaStreamTrack | null {
  const [track] = video.srcObject instanceof MediaStream ? video.srcObject.getVideoTracks() : [];
  const able = track?.getCapabilities?.() as (MediaTrackCapabilities & { torch?: boolean }) | undefined;
  return track && able?.torch ? track : null;
}

/** Switches the light. Rejects with the browser's error if that fails. */
export const switchLight = (track: MediaStreamTrack, on: boolean): Promise<void> =>
  track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
