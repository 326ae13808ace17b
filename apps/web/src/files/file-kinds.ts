/** The specification's lists; the server judges again, by content. */
const images = ['jpeg', 'jpg', 'png'];
const videos = ['mp4'];
const files = [
  'txt',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'pdf',
  'mp3',
  'pro',
  'stl',
  'jpeg',
  'jpg',
  'mp4',
  'png',
];

export const acceptedExtensions: readonly string[] = [...new Set([...images, ...videos, ...files])];
export const acceptAttribute = acceptedExtensions.map((extension) => `.${extension}`).join(',');

const extensionOf = (name: string) => name.split('.').at(-1)?.toLowerCase() ?? '';

export const isAccepted = (name: string): boolean =>
  name.includes('.') && acceptedExtensions.includes(extensionOf(name));

/** The `fileType` the upload call names. */
export function fileTypeOf(name: string): 'IMAGE' | 'VIDEO' | 'FILE' {
  const extension = extensionOf(name);
  return images.includes(extension) ? 'IMAGE' : videos.includes(extension) ? 'VIDEO' : 'FILE';
}
