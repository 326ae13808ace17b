/** Why there is no picture from the camera; the messages are the scanner's. */
export const cameraFailures = {
  denied: 'Camera permission denied',
  unchecked: "Couldn't check devices",
  none: 'No devices found',
} as const;
export type CameraFailure = keyof typeof cameraFailures;

/** Opens the camera, on a phone the rear one; throws a `CameraFailure`. */
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

/** Not every browser reports the denial in its error, and some do not support the permission query either. */
async function isDenied(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state === 'denied';
  } catch {
    return false;
  }
}

/** The current camera picture as a JPEG named after the time. */
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
