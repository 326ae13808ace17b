import type { Puncher } from './clock-shifts.ts';

interface Worked {
  readonly id: string;
  readonly clocked_in_at: Date;
  readonly clocked_out_at: Date;
}

/**
 * @returns True if the locked person worked another shift between these clock times. No minute may count
 * twice.
 */
export async function isWorkedElsewhere(
  { db, client_id, user_id }: Omit<Puncher, 'record'>,
  { id, clocked_in_at, clocked_out_at }: Worked,
): Promise<boolean> {
  // These bounds let the query use the index on starts_at.
  const [other] = await db.$queryRaw<{ id: string }[]>`
    select id from clinic_rosters
    where client_id = ${client_id}::uuid and user_id = ${user_id}::uuid and id <> ${id}::uuid and deleted_at is null
      and starts_at > ${clocked_in_at}::timestamptz - interval '3 days'
      and starts_at < ${clocked_out_at}::timestamptz + interval '1 day'
      and clocked_in_at < ${clocked_out_at} and clocked_out_at > ${clocked_in_at}
    limit 1`;
  return other !== undefined;
}
