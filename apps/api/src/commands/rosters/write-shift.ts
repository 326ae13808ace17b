import { sqlStateOf, sqlText } from '@operatory/db';
import type { CommandContext } from '../define.ts';
import { refused } from '../refuse.ts';
import { plannedColumns } from './planned-shifts.ts';
import type { PlannedValues } from './wanted-shift.ts';

type At = Pick<CommandContext, 'db' | 'actor' | 'now'>;
const columns = sqlText(plannedColumns.join(', '));
const values = sqlText(plannedColumns.map((column) => `p.${column}`).join(', '));

/** Adds drafts to a clinic's roster. @returns their ids */
export async function addShifts(
  { db, actor, now }: At,
  clinic: { readonly id: string; readonly zone: string },
  shifts: readonly (PlannedValues & { readonly id: string | null })[],
): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    insert into clinic_rosters (id, client_id, clinic_id, zone, created_by_user_id, created_at, updated_at, ${columns})
    select coalesce(p.id, app.uuid_v7()), ${actor.client_id}::uuid, ${clinic.id}::uuid, ${clinic.zone},
      ${actor.user_id}::uuid, ${now}, ${now}, ${values}
    from jsonb_populate_recordset(null::clinic_rosters, ${JSON.stringify(shifts)}::jsonb) p
    returning id`;
  return rows.map(({ id }) => id);
}

/**
 * Writes the planned values. Unpublished shifts are changed directly; of published ones, only the differences
 * are stored in the `draft` column. A deleted shift is restored.
 */
export async function changeShift({ db, actor, now }: At, id: string, wanted: PlannedValues): Promise<void> {
  const json = JSON.stringify(wanted);
  await db.$executeRaw`
    update clinic_rosters r set (${columns}) = (select ${values} from jsonb_populate_record(null::clinic_rosters, ${json}::jsonb) p),
      deleted_at = null, version = r.version + 1, updated_at = ${now}
    where r.client_id = ${actor.client_id}::uuid and r.id = ${id}::uuid and not r.published`;
  await db.$executeRaw`
    update clinic_rosters r set draft = nullif((select coalesce(jsonb_object_agg(w.key, w.value), '{}'::jsonb)
        from jsonb_each(${json}::jsonb) w
        where to_jsonb(jsonb_populate_record(r, ${json}::jsonb)) -> w.key is distinct from to_jsonb(r) -> w.key), '{}'::jsonb),
      deleted_at = null, version = r.version + 1, updated_at = ${now}
    where r.client_id = ${actor.client_id}::uuid and r.id = ${id}::uuid and r.published`;
}

/**
 * Turns the database's error for two overlapping shifts of a person into a refusal. It can only occur for
 * simultaneous changes.
 */
export async function withoutOverlap<T>(who: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (sqlStateOf(error) === '23P01') throw refused('roster_publish_overlaps', { who });
    throw error;
  }
}
