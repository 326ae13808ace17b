/** The track of the camera in the video when it has a light to switch; null of a camera without. */
export function litBy(video: HTMLVideoElement): MediaStreamTrack | null {
  const [track] = video.srcObject instanceof MediaStream ? video.srcObject.getVideoTracks() : [];
  const able = track?.getCapabilities?.() as (MediaTrackCapabilities & { torch?: boolean }) | undefined;
  return track && able?.torch ? track : null;
}

/** Throws the browser's error when the light does not obey. */
export const switchLight = (track: MediaStreamTrack, on: boolean): Promise<void> =>
  track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
