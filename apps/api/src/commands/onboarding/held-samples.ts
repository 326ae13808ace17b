import { catalog, sqlText } from '@operatory/db';
import type { Table } from '@operatory/engine';
import type { CommandContext } from '../define.ts';

type At = Pick<CommandContext, 'db' | 'actor' | 'now'>;
const tables: Readonly<Record<string, Table | undefined>> = catalog.tables;
type Row = Readonly<Record<string, unknown>>;

/**
 * A hash by which a changed row is recognised. `position` and `updated_at` are excluded, because they
 * change when rows are sorted.
 */
const digest = sqlText("md5((to_jsonb(t) - 'position' - 'updated_at')::text)");
/**
 * A trigger writes the 'created' line of a task's history, so that line does not mean that somebody used the
 * task.
 */
const unlessCreated: Readonly<Record<string, string>> = { task_history: "and r.action <> 'created'" };

/**
 * Adds sample rows to a clinic (or to the client, if the table has no clinic column) and records them in
 * `sample_rows`. @returns the number of rows
 */
export async function addSampleRows(
  { db, actor, now }: At,
  table: string,
  clinicId: string,
  rows: readonly Row[],
): Promise<number> {
  const fields = tables[table]?.columns ?? {};
  const first = rows[0];
  if (!first) return 0;
  const place = fields.clinic_id ? { clinic_id: clinicId } : {};
  const whole = rows.map((row) => ({
    client_id: actor.client_id,
    ...place,
    ...row,
    created_at: now,
    updated_at: now,
  }));
  const columns = sqlText(Object.keys(whole[0] ?? {}).join(', '));
  const target = sqlText(table);
  // An earlier removal may have kept a row that somebody had used; a row of the same name is not added again.
  const isNew = sqlText(
    fields.name
      ? `not exists (select from ${table} o where o.client_id = p.client_id and lower(o.name) = lower(p.name))`
      : 'true',
  );
  const added = await db.$queryRaw<{ id: string }[]>`
    insert into ${target} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${target}, ${JSON.stringify(whole)}::jsonb) p
    where ${isNew} returning id`;
  const ids = added.map(({ id }) => id);
  await db.$executeRaw`
    insert into sample_rows (client_id, table_name, row_id, digest, created_at, updated_at)
    select t.client_id, ${table}, t.id, ${digest}, ${now}, ${now} from ${target} t
    where t.client_id = ${actor.client_id}::uuid and t.id = any(${ids}::uuid[])`;
  return ids.length;
}

/**
 * @returns The foreign keys that refer to a table. A sample row that another row refers to counts as used.
 */
const referencesTo = (table: string) =>
  Object.values(tables).flatMap((other) =>
    Object.values(other?.relationships ?? {})
      .filter((each) => each.kind === 'object' && each.table === table)
      .flatMap(({ on }) => on.filter(([, theirs]) => theirs === 'id'))
      .map(([column]) => ({ name: other?.name ?? '', column })),
  );

export async function removeSampleRows(
  { db, actor }: At,
  table: string,
): Promise<{ readonly removed: number; readonly kept: number }> {
  const target = sqlText(table);
  const client = actor.client_id;
  // Locks the rows first: a concurrent statement that refers to one of them waits, and then finds it deleted.
  await db.$queryRaw`
    select 1 from ${target} t where t.client_id = ${client}::uuid
      and t.id in (select s.row_id from sample_rows s where s.client_id = ${client}::uuid and s.table_name = ${table} and not s.kept)
    order by t.id for update`;
  const referred = sqlText(
    referencesTo(table)
      .map(
        ({ name, column }) =>
          `or exists (select from ${name} r where r.client_id = t.client_id and r."${column}" = t.id ${unlessCreated[name] ?? ''})`,
      )
      .join(' '),
  );
  const kept = await db.$executeRaw`
    update sample_rows s set kept = true from ${target} t
    where s.client_id = ${client}::uuid and s.table_name = ${table} and not s.kept
      and t.client_id = s.client_id and t.id = s.row_id and (${digest} <> s.digest ${referred})`;
  if (table === 'tasks')
    await db.$executeRaw`
      delete from task_history h using sample_rows s where s.client_id = ${client}::uuid and s.table_name = 'tasks' and not s.kept
        and h.client_id = s.client_id and h.task_id = s.row_id`;
  const removed = await db.$executeRaw`
    delete from ${target} t using sample_rows s where s.client_id = ${client}::uuid and s.table_name = ${table} and not s.kept
      and t.client_id = s.client_id and t.id = s.row_id`;
  await db.$executeRaw`
    delete from sample_rows s where s.client_id = ${client}::uuid and s.table_name = ${table} and not s.kept`;
  return { removed, kept };
}
