import type { Tx } from '@operatory/db';
import {
  type Accrual,
  addDays,
  forecastOf,
  fullTimeMinutes,
  laterDate,
  localDate,
  messages,
  microsOf,
  readsBalance,
  usualWeekMicros,
  weeksEnding,
} from '@operatory/domain';
import { z } from 'zod';
import { viewerOf } from '../commands/viewer.ts';
import type { SignedIn } from '../context/context.ts';
import { notFound, Refusal } from '../errors/refusal.ts';
import type { Builder } from './builder.ts';
import { inTenant } from './me.ts';

type Db = Pick<Tx, '$queryRaw'>;

const forecastInput = z.object({
  user_id: z.uuid(),
  client_employee_leave_type_id: z.uuid().nullish(),
  on: z.iso.date(),
});

interface Person {
  readonly clinic_ids: readonly string[];
  readonly manager_user_ids: readonly string[];
  readonly zone: string;
  readonly rate: string;
  readonly week_minutes: number | null;
  readonly remaining: string;
  readonly until: string;
  readonly later: string;
}

/** The usual accrual of a week is the average of this many past days. */
const usualDays = 13 * 7;

/**
 * Adds the query `leave_forecast`: what will be left of a person's leave on a day, for users who can see the
 * balance.
 */
export function addLeaveForecast(builder: Builder): void {
  const forecast = builder.objectRef<Awaited<ReturnType<typeof readForecast>>>('leave_forecast').implement({
    fields: (t) => ({
      on: t.expose('on', { type: 'date' }),
      today_hrs: t.exposeString('today_hrs', { description: 'What is left today, before leave after today' }),
      accrual_hrs: t.exposeString('accrual_hrs', { description: 'What weeks until then usually bring' }),
      leave_hrs: t.exposeString('leave_hrs', { description: 'Approved and pending leave until then' }),
      forecast_hrs: t.exposeString('forecast_hrs'),
    }),
  });
  builder.queryField('leave_forecast', (t) =>
    t.field({
      type: forecast,
      description: 'What will be left of a person’s leave of a type (none: time in lieu) on a day',
      args: {
        user_id: t.arg({ type: 'uuid', required: true }),
        client_employee_leave_type_id: t.arg({ type: 'uuid' }),
        on: t.arg({ type: 'date', required: true }),
      },
      resolve: (_root, args, { app, who }) => {
        const asked = forecastInput.safeParse(args);
        if (!asked.success) throw new Refusal('invalid', messages.fill_valid_details);
        return inTenant(app, who, () => readForecast(app.prisma, who, asked.data, app.clock.now()));
      },
    }),
  );
}

async function readForecast(db: Db, who: SignedIn, asked: z.infer<typeof forecastInput>, now: Date) {
  const { user_id, client_employee_leave_type_id: type = null, on } = asked;
  const [client] = await db.$queryRaw<{ zone: string }[]>`
    select zone from clients where id = ${who.client_id}::uuid`;
  const today = localDate(now, client?.zone ?? 'Australia/Sydney');
  const day = laterDate(on, today);
  const [person] = await db.$queryRaw<Person[]>`
    select array(select j.clinic_id from j_users_clinics j where j.client_id = u.client_id and j.user_id = u.id) as clinic_ids,
      array(select r.reported_to_user_id from users_reported_to_users r
        where r.client_id = u.client_id and r.user_id = u.id) as manager_user_ids,
      round(u.max_hours_per_week * 60)::int as week_minutes, coalesce(c.accrual_rate, 0)::text as rate,
      coalesce((select b.remaining_hrs from employee_leave_balances b
        where b.client_id = u.client_id and b.user_id = u.id
          and b.client_employee_leave_type_id is not distinct from ${type}::uuid), 0)::text as remaining,
      booked.until::text, booked.later::text
    from users u
      left join lateral (
        select c.accrual_rate from client_employee_leave_type_configurations c
        where c.client_id = u.client_id and c.client_employee_leave_type_id = ${type}::uuid
          and (c.client_employee_type_id is null or c.client_employee_type_id = u.client_employee_type_id)
        order by c.client_employee_type_id nulls last limit 1) c on true,
      lateral (
        select coalesce(sum(d.paid_hrs) filter (where d.date <= ${day}::date), 0) as until,
          coalesce(sum(d.paid_hrs) filter (where d.date > ${day}::date), 0) as later
        from employee_leave_days d
        where d.client_id = u.client_id and d.user_id = u.id and d.status in ('PENDING', 'APPROVED')
          and d.date > ${today}::date and d.client_employee_leave_type_id is not distinct from ${type}::uuid) booked
    where u.client_id = ${who.client_id}::uuid and u.id = ${user_id}::uuid`;
  if (!person || !readsBalance({ user_id, ...person }, viewerOf(who))) throw notFound();
  const accruals = await db.$queryRaw<Accrual[]>`
    select hrs::text, period_start::text, period_end::text from employee_leave_ledger
    where client_id = ${who.client_id}::uuid and user_id = ${user_id}::uuid and kind = 'ACCRUAL'
      and client_employee_leave_type_id is not distinct from ${type}::uuid
      and period_end > ${addDays(today, -usualDays)}::date
    order by period_end`;
  // The forecast of time in lieu adds no accruals, because overtime is irregular.
  const week =
    type === null
      ? 0n
      : usualWeekMicros(accruals, {
          rate: person.rate,
          weekMinutes: person.week_minutes ?? fullTimeMinutes,
        });
  const after = accruals.at(-1)?.period_end ?? addDays(today, -1);
  return {
    on: day,
    ...forecastOf({
      remaining: microsOf(person.remaining),
      until: microsOf(person.until),
      later: microsOf(person.later),
      week,
      weeks: weeksEnding(after, day),
    }),
  };
}
