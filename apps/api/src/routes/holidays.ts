import { missingHolidays, publicHolidays, type SavedHoliday } from '@operatory/db/public-holidays';
import { addDays, type CalendarEvent, calendarFile, messages, states } from '@operatory/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { assertWritable } from '../auth/subscription-status.ts';
import type { AppContext, SignedIn } from '../context/context.ts';
import { HttpError, httpErrorOf } from '../errors/http-error.ts';
import { inTenant } from '../graphql/me.ts';
import { importRows } from '../import-export/import-rows.ts';

interface Holiday {
  readonly id: string;
  readonly name: string;
  readonly date: string;
  readonly state: string | null;
  readonly start_time: string | null;
  readonly end_time: string | null;
}
interface LeaveDay {
  readonly id: string;
  readonly date: string;
  readonly is_all_day: boolean;
  readonly start_time: string | null;
  readonly end_time: string | null;
  readonly leave_type: string;
}

const maxDays = 3 * 366;
const asked = z.object({
  clinic_id: z.uuid().nullish(),
  from: z.iso.date().nullish(),
  until: z.iso.date().nullish(),
});
const filled = z.object({ year: z.int().min(2000).max(2100) });

/**
 * `POST /api/v1/auth-action/getHolidays`: national holidays and those of the states of the user's clinics, by
 * default of this year. `GET /api/v1/auth-action/calander`: these and the user's approved leave of this year
 * and the next, as JSON or a calendar file. `POST /api/v1/utils/fill-holidays`: adds the missing holidays of
 * a year, for users who may add holidays.
 */
export function registerHolidayRoutes(app: FastifyInstance, context: AppContext): void {
  app.post('/api/v1/auth-action/getHolidays', async (request) => {
    const who = await context.auth.authenticate(request);
    const { clinic_id, from, until } = asked.parse(request.body ?? {});
    const year = context.clock.now().toISOString().slice(0, 4);
    const period = { from: from ?? `${year}-01-01`, until: until ?? `${(from ?? year).slice(0, 4)}-12-31` };
    if (period.until < period.from || addDays(period.from, maxDays) < period.until)
      throw new HttpError(400, 'invalid', messages.fill_valid_details);
    const clinics = clinic_id ? who.clinic_ids.filter((id) => id === clinic_id) : who.clinic_ids;
    if (clinic_id && clinics.length === 0) throw new HttpError(404, 'not_found', messages.nothing_found);
    return { holidays: await readHolidays(context, who, clinics, period) };
  });

  app.get('/api/v1/auth-action/calander', async (request, reply) => {
    const who = await context.auth.authenticate(request);
    const now = context.clock.now();
    const year = now.getUTCFullYear();
    const period = { from: `${year}-01-01`, until: `${year + 1}-12-31` };
    const holidays = await readHolidays(context, who, who.clinic_ids, period);
    const leaves = await readLeave(context, who, period);
    reply.header('cache-control', 'private, no-store').header('vary', 'accept');
    if (!String(request.headers.accept ?? '').includes('text/calendar'))
      return { ...period, holidays, leaves };
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="Calendar.ics"')
      .send(calendarFile('Leave and public holidays', [...holidays, ...leaves].map(eventOf), now));
  });

  app.post('/api/v1/utils/fill-holidays', async (request) => {
    const who = await context.auth.authenticate(request);
    const { year } = filled.parse(request.body);
    if (!who.grants.has('holidays:ADD')) throw new HttpError(403, 'no_permission', messages.no_permission);
    try {
      assertWritable(who, ['insert_holidays']);
      return await fillHolidays(context, who, year);
    } catch (error) {
      throw httpErrorOf(error);
    }
  });
}

const eventOf = (day: Holiday | LeaveDay): CalendarEvent => ({
  uid: `${day.id}@operatory`,
  title: 'name' in day ? day.name : day.leave_type,
  date: day.date,
  start_time: day.start_time,
  end_time: day.end_time,
});

interface Period {
  readonly from: string;
  readonly until: string;
}

const readHolidays = (
  app: AppContext,
  who: SignedIn,
  clinics: readonly string[],
  { from, until }: Period,
): Promise<Holiday[]> =>
  inTenant(
    app,
    who,
    () => app.prisma.$queryRaw<Holiday[]>`
      select h.id, h.name, h.date::text, h.state, h.start_time::text, h.end_time::text
      from holidays h
      where h.date between ${from}::date and ${until}::date and (h.state is null or h.state in (
        select c.state from clinics c where c.client_id = ${who.client_id}::uuid and c.id = any(${[...clinics]}::uuid[])))
      order by h.date, h.state nulls first, h.name`,
  );

const readLeave = (app: AppContext, who: SignedIn, { from, until }: Period): Promise<LeaveDay[]> =>
  inTenant(
    app,
    who,
    () => app.prisma.$queryRaw<LeaveDay[]>`
      select d.id, d.date::text, d.is_all_day, d.start_time::text, d.end_time::text,
        coalesce(t.name, 'Time in lieu') as leave_type
      from employee_leave_days d
        left join client_employee_leave_types t on t.client_id = d.client_id and t.id = d.client_employee_leave_type_id
      where d.client_id = ${who.client_id}::uuid and d.user_id = ${who.user_id}::uuid and d.status = 'APPROVED'
        and d.date between ${from}::date and ${until}::date
      order by d.starts_at`,
  );

/**
 * Adds holidays with the caller's rights. Two simultaneous calls add none twice, because a name is unique
 * for its date and state.
 */
async function fillHolidays(context: AppContext, who: SignedIn, year: number): Promise<{ added: number }> {
  const { engine } = context;
  const query = `query ($from: date!, $until: date!) {
    holidays(where: { date: { _gte: $from, _lte: $until } }) { date name state }
  }`;
  const period = { from: `${year}-01-01`, until: `${year}-12-31` };
  const { holidays } = JSON.parse(String(await engine.execute(engine.plan({ query }, who), period, who))) as {
    readonly holidays: readonly SavedHoliday[];
  };
  const rows = missingHolidays(await publicHolidays(year, states), holidays, states);
  if (rows.length === 0) return { added: 0 };
  // Each call has its own key, because holidays may have been deleted since an earlier call.
  const key = `holidays ${year} ${context.clock.now().toISOString().replace(/\W/g, '')}`;
  const { added } = await importRows(context, who, {
    table: 'holidays',
    key,
    rows: rows.map((row) => ({ ...row })),
  });
  return { added };
}
