/** Why the camera shows no picture, as a message. */
export const cameraFailures = {
  denied: 'Camera permission denied',
  unchecked: "Couldn't check devices",
  none: 'No devices found',
} as const;
export type CameraFailure = keyof typeof cameraFailures;

/** Opens the camera, the rear one on a phone. Throws a `CameraFailure`. */
export async function openCamera(): Promise<MediaStream> {
  const { mediaDevices } = navigator;
  if (!mediaDevices) throw 'unchecked' satisfies CameraFailure;
  return mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).catch(async (error: unknown) => {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'NotFoundError') throw 'none' satisfies CameraFailure;
    if (name === 'NotAllowedError' || (await isDenied())) throw 'denied' satisfies CameraFailure;
    throw 'unchecked' satisfies CameraFailure;
  });
}

/**
 * Some browsers do not name a denied permission in their error, so the permission is queried; some do not
 * support that either.
 */
async function isDenied(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state === 'denied';
  } catch {
    return false;
  }
}

/** The current picture of the camera as a JPEG, named after the time. */
export async function takePhoto(video: HTMLVideoElement, at: Date): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  const name = `photo-${at.toISOString().slice(0, 19).replace(/\D/g, '')}.jpg`;
  if (!blob) throw new Error('The camera is not ready yet.');
  return new File([blob], name, { type: 'image/jpeg' });
}
