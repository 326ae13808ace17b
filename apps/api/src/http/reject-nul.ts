import type { IncomingMessage } from 'node:http';
import { messages } from '@operatory/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { HttpError } from '../errors/http-error.ts';

/** PostgreSQL does not accept texts with a NUL. */
export const plainText = z.string().refine((text) => !text.includes('\0'));

/** Refuses URLs with a NUL. Must run before all routes. */
export function refuseNulInAddress(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.includes('%00')) done(new HttpError(400, 'invalid', messages.fill_valid_details));
    else done();
  });
}

/** With two Host headers, a proxy may use one and this server the other. */
export const hasTwoHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** Refuses requests with two Host headers. Must run before all routes. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasTwoHosts(request.raw)) done(new HttpError(400, 'invalid', messages.fill_valid_details));
    else done();
  });
}
