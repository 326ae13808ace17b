/** The longer side in pixels: enough to recognise a face, and far below the server's limit of 200 KB. */
const longest = 480;

/** A photo as a small JPEG in a data URL. */
export async function smallPhoto(photo: File): Promise<string> {
  const picture = await createImageBitmap(photo);
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.7);
}
