import { messages } from '@operatory/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { assertWritableStorage } from '../auth/subscription-status.ts';
import type { AppContext, SignedIn } from '../context/context.ts';
import { HttpError } from '../errors/http-error.ts';
import { displayName } from '../files/kinds.ts';
import { namedFile } from '../files/named-file.ts';
import { fileBytes, referenceOf } from '../files/upload.ts';
import {
  beginUpload,
  claimUpload,
  endUpload,
  type FileUpload,
  forgetUpload,
  inconsistent,
  readWholeUpload,
  releaseUpload,
  storePiece,
  uploadOf,
  uploadSeconds,
} from '../uploads/pieces.ts';
import { assertUploadTarget, notUploaded, storeRequestedUpload } from '../uploads/upload-target.ts';

const path = '/api/v1/file-upload/uploads';
type One = { Params: { id: string } };
const problem = (type: string) => `https://iana.org/assignments/http-problem-types#${type}`;
const whole = z.coerce.number().int().nonnegative();
const wanted = z.object({
  directory: z.string(),
  isPublic: z.literal('true').optional(),
  saveToLibrary: z.enum(['true', 'false']).optional(),
});

/**
 * Resumable uploads: POST starts an upload, HEAD says how much has arrived, PATCH appends, DELETE cancels.
 * GET returns the finished file.
 */
export function registerResumableUploads(app: FastifyInstance, context: AppContext): void {
  app.register(async (scope) => {
    // Bodies of any type are read as streams.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

    const callerOf = async (request: FastifyRequest): Promise<SignedIn> => {
      const who = await context.auth.authenticate(request);
      assertWritableStorage(who);
      return who;
    };
    const found = async (request: FastifyRequest<One>) => {
      const who = await callerOf(request);
      const { id } = request.params;
      if (!z.uuid().safeParse(id).success) throw new HttpError(404, 'not_found', 'Upload not found');
      return { who, upload: await uploadOf(context, who, id) };
    };

    scope.post(path, async (request, reply) => {
      const who = await callerOf(request);
      const asked = wanted.safeParse(request.query);
      const size = whole.safeParse(request.headers['upload-length']);
      const name = namedFile(String(request.headers['content-disposition'] ?? ''));
      if (!asked.success || !size.success || !name) throw notUploaded();
      const wish = {
        directory: asked.data.directory,
        isPublic: asked.data.isPublic === 'true',
        isKept: asked.data.saveToLibrary === 'true',
      };
      assertUploadTarget(who, wish);
      const mime_type = request.headers['content-type'] ?? '';
      const upload = await beginUpload(context, who, {
        ...wish,
        name: displayName(name),
        mime_type: mime_type.slice(0, 100),
        size: size.data,
      });
      reply
        .header('location', `${path}/${upload.id}`)
        .header('upload-limit', `max-size=${fileBytes}, max-age=${uploadSeconds}`);
      return goOn(who, upload, request, reply.status(201));
    });

    scope.head<One>(`${path}/:id`, async (request, reply) => {
      const { upload } = await found(request);
      return withProgress(reply.status(204), upload).send();
    });

    scope.get<One>(`${path}/:id`, { exposeHeadRoute: false }, async (request, reply) => {
      const { who, upload } = await found(request);
      const file = upload.file_id ? await referenceOf(context, who, upload.file_id) : null;
      if (!file) throw new HttpError(404, 'not_found', 'Upload not found');
      return withProgress(reply, upload).send({ message: messages.file_uploaded, ...file });
    });

    scope.patch<One>(`${path}/:id`, async (request, reply) => {
      const { who, upload } = await found(request);
      if (request.headers['content-type'] !== 'application/partial-upload')
        throw new HttpError(415, 'partial_upload', 'application/partial-upload is expected');
      if (upload.file_id) return refuse(reply.status(400), upload, 'completed-upload');
      const offset = whole.safeParse(request.headers['upload-offset']);
      if (!offset.success) throw notUploaded();
      if (offset.data !== upload.received)
        return refuse(reply.status(409), upload, 'mismatching-upload-offset');
      return goOn(who, upload, request, reply.status(204));
    });

    scope.delete<One>(`${path}/:id`, async (request, reply) => {
      const { who, upload } = await found(request);
      await forgetUpload(context, who, upload);
      return reply.status(204).send();
    });

    /** Stores the bytes of the request. The last ones complete the file, which is then returned. */
    async function goOn(
      who: SignedIn,
      upload: FileUpload,
      { raw, headers }: FastifyRequest,
      reply: FastifyReply,
    ) {
      // Refused before the body is read, so that the client gets the answer.
      if (Number(headers['content-length'] ?? 0) > upload.size - upload.received) throw inconsistent();
      const kept = headers['content-length'] === '0' ? upload : await storePiece(context, who, upload, raw);
      if (!kept)
        return refuse(
          reply.status(409),
          await uploadOf(context, who, upload.id),
          'mismatching-upload-offset',
        );
      if (headers['upload-complete'] !== '?1') return withProgress(reply, kept).send();
      if (kept.received !== kept.size) throw inconsistent();
      return finish(who, kept, reply.status(200));
    }

    async function finish(who: SignedIn, upload: FileUpload, reply: FastifyReply) {
      if (!(await claimUpload(context, who, upload)))
        return refuse(reply.status(409), upload, 'mismatching-upload-offset');
      try {
        const incoming = { ...upload, bytes: readWholeUpload(context, upload), isCut: () => false };
        const file = await storeRequestedUpload(context, who, incoming, upload);
        await endUpload(context, who, upload, file.file_id);
        return withProgress(reply, { ...upload, file_id: file.file_id }).send({
          message: messages.file_uploaded,
          ...file,
        });
      } catch (error) {
        // A refused upload is deleted. After any other error it can be continued.
        if (error instanceof HttpError && error.status < 500) await forgetUpload(context, who, upload);
        else await releaseUpload(context, who, upload);
        throw error;
      }
    }
  });
}

const withProgress = (reply: FastifyReply, { received, size, file_id }: FileUpload): FastifyReply =>
  reply
    .header('upload-offset', String(received))
    .header('upload-length', String(size))
    .header('upload-complete', file_id ? '?1' : '?0')
    .header('cache-control', 'no-store');

const refuse = (reply: FastifyReply, upload: FileUpload, type: string) =>
  withProgress(reply, upload)
    .type('application/problem+json')
    .send({ type: problem(type), message: messages.file_not_uploaded, code: type.replaceAll('-', '_') });
