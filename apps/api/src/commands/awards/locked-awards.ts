import { type Action, allowIf, type DatedRate, localDate, type Result, roleOf } from '@operatory/domain';
import { notFound } from '../../errors/refusal.ts';
import type { CommandContext } from '../define.ts';
import { viewerOf } from '../viewer.ts';

type At = Pick<CommandContext, 'db' | 'actor' | 'now'>;

/** Only users with a role that acts as client_admin, and with the action, may change the client's awards. */
export function mayChangeAwards(actor: CommandContext['actor'], action: Action): Result {
  const { role, grants } = viewerOf(actor);
  return allowIf(
    roleOf(role).actsAs === 'client_admin' && grants.has(`employee-awards:${action}`),
    'no_permission',
  );
}

/**
 * Returns the client's current date. Locks the client's row, so that two imports of pay guides run one after
 * the other.
 */
export async function lockAwards({ db, actor, now }: At): Promise<string> {
  const [client] = await db.$queryRaw<{ zone: string }[]>`
    select zone from clients where id = ${actor.client_id}::uuid for no key update`;
  if (!client) throw notFound();
  return localDate(now, client.zone);
}

export interface LockedRate extends DatedRate {
  readonly id: string;
}
export interface LockedSubLevel {
  readonly id: string;
  readonly today: string;
  readonly rates: readonly LockedRate[];
}

/** Locks a pay point until the transaction ends, and reads its rates. @throws Refusal */
export async function lockSubLevel({ db, actor, now }: At, id: string): Promise<LockedSubLevel> {
  const [row] = await db.$queryRaw<{ id: string; zone: string }[]>`
    select s.id, c.zone from employee_award_sub_levels s
      join employee_award_levels l on l.id = s.employee_award_level_id and l.client_id = s.client_id
      join clients c on c.id = s.client_id
    where s.id = ${id}::uuid and s.client_id = ${actor.client_id}::uuid and s.deleted_at is null and l.deleted_at is null
    for no key update of s`;
  if (!row) throw notFound();
  // A second statement, because only its snapshot includes the changes that the first one waited for.
  const rates = await db.$queryRaw<LockedRate[]>`
    select r.id, r.effective_from::text, r.base_price::text from employee_award_rates r
    where r.client_id = ${actor.client_id}::uuid and r.employee_award_sub_level_id = ${id}::uuid order by r.effective_from`;
  return { id: row.id, today: localDate(now, row.zone), rates };
}

export async function saveRate(
  { db, actor, now }: At,
  subLevelId: string,
  { effective_from, base_price }: DatedRate,
): Promise<void> {
  await db.$executeRaw`
    insert into employee_award_rates as r (client_id, employee_award_sub_level_id, effective_from, base_price, created_at, updated_at)
    values (${actor.client_id}::uuid, ${subLevelId}::uuid, ${effective_from}::date, ${base_price}::numeric, ${now}, ${now})
    on conflict (client_id, employee_award_sub_level_id, effective_from) do update
      set base_price = excluded.base_price, updated_at = excluded.updated_at`;
  await storeNewestRate({ db, actor, now }, subLevelId);
}

/** Copies the newest rate to the pay point's own columns, which lists read. */
export async function storeNewestRate({ db, actor, now }: At, subLevelId: string): Promise<void> {
  await db.$executeRaw`
    update employee_award_sub_levels s
      set base_price = r.base_price, effective_from = r.effective_from, updated_at = ${now}
    from (select base_price, effective_from from employee_award_rates
        where client_id = ${actor.client_id}::uuid and employee_award_sub_level_id = ${subLevelId}::uuid
        order by effective_from desc limit 1) r
    where s.id = ${subLevelId}::uuid and s.client_id = ${actor.client_id}::uuid
      and (s.base_price, s.effective_from) is distinct from (r.base_price, r.effective_from)`;
}
