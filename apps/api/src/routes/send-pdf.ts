import type { FastifyReply } from 'fastify';

/** The browser shows the PDF and must not store it. */
export const sendPdf = (reply: FastifyReply, name: string, bytes: Buffer): FastifyReply =>
  reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(`${name}.pdf`)}`)
    .header('cache-control', 'private, no-store')
    .send(bytes);
