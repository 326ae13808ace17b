import { sqlStateOf } from '@operatory/db';
import { mayOnRoster, templateOf } from '@operatory/domain';
import { z } from 'zod';
import { defineCommand } from '../define.ts';
import { assertRule, refused } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';
import { timeWithSeconds } from './wanted-shift.ts';
import { readWeek } from './week-plan.ts';

export const saveRosterTemplate = defineCommand({
  name: 'save_roster_template',
  description: 'Makes a template of a clinic’s week.',
  input: z.object({
    clinic_id: z.uuid(),
    week: z.iso.date(),
    name: z.string().trim().min(1).max(100),
  }),
  returns: 'clinic_roster_templates',
  async run({ db, actor, input }) {
    const { clinic_id, week, name } = input;
    const { client_id, user_id: created_by_user_id } = actor;
    assertRule(mayOnRoster(viewerOf(actor), clinic_id, 'ADD'), 'no_permission');
    const lines = templateOf(await readWeek(db, client_id, clinic_id, week));
    assertRule(lines.length > 0, 'roster_week_empty');
    const { id } = await db.clinic_roster_templates
      .create({ data: { client_id, clinic_id, name, created_by_user_id }, select: { id: true } })
      .catch((error: unknown) => {
        if (sqlStateOf(error) === '23505') throw refused('roster_template_exists');
        throw error;
      });
    const rows = lines.map(({ start, end, breaks, id: _id, ...line }, index) => {
      const meal = breaks.find(({ type }) => type === 'MEAL');
      const rest = breaks.find(({ type }) => type === 'REST');
      return {
        ...line,
        start_time: timeWithSeconds(start),
        end_time: timeWithSeconds(end),
        meal_break_duration: meal?.length ?? null,
        meal_break_start_time: meal?.start ?? null,
        rest_break_duration: rest?.length ?? null,
        rest_break_start_time: rest?.start ?? null,
        position: (index + 1) * 1024,
      };
    });
    await db.$executeRaw`
      insert into clinic_roster_template_lines (client_id, clinic_roster_template_id, weekday, start_time, end_time, user_id,
        user_whom_id, clinic_room_id, clinic_roster_shift_timing_id, roster_shift_type, meal_break_duration,
        meal_break_start_time, rest_break_duration, rest_break_start_time, message, position)
      select ${client_id}::uuid, ${id}::uuid, l.weekday, l.start_time, l.end_time, l.user_id, l.user_whom_id, l.clinic_room_id,
        l.clinic_roster_shift_timing_id, l.roster_shift_type, l.meal_break_duration, l.meal_break_start_time,
        l.rest_break_duration, l.rest_break_start_time, l.message, l.position
      from jsonb_populate_recordset(null::clinic_roster_template_lines, ${JSON.stringify(rows)}::jsonb) l`;
    return { id };
  },
});
