import { messages, register } from '@operatory/domain';
import { cleanTexts } from '@operatory/resource';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { assertWritable } from '../auth/subscription-status.ts';
import type { AppContext, SignedIn } from '../context/context.ts';
import { HttpError, httpErrorOf } from '../errors/http-error.ts';
import { importRows } from '../import-export/import-rows.ts';

/** Maximum number of rows in one request: few enough to finish quickly and to stay well below the body limit. */
export const maxImportedRows = 200;

const input = z.object({
  table: z.string().max(120),
  /** The request's idempotency key: a repeated request, for example after a lost response, returns the first answer. */
  key: z.string().regex(/^[\w -]{1,180}$/),
  rows: z.array(z.record(z.string(), z.unknown())).min(1).max(maxImportedRows),
});

/**
 * `POST /api/v1/utils/import-rows`: adds a file's rows as the caller. Each row is added or refused on its own; the response contains
 * the number added, and for each refused row its index and the error as in GraphQL.
 */
export function registerImportRoutes(app: FastifyInstance, context: AppContext): void {
  app.post('/api/v1/utils/import-rows', { config: { exactNumbers: true } }, async (request) => {
    const who = await context.auth.authenticate(request);
    const { table, key, rows } = input.parse(request.body);
    if (!register.some((resource) => resource.table === table))
      throw new HttpError(400, 'invalid', 'there is no such table');
    try {
      assertWritable(who, [`insert_${table}`]);
      assertInsertAllowed(context, who, table);
      return await importRows(context, who, { table, key, rows: cleanTexts(rows) });
    } catch (error) {
      throw httpErrorOf(error);
    }
  });
}

function assertInsertAllowed({ engine }: AppContext, who: SignedIn, table: string): void {
  if (!engine.schemaFor(who.role).getMutationType()?.getFields()[`insert_${table}`])
    throw new HttpError(403, 'permission-error', messages.no_permission);
}
