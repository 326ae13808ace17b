import type { CommandContext } from '../define.ts';

export interface BalanceKey {
  readonly user_id: string;
  /** The leave type; null for time in lieu. */
  readonly type: string | null;
}

/**
 * Locks all leave balances of these people in a fixed order, and creates the wanted balances that do not
 * exist. Requests, decisions and cancellations of one person's leave therefore run one after another, even
 * for different leave types.
 */
export async function lockBalances(
  { db, actor }: Pick<CommandContext, 'db' | 'actor'>,
  wanted: readonly BalanceKey[],
): Promise<void> {
  if (wanted.length === 0) return;
  const client = actor.client_id;
  await db.$executeRaw`
    insert into employee_leave_balances (client_id, user_id, client_employee_leave_type_id)
    select distinct ${client}::uuid, w.user_id, w.type
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(user_id uuid, type uuid)
      join users u on u.client_id = ${client}::uuid and u.id = w.user_id
    where w.type is null or exists (select from client_employee_leave_types t
      where t.client_id = ${client}::uuid and t.id = w.type and t.leave_type = 'PAID')
    order by 2, 3
    on conflict do nothing`;
  const people = wanted.map(({ user_id }) => user_id);
  await db.$executeRaw`select from employee_leave_balances
    where client_id = ${client}::uuid and user_id = any(${people}::uuid[])
    order by user_id, client_employee_leave_type_id nulls first for update`;
}
