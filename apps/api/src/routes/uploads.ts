import multipart, { type MultipartFile } from '@fastify/multipart';
import { messages } from '@operatory/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { assertWritableStorage } from '../auth/subscription-status.ts';
import { limitPerson } from '../auth/throttle.ts';
import type { AppContext } from '../context/context.ts';
import { FetchRefused, fetchOutside } from '../files/fetch-outside.ts';
import { claimedKind, withTypeExtension } from '../files/kinds.ts';
import { decodedIfValid } from '../files/named-file.ts';
import { assertChatOpen } from '../files/staged-files.ts';
import { dropUploads, type FileReference, fileBytes, type IncomingFile, wrongKind } from '../files/upload.ts';
import { addToLibrary } from '../uploads/save-to-library.ts';
import { assertUploadTarget, bytesOf, notUploaded, storeRequestedUpload } from '../uploads/upload-target.ts';
import { registerResumableUploads } from './resumable-uploads.ts';

type Publishing = { Querystring: { isPublic?: string } };

const asksPublic = ({ query }: { query: Publishing['Querystring'] }) => query.isPublic === 'true';

/** Limits of one slideshow: images, and bytes of all together. */
const [maxSlides, slidesBytes] = [20, 100 * 1024 * 1024];
/** The fetches that one person may make in a minute. */
const fetchesPerMinute = 30;
const byUrl = z.object({
  url: z.string().max(2_000),
  directory: z.string(),
  saveToLibrary: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .default(false),
});

/** Endpoints for uploads: a form, a slideshow of images in order, a URL to fetch, and resumable uploads. */
export function registerUploadRoutes(app: FastifyInstance, context: AppContext): void {
  registerResumableUploads(app, context);
  app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: fileBytes, files: 1, fields: 10, fieldSize: 1_000, headerPairs: 50 },
      throwFileSizeLimit: false,
    });

    scope.post<Publishing>(
      '/api/v1/file-upload/upload-s3',
      { bodyLimit: fileBytes + 64 * 1024 },
      async (request) => {
        const who = await context.auth.authenticate(request, { suppliers: true });
        assertWritableStorage(who);
        await assertChatOpen(context, who);
        const wish = { directory: '', isPublic: asksPublic(request), isKept: false };
        let file: FileReference | null = null;
        for await (const part of request.parts({ limits: { fileSize: bytesOf(who) } })) {
          if (part.type === 'field') {
            if (part.fieldname === 'directory') wish.directory = String(part.value);
            if (part.fieldname === 'saveToLibrary') wish.isKept = part.value === 'true';
            continue;
          }
          try {
            // The form is read in order, so the fields that say where to store the file must come before it.
            if (part.fieldname !== 'file') throw notUploaded();
            assertUploadTarget(who, wish);
            file = await storeRequestedUpload(context, who, partOf(part), wish);
          } finally {
            part.file.resume();
          }
        }
        if (!file) throw notUploaded();
        return { message: messages.file_uploaded, ...file };
      },
    );

    scope.post('/api/v1/file-upload/upload-image-slideshow', { bodyLimit: slidesBytes }, async (request) => {
      const who = await context.auth.authenticate(request);
      assertWritableStorage(who);
      const wish = { directory: '', isPublic: false, isKept: false };
      const slides: FileReference[] = [];
      try {
        for await (const part of request.parts({ limits: { fileSize: fileBytes, files: maxSlides } })) {
          if (part.type === 'field') {
            if (part.fieldname === 'directory') wish.directory = String(part.value);
            if (part.fieldname === 'saveToLibrary') wish.isKept = part.value === 'true';
            continue;
          }
          try {
            assertUploadTarget(who, wish);
            if (claimedKind(part.filename, part.mimetype)?.file_type !== 'IMAGE')
              throw wrongKind(part.filename);
            slides.push(await storeRequestedUpload(context, who, partOf(part), { ...wish, isKept: false }));
          } finally {
            part.file.resume();
          }
        }
        if (slides.length === 0) throw notUploaded();
      } catch (error) {
        await dropUploads(
          context,
          who,
          slides.map(({ file_id }) => file_id),
        );
        throw error;
      }
      if (wish.isKept) for (const slide of slides) await addToLibrary(context, who, slide);
      return { message: messages.file_uploaded, files: slides };
    });
  });

  app.post<Publishing>('/api/v1/file-upload/upload-url-s3', async (request) => {
    const who = await context.auth.authenticate(request);
    assertWritableStorage(who);
    const asked = byUrl.safeParse(request.body);
    if (!asked.success) throw notUploaded();
    const { url, directory, saveToLibrary: isKept } = asked.data;
    const wish = { directory, isKept, isPublic: asksPublic(request) };
    assertUploadTarget(who, wish);
    await limitPerson(context, who, 'fetch', fetchesPerMinute);
    try {
      const fetched = await fetchOutside(url, fileBytes, context.network);
      try {
        const last = decodedIfValid(fetched.url.pathname.split('/').at(-1) ?? '');
        const name = withTypeExtension(last, fetched.mime_type);
        const file = await storeRequestedUpload(context, who, { ...fetched, name }, wish);
        return { message: messages.file_uploaded, ...file };
      } finally {
        fetched.close();
      }
    } catch (error) {
      if (!(error instanceof FetchRefused)) throw error;
      request.log.info({ err: error, id: request.id }, 'not fetched');
      throw notUploaded();
    }
  });
}

const partOf = ({ filename, mimetype, file }: MultipartFile): IncomingFile => ({
  name: filename,
  mime_type: mimetype,
  bytes: file,
  isCut: () => file.truncated,
});
