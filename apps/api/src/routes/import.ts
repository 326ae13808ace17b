import { messages, register } from '@operatory/domain';
import { cleanTexts } from '@operatory/resource';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { assertWritable } from '../auth/subscription-status.ts';
import type { AppContext, SignedIn } from '../context/context.ts';
import { HttpError, httpErrorOf } from '../errors/http-error.ts';
import { importRows } from '../import-export/import-rows.ts';

/** Few enough to finish quickly and stay far below the body limit. */
export const maxImportedRows = 200;

const input = z.object({
  table: z.string().max(120),
  /** A repeated request, for example after a lost answer, gets the first answer. */
  key: z.string().regex(/^[\w -]{1,180}$/),
  rows: z.array(z.record(z.string(), z.unknown())).min(1).max(maxImportedRows),
});

/**
 * `POST /api/v1/utils/import-rows` adds rows with the caller's rights. Each row is added or refused by
 * itself. The answer has the number of added rows, and the index and error of each refused one.
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
