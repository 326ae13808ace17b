import multipart, { type MultipartFile } from '@fastify/multipart';
import { messages } from '@operatory/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { demandWritableStorage } from '../auth/standing.ts';
import { limitRate } from '../auth/throttle.ts';
import { pepperedHash } from '../auth/tokens.ts';
import type { AppContext, SignedIn } from '../context.ts';
import { isDirectory } from '../files/directories.ts';
import { FetchRefused, fetchOutside } from '../files/fetch-outside.ts';
import { demandLibrary, keepInLibrary } from '../files/keep-in-library.ts';
import { namedByType } from '../files/kinds.ts';
import { type FileReference, fileBytes, type Incoming, storeUpload } from '../files/upload.ts';
import { HttpError } from '../http-error.ts';

interface Wish {
  readonly directory: string;
  readonly isPublic: boolean;
  /** In the library as well. */
  readonly isKept: boolean;
}
type Publishing = { Querystring: { isPublic?: string } };

const notUploaded = () => new HttpError(400, 'invalid', messages.file_not_uploaded);
const asksPublic = ({ query }: { query: Publishing['Querystring'] }) => query.isPublic === 'true';

/** Fetches by one person in a minute. */
const fetchesPerMinute = 30;
const byUrl = z.object({
  url: z.string().max(2_000),
  directory: z.string(),
  saveToLibrary: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .default(false),
});

/** The ways in: a form, an address to fetch from. */
export function registerUploadRoutes(app: FastifyInstance, context: AppContext): void {
  app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: fileBytes, files: 1, fields: 10, fieldSize: 1_000, headerPairs: 50 },
      throwFileSizeLimit: false,
    });

    scope.post<Publishing>(
      '/api/v1/file-upload/upload-s3',
      { bodyLimit: fileBytes + 64 * 1024 },
      async (request) => {
        const who = await context.auth.authenticate(request);
        demandWritableStorage(who);
        const wish = { directory: '', isPublic: asksPublic(request), isKept: false };
        let file: FileReference | null = null;
        for await (const part of request.parts()) {
          if (part.type === 'field') {
            if (part.fieldname === 'directory') wish.directory = String(part.value);
            if (part.fieldname === 'saveToLibrary') wish.isKept = part.value === 'true';
            continue;
          }
          try {
            // The stream is read in order: what says where it goes must come before the file.
            if (part.fieldname !== 'file') throw notUploaded();
            demandPlace(who, wish);
            file = await take(context, who, partOf(part), wish);
          } finally {
            part.file.resume();
          }
        }
        if (!file) throw notUploaded();
        return { message: messages.file_uploaded, ...file };
      },
    );
  });

  app.post<Publishing>('/api/v1/file-upload/upload-url-s3', async (request) => {
    const who = await context.auth.authenticate(request);
    demandWritableStorage(who);
    const asked = byUrl.safeParse(request.body);
    if (!asked.success) throw notUploaded();
    const { url, directory, saveToLibrary: isKept } = asked.data;
    const wish = { directory, isKept, isPublic: asksPublic(request) };
    demandPlace(who, wish);
    await limitRate(
      context.pools.tenant,
      who.client_id,
      pepperedHash(context.secrets, 'fetch', who.user_id),
      fetchesPerMinute,
    );
    try {
      const fetched = await fetchOutside(url, fileBytes, context.wire);
      try {
        const last = decoded(fetched.url.pathname.split('/').at(-1) ?? '');
        const name = namedByType(last, fetched.mime_type);
        const file = await take(context, who, { ...fetched, name }, wish);
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

/** @throws HttpError */
function demandPlace(who: SignedIn, { directory, isKept }: Wish): void {
  if (!isDirectory(directory)) throw notUploaded();
  if (isKept) demandLibrary(who);
}

async function take(
  context: AppContext,
  who: SignedIn,
  incoming: Incoming,
  { directory, isPublic, isKept }: Wish,
): Promise<FileReference> {
  const mayPublish = directory === 'clients' && who.grants.has('my Practice:EDIT');
  const file = await storeUpload(context, who, incoming, { directory, isPublic: isPublic && mayPublish });
  if (isKept) await keepInLibrary(context, who, file);
  return file;
}

const partOf = ({ filename, mimetype, file }: MultipartFile): Incoming => ({
  name: filename,
  mime_type: mimetype,
  bytes: file,
  isCut: () => file.truncated,
});

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
