import type { IncomingMessage } from 'node:http';
import { messages } from '@operatory/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { HttpError } from '../errors/http-error.ts';

/** Text that PostgreSQL can be asked with: it has no NUL. */
export const plainText = z.string().refine((text) => !text.includes('\0'));

/** No address of ours has a NUL, in its path or its query. To be run before every route. */
export function refuseNulInAddress(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.includes('%00')) done(new HttpError(400, 'invalid', messages.fill_valid_details));
    else done();
  });
}

/** Two Host headers leave open whose page it is: a proxy may read the one and this server the other. */
export const hasTwoHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** To be run before every route. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasTwoHosts(request.raw)) done(new HttpError(400, 'invalid', messages.fill_valid_details));
    else done();
  });
}
