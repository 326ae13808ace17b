import { isZone, messages, register } from '@operatory/domain';
import { EngineError, readJson, writeJson } from '@operatory/engine';
import { csvLine } from '@operatory/resource';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { AppContext, SignedIn } from '../context/context.ts';
import { HttpError } from '../errors/http-error.ts';
import { abortOnDisconnect } from '../graphql/abort-on-disconnect.ts';
import { clientsQuery } from '../import-export/clients-query.ts';
import { cellsOf, ExportError, planExport } from '../import-export/csv-export.ts';
import { csvLines } from '../import-export/csv-lines.ts';
import { CsvStream } from '../import-export/csv-stream.ts';

const input = z.object({
  query: z.string().min(1).max(50_000),
  variables: z.record(z.string(), z.unknown()).nullish(),
  fileName: z.string().max(120).optional(),
  file_name: z.string().max(120).optional(),
  /** Paths of columns such as `name` or `clinic.name`. If absent, the export has all columns of the query. */
  columns: z.array(z.string().max(120)).max(60).optional(),
  /** An IANA zone. If given, values look as on the screen: labels of choices, and times in this zone. */
  zone: z.string().max(60).refine(isZone).optional(),
});

/**
 * Exports are the longest statements, so they have their own connections, and only this many run at the same
 * time in a process.
 */
export const exportsAtOnce = 2;

interface Export {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly columns?: readonly string[] | undefined;
  readonly zone?: string | undefined;
  readonly fileName: string;
}

/**
 * `POST /api/v1/utils/export-file` exports the list of a query as CSV, `GET /api/v1/utils/export-clients` the
 * clients. Both contain only what the caller can read, and are streamed.
 */
export function registerExportRoutes(app: FastifyInstance, context: AppContext): void {
  let running = 0;
  const answer = async (reply: FastifyReply, who: SignedIn, wanted: Export): Promise<FastifyReply> => {
    if (running >= exportsAtOnce)
      throw new HttpError(503, 'busy', 'Other files are being prepared. Try again.', 5);
    running += 1;
    try {
      await send(context, reply, who, wanted);
      return reply;
    } finally {
      running -= 1;
    }
  };

  app.post('/api/v1/utils/export-file', { config: { exactNumbers: true } }, async (request, reply) => {
    const who = await context.auth.authenticate(request);
    const { query, variables, columns, zone, ...names } = input.parse(request.body);
    const fileName = fileNameOf(names.fileName ?? names.file_name, query);
    return answer(reply, who, { query, variables: variables ?? {}, columns, zone, fileName });
  });

  app.get('/api/v1/utils/export-clients', async (request, reply) => {
    const who = await context.auth.authenticate(request);
    if (!who.grants.has('clients:VIEW')) throw new HttpError(403, 'no_permission', messages.no_permission);
    const query = clientsQuery(context.engine, who);
    return answer(reply, who, { query, variables: {}, fileName: 'Clients.csv' });
  });
}

async function send(
  { engine, env, log }: AppContext,
  reply: FastifyReply,
  who: SignedIn,
  { query, variables, columns, zone, fileName }: Export,
): Promise<void> {
  const signal = abortOnDisconnect(reply);
  let file: CsvStream | undefined;
  try {
    const prepared = engine.plan({ query }, who);
    // The engine's limits are checked before any other code uses the query.
    engine.tablesOf(prepared, variables, who);
    const plan = planExport(prepared.read, register, columns, zone);
    const headings = plan.columns.map(({ heading }) => heading);
    const made = new CsvStream(reply, fileName, headings, signal, env.GRAPHQL_LIMITS.exportLagMilliseconds);
    file = made;
    await engine.exportRows(
      prepared,
      variables,
      who,
      plan.columns,
      {
        lines: (rows) => made.write(csvLines(rows)),
        objects: (rows) =>
          made.write(rows.map((row) => csvLine(cellsOf(plan, readJson(String(row))).map(cellText))).join('')),
      },
      { signal },
    );
    made.end();
  } catch (error) {
    if (!file?.hasBegun) throw refusalOf(error);
    if (!signal.aborted) log.warn({ err: error }, 'an export was broken off');
    file.break(error);
  }
}

/** @returns A cell for CSV. JSON is written as text, with all digits of its numbers. */
const cellText = (cell: unknown): unknown =>
  typeof cell === 'object' && cell !== null ? writeJson(cell) : cell;

function refusalOf(error: unknown): unknown {
  if (error instanceof ExportError) return new HttpError(400, 'invalid', error.message);
  if (!(error instanceof EngineError)) return error;
  if (error.code === 'unavailable') return new HttpError(503, error.code, error.message, 5);
  return error.code === 'unexpected' ? error : new HttpError(400, error.code, error.message);
}

/**
 * @returns The requested file name, or else the resource's, without special characters. It always ends in
 *   .csv.
 */
function fileNameOf(asked: string | undefined, query: string): string {
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
