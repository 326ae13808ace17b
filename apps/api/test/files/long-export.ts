import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { Person } from '../support/person.ts';
import { north, type TestServer } from '../support/server.ts';

/**
 * Adds tasks of about 2,400 bytes each to client north; 25,000 of them are more than a kernel buffers for a
 * reader.
 */
export async function addTasks(server: TestServer, many: number): Promise<void> {
  const root = await server.root.connect();
  await root.query('begin');
  // Triggers are disabled so that no notifications are created.
  await root.query('set local session_replication_role = replica');
  await root.query(
    `insert into tasks select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'short_id', 100000 + g,
       'name', 'Row ' || lpad(g::text, 6, '0'), 'assigned_to_user_id', $2::text, 'more_info', repeat('words ', 400)))).*
     from tasks t, generate_series(1, ${many}) g where t.id = $1`,
    [north.tasks.pending, north.users.other],
  );
  await root.query('commit');
  root.release();
}

const query =
  'query ($where: tasks_bool_exp!) { tasks(where: $where, order_by: {name: asc}) { name clinic { name } more_info } }';
const where = { name: { _like: 'Row %' } };

/**
 * The response is returned unread. With all columns of 25,000 tasks, it is larger than all buffers between
 * server and reader.
 */
export function openExport(
  person: Person,
  columns = ['name', 'clinic.name', 'more_info'],
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: person.host,
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
    };
    const request = httpRequest(
      { host: '127.0.0.1', port: person.port, method: 'POST', path: '/api/v1/utils/export-file', headers },
      resolve,
    );
    request.on('error', reject);
    request.end(JSON.stringify({ query, variables: { where }, columns }));
  });
}

export const read = (response: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => resolve(Buffer.concat(chunks).toString()));
    response.on('error', reject);
    response.resume();
  });

export const exporting = async (server: TestServer) =>
  (
    await server.root.query<{ pid: number; wait_event: string | null }>(
      "select pid, wait_event from pg_stat_activity where application_name = 'operatory-exports' and state <> 'idle'",
    )
  ).rows;
