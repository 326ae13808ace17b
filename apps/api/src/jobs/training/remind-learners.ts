import { daysBetween, dueReminder, expiryWarningDays, lastValidDay, localDate } from '@operatory/domain';
import { emitEnrollmentEvent } from '../../commands/training/enrollment-row.ts';
import type { TrainingNight } from './night-run.ts';

interface Learner {
  readonly id: string;
  readonly user_id: string;
  readonly user_name: string;
  readonly course_name: string;
  readonly zone: string;
}
interface Due extends Learner {
  readonly due_date: string;
  readonly reminded_days: number | null;
}
interface Expiring extends Learner {
  readonly expires_at: Date;
  readonly expiry_warned_days: number | null;
}

/** Reminds people of unfinished courses that are due in 7 days, in one day, and today. */
export async function remindLearners(night: TrainingNight): Promise<void> {
  const { db, actor, now } = night;
  const rows = await db.$queryRaw<Due[]>`
    select e.id, e.user_id, u.display_name as user_name, c.name as course_name, e.due_date::text, e.reminded_days,
      coalesce(k.zone, o.zone) as zone
    from training_course_enrollments e
      join training_courses c on c.client_id = e.client_id and c.id = e.training_course_id and c.deleted_at is null
      join users u on u.client_id = e.client_id and u.id = e.user_id
      join clients o on o.id = e.client_id
      left join clinics k on k.client_id = e.client_id and k.id = coalesce(c.clinic_id, u.clinicid)
    where e.client_id = ${actor.client_id}::uuid and e.status in ('ENROLLED', 'IN_PROGRESS')
      and e.due_date between ${now}::date - 2 and ${now}::date + 9
    order by e.id for update of e`;
  for (const row of rows) {
    const today = localDate(now, row.zone);
    const days = dueReminder(row.due_date, today, row.reminded_days);
    if (days === null) continue;
    await db.$executeRaw`update training_course_enrollments set reminded_days = ${days}
      where client_id = ${actor.client_id}::uuid and id = ${row.id}::uuid`;
    emitEnrollmentEvent(night, 'training_due', row, {
      due_date: row.due_date,
      days: daysBetween(today, row.due_date),
    });
  }
}

/** Warns people whose completion expires in 30 or 7 days, unless they are taking the course again. */
export async function warnOfExpiry(night: TrainingNight): Promise<void> {
  const { db, actor, now } = night;
  const rows = await db.$queryRaw<Expiring[]>`
    select e.id, e.user_id, u.display_name as user_name, c.name as course_name, e.expires_at, e.expiry_warned_days,
      coalesce(k.zone, o.zone) as zone
    from training_course_enrollments e
      join training_courses c on c.client_id = e.client_id and c.id = e.training_course_id and c.deleted_at is null
      join users u on u.client_id = e.client_id and u.id = e.user_id
      join clients o on o.id = e.client_id
      left join clinics k on k.client_id = e.client_id and k.id = coalesce(c.clinic_id, u.clinicid)
    where e.client_id = ${actor.client_id}::uuid and e.status = 'COMPLETED'
      and e.expires_at between ${now} and ${now}::timestamptz + interval '32 days'
      and not exists (select from training_course_enrollments n where n.client_id = e.client_id
        and n.training_course_id = e.training_course_id and n.user_id = e.user_id and n.id <> e.id
        and (n.status in ('ENROLLED', 'IN_PROGRESS', 'SUBMITTED')
          or n.status = 'COMPLETED' and (n.expires_at is null or n.expires_at > e.expires_at)))
    order by e.id for update of e`;
  for (const row of rows) {
    const expires_on = lastValidDay(row.expires_at, row.zone);
    const today = localDate(now, row.zone);
    const days = dueReminder(expires_on, today, row.expiry_warned_days, expiryWarningDays);
    if (days === null) continue;
    await db.$executeRaw`update training_course_enrollments set expiry_warned_days = ${days}
      where client_id = ${actor.client_id}::uuid and id = ${row.id}::uuid`;
    emitEnrollmentEvent(night, 'training_expiring', row, { expires_on });
  }
}
