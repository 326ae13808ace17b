import { adjustBalance, hoursOf, mayAdjustBalance, microsOf } from '@operatory/domain';
import { z } from 'zod';
import { defineCommand } from '../define.ts';
import { assertRule, requireOk } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';
import { lockBalances } from './leave-balances.ts';

interface Held {
  readonly is_paid: boolean;
  readonly has_time_in_lieu: boolean;
  readonly remaining: string | null;
}

export const adjustLeaveBalance = defineCommand({
  name: 'adjust_leave_balance',
  description:
    'Adds hours to a leave balance, or takes them off, with a reason. What leaves less than pending requests need must be confirmed.',
  input: z.object({
    user_id: z.uuid(),
    client_employee_leave_type_id: z.uuid().nullish(),
    hrs: z.string().trim(),
    note: z.string().trim().max(1000),
    confirmed: z.boolean().nullish(),
  }),
  returns: 'employee_leave_ledger',
  async run({ actor, db, now, input }) {
    requireOk(mayAdjustBalance(viewerOf(actor)));
    const type = input.client_employee_leave_type_id ?? null;
    // The lock makes adjustments and requests of the same person run one after another.
    await lockBalances({ db, actor }, [{ user_id: input.user_id, type }]);
    const [held] = await db.$queryRaw<Held[]>`
      select coalesce(t.leave_type, 'PAID') = 'PAID' as is_paid, u.is_time_in_lieu_applicable as has_time_in_lieu,
        (select b.remaining_hrs::text from employee_leave_balances b
          where b.client_id = u.client_id and b.user_id = u.id
            and b.client_employee_leave_type_id is not distinct from ${type}::uuid) as remaining
      from users u
        left join client_employee_leave_types t on t.client_id = u.client_id and t.id = ${type}::uuid
      where u.client_id = ${actor.client_id}::uuid and u.id = ${input.user_id}::uuid
        and (t.id is not null or ${type}::uuid is null)`;
    assertRule(held?.is_paid === true, 'fill_valid_details');
    const hasLieu = held?.has_time_in_lieu || microsOf(held?.remaining ?? '0') !== 0n;
    assertRule(type !== null || hasLieu === true, 'leave_time_in_lieu_not_applicable');
    const { hrs, note } = input;
    const micros = requireOk(
      adjustBalance({ remaining: held?.remaining ?? '0', hrs, note }, input.confirmed === true),
    );
    return db.employee_leave_ledger.create({
      data: {
        client_id: actor.client_id,
        user_id: input.user_id,
        client_employee_leave_type_id: type,
        kind: 'ADJUSTMENT',
        hrs: hoursOf(micros),
        note,
        created_by_user_id: actor.user_id,
        created_at: now,
      },
      select: { id: true },
    });
  },
});
