import type { MessageCode } from '@operatory/domain';

/** The permitted extensions of pictures, videos and other files. The server also checks the content. */
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

/**
 * The permitted kinds of files with the title of each dialog. The camera takes only photos, so videos are
 * chosen as files.
 */
export const uploadKinds = {
  image: { extensions: images, title: 'Upload Image', camera: true },
  video: { extensions: videos, title: 'Upload Video', camera: false },
  attachment: {
    extensions: [...new Set([...images, ...videos, ...files])],
    title: 'Upload Attachment',
    camera: true,
  },
} as const;
export type UploadKind = keyof typeof uploadKinds;

export const acceptedExtensions = (kind: UploadKind): string =>
  uploadKinds[kind].extensions.map((extension) => `.${extension}`).join(',');

const extensionOf = (name: string) => name.split('.').at(-1)?.toLowerCase() ?? '';

export const isAccepted = (name: string, kind: UploadKind = 'attachment'): boolean =>
  name.includes('.') && (uploadKinds[kind].extensions as readonly string[]).includes(extensionOf(name));

/** The code of the message if a file's name or size is not permitted; null otherwise. */
export function fileRefusal(
  { name, size }: Pick<File, 'name' | 'size'>,
  kind: UploadKind = 'attachment',
): MessageCode | null {
  if (/\.hei[cf]$/i.test(name)) return 'file_heic';
  if (/\.(mov|avi|mkv|webm|wmv|m4v)$/i.test(name) && kind !== 'image') return 'file_not_mp4';
  if (!isAccepted(name, kind)) return 'file_kind';
  return size === 0 ? 'file_empty' : null;
}

/** The value of `fileType` in an upload request. */
export function fileTypeOf(name: string): 'IMAGE' | 'VIDEO' | 'FILE' {
  const extension = extensionOf(name);
  return images.includes(extension) ? 'IMAGE' : videos.includes(extension) ? 'VIDEO' : 'FILE';
}
