import { north, type TestServer } from './server.ts';

export const { waiting, checked } = north.levels;
/** No level has this id; as a second field it turns a mutation into several statements. */
export const noLevel = '00000000-0000-7000-8000-00000000dead';

/** The mutation has one field for each of these levels, in this order. */
export const recolours = (color: string, ids: readonly string[]) =>
  `mutation { ${ids.map((id, n) => `r${n}: update_client_task_levels_by_pk(pk_columns: {id: "${id}"}, _set: {color: "${color}"}) { id }`).join(' ')} }`;

/**
 * The text `body` runs in the database after each change of a level; `public.tried` counts them, including
 * those that are rolled back.
 */
export async function afterEachChange(
  { root }: TestServer,
  body: string,
  during: () => Promise<void>,
): Promise<void> {
  await root.query(`
    create sequence public.tried;
    grant usage on sequence public.tried to public;
    create function public.slowly() returns trigger language plpgsql as $$ begin perform nextval('public.tried'); ${body} return null; end $$;
    create trigger slowly after update on client_task_levels for each row execute function public.slowly()`);
  try {
    await during();
  } finally {
    await root.query(
      'drop trigger slowly on client_task_levels; drop function public.slowly(); drop sequence public.tried',
    );
  }
}

/**
 * A second after a change of one of the two levels, the trigger updates the other, so that two changes at
 * once deadlock.
 */
export const touchesTheOther = `if pg_trigger_depth() = 1 then
    perform pg_sleep(1);
    update client_task_levels set position = position
      where id <> new.id and id in ('${waiting}', '${checked}') and client_id = new.client_id;
  end if;`;

/** PostgreSQL counts the deadlocks that it has resolved in each database. */
export async function deadlocksOf({ root }: TestServer): Promise<number> {
  const { rows } = await root.query<{ n: number }>(
    'select deadlocks::int as n, pg_stat_clear_snapshot() from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.n ?? 0;
}
