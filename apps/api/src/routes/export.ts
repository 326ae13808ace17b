import { messages, register } from '@operatory/domain';
import { EngineError } from '@operatory/engine';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext, SignedIn } from '../context.ts';
import { toCsv } from '../files/csv.ts';
import { cellsOf, ExportError, type ExportPlan, planExport } from '../files/csv-export.ts';
import { HttpError } from '../http-error.ts';

const input = z.object({
  query: z.string().min(1).max(50_000),
  variables: z.record(z.string(), z.unknown()).nullish(),
  fileName: z.string().max(120).optional(),
  file_name: z.string().max(120).optional(),
  /** Paths such as `name` or `clinic.name`; absent: all that the query selects. */
  columns: z.array(z.string().max(120)).max(60).optional(),
});

/** Exports run two at once in a process: they are the longest statements of all. */
const atOnce = 2;

/** `POST /api/v1/utils/export-file`: a query's list as CSV, read by the engine as the caller. */
export function registerExportRoutes(app: FastifyInstance, context: AppContext): void {
  let running = 0;

  app.post('/api/v1/utils/export-file', async (request, reply) => {
    const who = await context.auth.authenticate(request);
    const { query, variables, columns, ...names } = input.parse(request.body);
    if (running >= atOnce) throw new HttpError(503, 'busy', 'Other files are being prepared. Try again.', 5);
    running += 1;
    try {
      const plan = planExport(query, register, columns);
      const rows = await readRows(context, who, query, variables ?? {}, plan);
      const csv = toCsv(
        plan.columns.map(({ heading }) => heading),
        rows.map((row) => cellsOf(plan, row)),
      );
      return await reply
        .type('text/csv; charset=utf-8')
        .header(
          'content-disposition',
          `attachment; filename="${fileName(names.fileName ?? names.file_name, query)}"`,
        )
        .header('cache-control', 'no-store')
        .send(csv);
    } catch (error) {
      if (error instanceof ExportError) throw new HttpError(400, 'invalid', error.message);
      if (error instanceof EngineError) throw new HttpError(400, error.code, error.message);
      throw error;
    } finally {
      running -= 1;
    }
  });
}

async function readRows(
  { engine }: AppContext,
  who: SignedIn,
  query: string,
  variables: Record<string, unknown>,
  plan: ExportPlan,
): Promise<readonly unknown[]> {
  const prepared = engine.plan({ query }, who);
  if (prepared.kind !== 'table') throw new ExportError('only lists of records can be exported');
  const data = JSON.parse(String(await engine.execute(prepared, variables, who))) as Record<string, unknown>;
  const rows = data[plan.root];
  if (!Array.isArray(rows)) throw new ExportError(messages.fill_valid_details);
  return rows;
}

/** The resource's own name for its file unless the caller names one; never a path, always .csv. */
function fileName(asked: string | undefined, query: string): string {
  const table = /\{\s*(?:\w+\s*:\s*)?(\w+)/.exec(query.slice(query.indexOf('{')))?.[1];
  const name = asked ?? register.find((resource) => resource.table === table)?.csv?.file ?? 'export.csv';
  return `${
    name
      .replace(/\.csv$/i, '')
      .replace(/[^\w .-]/g, '')
      .trim()
      .slice(0, 80) || 'export'
  }.csv`;
}
