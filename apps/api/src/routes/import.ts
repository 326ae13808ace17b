import { messages, register } from '@operatory/domain';
import { cleanTexts } from '@operatory/resource';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { assertWritable } from '../auth/subscription-status.ts';
import type { AppContext, SignedIn } from '../context/context.ts';
import { HttpError, refusalOf } from '../errors/http-error.ts';
import { importRows } from '../import-export/import-rows.ts';

/** Rows of one request: so many are done in a moment, and go well below a body's limit. */
export const mostImported = 200;

const input = z.object({
  table: z.string().max(120),
  /** Of this request: one that is sent again, because nobody knows what came of it, answers what it answered. */
  key: z.string().regex(/^[\w -]{1,180}$/),
  rows: z.array(z.record(z.string(), z.unknown())).min(1).max(mostImported),
});

/**
 * `POST /api/v1/utils/import-rows`: rows of a file, added as the caller. Each is added or refused by itself; the answer says
 * how many were, and of each that was not its place and why, as GraphQL would say it.
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
      throw refusalOf(error);
    }
  });
}

function assertInsertAllowed({ engine }: AppContext, who: SignedIn, table: string): void {
  if (!engine.schemaFor(who.role).getMutationType()?.getFields()[`insert_${table}`])
    throw new HttpError(403, 'permission-error', messages.no_permission);
}
