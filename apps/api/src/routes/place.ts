import { register } from '@operatory/domain';
import { EngineError, type ErrorCode } from '@operatory/engine';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { demandWritable } from '../auth/standing.ts';
import type { AppContext } from '../context.ts';
import { isOrdered, placeRow } from '../files/place-row.ts';
import { HttpError } from '../http-error.ts';

const input = z.object({ table: z.string().max(120), id: z.uuid(), after: z.uuid().nullable() });
const statuses: Partial<Record<ErrorCode, number>> = {
  'permission-error': 403,
  'validation-failed': 403,
  unavailable: 503,
};

/** `POST /api/v1/utils/place-row`: a row of a list that people order goes behind another, or first of all. */
export function registerPlaceRoutes(app: FastifyInstance, context: AppContext): void {
  app.post('/api/v1/utils/place-row', async (request) => {
    const who = await context.auth.authenticate(request);
    const { table, ...place } = input.parse(request.body);
    const resource = register.find((each) => each.table === table);
    if (!resource || !isOrdered(resource)) throw new HttpError(400, 'invalid', 'there is no such list');
    try {
      demandWritable(who, [`update_${table}`]);
      await placeRow(context, who, resource, place);
      return { id: place.id };
    } catch (error) {
      if (!(error instanceof EngineError) || error.code === 'unexpected') throw error;
      throw new HttpError(statuses[error.code] ?? 400, error.code, error.message);
    }
  });
}
