import sharp from 'sharp';

/** An image with more pixels may be a decompression bomb and is refused. */
const limitInputPixels = 50_000_000;
const maxSidePixels = 4096;
const thumbnailSide = 320;

export interface PreparedImage {
  readonly image: Buffer;
  readonly thumbnail: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Re-encodes the image upright and without metadata, so that nothing but its pixels is kept. @throws Error if
 * the content is not such an image
 */
export async function prepareImage(bytes: Buffer, extension: 'jpg' | 'png'): Promise<PreparedImage> {
  const open = () => sharp(bytes, { limitInputPixels, failOn: 'error', pages: 1 }).rotate();
  const { format } = await sharp(bytes, { limitInputPixels }).metadata();
  if (format !== (extension === 'jpg' ? 'jpeg' : 'png')) throw new Error('not the image that its name says');
  const fitted = open().resize({
    width: maxSidePixels,
    height: maxSidePixels,
    fit: 'inside',
    withoutEnlargement: true,
  });
  const small = open().resize({
    width: thumbnailSide,
    height: thumbnailSide,
    fit: 'inside',
    withoutEnlargement: true,
  });
  const [whole, thumbnail] = await Promise.all([
    (extension === 'jpg' ? fitted.jpeg({ quality: 86 }) : fitted.png()).toBuffer({ resolveWithObject: true }),
    (extension === 'jpg' ? small.jpeg({ quality: 76 }) : small.png()).toBuffer(),
  ]);
  return { image: whole.data, thumbnail, width: whole.info.width, height: whole.info.height };
}
