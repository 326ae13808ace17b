import { register } from '@operatory/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { assertWritable } from '../auth/subscription-status.ts';
import type { AppContext } from '../context/context.ts';
import { isOrdered, placeRow } from '../database/row-position.ts';
import { HttpError, httpErrorOf } from '../errors/http-error.ts';

const input = z.object({ table: z.string().max(120), id: z.uuid(), after: z.uuid().nullable() });

/** `POST /api/v1/utils/place-row`: moves a row of a list that users sort by hand. */
export function registerPlaceRoutes(app: FastifyInstance, context: AppContext): void {
  app.post('/api/v1/utils/place-row', async (request) => {
    const who = await context.auth.authenticate(request);
    const { table, ...place } = input.parse(request.body);
    const resource = register.find((each) => each.table === table);
    if (!resource || !isOrdered(resource)) throw new HttpError(400, 'invalid', 'there is no such list');
    try {
      assertWritable(who, [`update_${table}`]);
      await placeRow(context, who, resource, place);
      return { id: place.id };
    } catch (error) {
      throw httpErrorOf(error, ['permission-error', 'validation-failed']);
    }
  });
}
