import type { FastifyReply } from 'fastify';

/** A PDF that the browser shows, and keeps nowhere. */
export const sendPdf = (reply: FastifyReply, name: string, bytes: Buffer): FastifyReply =>
  reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(`${name}.pdf`)}`)
    .header('cache-control', 'private, no-store')
    .send(bytes);
