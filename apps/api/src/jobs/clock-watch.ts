import { sqlText, type Tx, withTenant } from '@operatory/db';
import {
  type ClockEventFacts,
  domainEvent,
  forgottenAfterMinutes,
  maxUnrosteredMinutes,
  noShowAfterMinutes,
} from '@operatory/domain';
import type { AppContext } from '../context/context.ts';
import { writeEvents } from '../outbox/store.ts';
import { watchMinutes } from './each-minute.ts';

type App = Pick<AppContext, 'pools' | 'prisma' | 'clock'>;
interface Shift extends ClockEventFacts {
  readonly id: string;
  readonly clinic_id: string;
}

const minute = 60_000;
/**
 * Shifts that started more than this many minutes ago are not reported, so that a server that was off for
 * days does not report all of them.
 */
const reportedFor = 720;

/**
 * Notifies of shifts to which nobody came, and of those without a clock-out, each only once. Several
 * processes may run this at the same time. @returns the number of events
 */
export async function reportClocks({ pools, prisma, clock }: App): Promise<number> {
  const now = clock.now();
  const before = (minutes: number) => new Date(now.getTime() - minutes * minute);
  const limits = [before(reportedFor), before(noShowAfterMinutes), before(forgottenAfterMinutes)] as const;
  const { rows: clients } = await pools.tenant.query<{ id: string }>(
    'select app.clock_clients($1, $2, $3) as id',
    [...limits],
  );
  let reported = 0;
  for (const { id } of clients)
    reported += await withTenant({ clientId: id, now: clock.setting() }, () =>
      prisma.$transaction(async (db) => {
        const missed = await takeMissed(db, id, now, limits);
        const forgotten = await takeForgotten(db, id, now, limits[2]);
        await writeEvents(db, { client_id: id, user_id: null }, [
          ...missed.map((shift) => domainEvent('shift_missed', shift, factsOf(shift))),
          ...forgotten.map((shift) => domainEvent('clock_out_forgotten', shift, factsOf(shift))),
        ]);
        return missed.length + forgotten.length;
      }),
    );
  return reported;
}

/**
 * SQL for the time at which a shift is over. Unrostered shifts have no planned end. `shift` is the table's
 * alias.
 */
const endOf = (shift: 'o' | 's') =>
  sqlText(`case when ${shift}.roster_shift_type = 'UNROSTERED'
    then ${shift}.clocked_in_at + interval '${maxUnrosteredMinutes} minutes' else ${shift}.ends_at end`);

/**
 * Marks and returns the missed shifts. People who are on call, on approved leave at the start, or still at
 * work from an earlier shift are left out. Leave that lasts until the end of the shift excuses the whole
 * shift.
 */
const takeMissed = (
  db: Tx,
  client: string,
  now: Date,
  [from, until, forgotten]: readonly [Date, Date, Date],
): Promise<readonly Shift[]> =>
  db.$queryRaw<Shift[]>`
    update clinic_rosters r set missed_notified_at = ${now} from users u
    where r.client_id = ${client}::uuid and u.client_id = r.client_id and u.id = r.user_id and r.id in (
      select s.id from clinic_rosters s
      where s.client_id = ${client}::uuid and s.published and s.user_id is not null and s.clocked_in_at is null
        and s.missed_notified_at is null and s.deleted_at is null and s.starts_at > ${from} and s.starts_at <= ${until}
        and s.roster_shift_type <> 'ON_CALL'
        and not exists (select from employee_leave_days d
          join employee_leave_days l on l.client_id = d.client_id and l.user_id = d.user_id and l.status = 'APPROVED'
            and l.starts_at <= ${until} and (l.ends_at > ${until} or l.ends_at >= s.ends_at)
          where d.client_id = s.client_id and d.user_id = s.user_id and d.status = 'APPROVED'
            and d.starts_at <= s.starts_at and d.ends_at > s.starts_at)
        and not exists (select from clinic_rosters o
          where o.client_id = s.client_id and o.user_id = s.user_id and o.deleted_at is null and (
            (o.clocked_in_at is not null and o.clocked_out_at is null and ${endOf('o')} > ${forgotten})
            or (o.clinic_id = s.clinic_id and o.clocked_in_at <= s.starts_at and o.clocked_out_at > s.starts_at)))
      for no key update skip locked)
    returning r.id, r.clinic_id, r.user_id, u.display_name as user_name, r.clinic_roster_date::text, r.start_time::text,
      r.end_time::text`;

const takeForgotten = (db: Tx, client: string, now: Date, until: Date): Promise<readonly Shift[]> =>
  db.$queryRaw<Shift[]>`
    update clinic_rosters r set forgotten_notified_at = ${now} from users u
    where r.client_id = ${client}::uuid and u.client_id = r.client_id and u.id = r.user_id and r.id in (
      select s.id from clinic_rosters s
      where s.client_id = ${client}::uuid and s.clocked_in_at is not null and s.clocked_out_at is null
        and s.forgotten_notified_at is null and s.deleted_at is null
        and ${endOf('s')} <= ${until}
      for no key update skip locked)
    returning r.id, r.clinic_id, r.user_id, u.display_name as user_name, r.clinic_roster_date::text, r.start_time::text,
      case when r.roster_shift_type <> 'UNROSTERED' then r.end_time::text end as end_time`;

const factsOf = ({
  user_id,
  user_name,
  clinic_roster_date,
  start_time,
  end_time,
}: Shift): ClockEventFacts => ({
  user_id,
  user_name,
  clinic_roster_date,
  start_time,
  end_time,
});

export const watchClocks = (app: App & Pick<AppContext, 'pulse' | 'log'>): (() => Promise<void>) =>
  watchMinutes(app, () => reportClocks(app), 'shifts without a punch were not reported');
