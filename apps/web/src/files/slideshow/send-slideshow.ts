import { specifiedMessages } from '@operatory/domain';
import type { FileReference } from '#data/file-reference.ts';
import { send } from '../send.ts';

export const maxSlides = 20;

/** Sends all pictures in one request, in order. Rejects with an error whose message can be shown. */
export async function sendSlideshow(
  pictures: readonly File[],
  directory: string,
  onProgress: (part: number) => void,
): Promise<readonly FileReference[]> {
  const body = new FormData();
  body.append('directory', directory);
  body.append('saveToLibrary', 'false');
  for (const picture of pictures) body.append('file', picture, picture.name);
  const answer = await send('POST', '/api/v1/file-upload/upload-image-slideshow', {
    body,
    onProgress: (sent, all) => onProgress(sent / all),
  }).catch(() => {
    throw new Error(specifiedMessages.file_not_uploaded);
  });
  const { files, message } = parse(answer.text);
  if (answer.status !== 200 || !files) throw new Error(message ?? specifiedMessages.file_not_uploaded);
  return files;
}

function parse(text: string): { files?: readonly FileReference[]; message?: string } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
