import multipart from '@fastify/multipart';
import { messages } from '@operatory/domain';
import { verifiedFileMegabytes } from '@operatory/domain/documents/verified-file';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { limitPerson } from '../auth/throttle.ts';
import type { AppContext, SignedIn } from '../context/context.ts';
import { HttpError } from '../errors/http-error.ts';
import { issueCertificatePdf, issueSignedPdf } from '../signing/issue-pdf.ts';
import { type CertificateProof, readProof } from '../signing/read-proof.ts';
import { readableCertificates } from '../signing/readable-certificates.ts';
import { verifyFile } from '../signing/verify-file.ts';
import { sendPdf } from './send-pdf.ts';

/** The calls that one person may make in a minute. Each call reads files. */
const perMinute = 30;
const maxFileBytes = verifiedFileMegabytes * 1024 * 1024;
type Of = { Params: { id: string } };

/**
 * Endpoints for the certificate of a signed document, the document with its certificate, and the check of a
 * file.
 */
export function registerDocumentProofRoutes(app: FastifyInstance, context: AppContext): void {
  const limited = (who: SignedIn): Promise<void> => limitPerson(context, who, 'document-proof', perMinute);
  const proofFor = async (
    request: FastifyRequest<Of>,
  ): Promise<{ who: SignedIn; proof: CertificateProof }> => {
    const who = await context.auth.authenticate(request);
    const id = z.uuid().safeParse(request.params.id);
    const [readable] = id.success ? await readableCertificates(context, who, [id.data]) : [];
    const proof = readable === undefined ? null : await readProof(context, who.client_id, readable);
    if (!proof) throw new HttpError(404, 'not_found', messages.nothing_found);
    await limited(who);
    return { who, proof };
  };

  app.get<Of>('/api/v1/document-assignments/:id/certificate.pdf', async (request, reply) => {
    const { who, proof } = await proofFor(request);
    return sendPdf(reply, `Certificate ${proof.short_id}`, await issueCertificatePdf(context, who, proof));
  });
  app.get<Of>('/api/v1/document-assignments/:id/signed.pdf', async (request, reply) => {
    const { who, proof } = await proofFor(request);
    return sendPdf(reply, proof.name, await issueSignedPdf(context, who, proof));
  });
  app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: maxFileBytes, files: 1, fields: 0, headerPairs: 50 },
      throwFileSizeLimit: false,
    });
    scope.post('/api/v1/documents/verify', { bodyLimit: maxFileBytes + 64 * 1024 }, async (request) => {
      const who = await context.auth.authenticate(request);
      await limited(who);
      const part = await request.file();
      if (!part) throw new HttpError(400, 'invalid', messages.file_not_uploaded);
      const bytes = await part.toBuffer();
      if (part.file.truncated) throw new HttpError(413, 'file_too_large', messages.file_not_uploaded);
      if (bytes.length === 0) throw new HttpError(415, 'file_empty', messages.file_empty);
      return verifyFile(context, who, bytes);
    });
  });
}
