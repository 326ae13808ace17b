import { lockTimesheet as lockRule } from '@operatory/domain';
import { z } from 'zod';
import { defineCommand } from '../define.ts';
import { requireOk } from '../refuse.ts';
import { assertNewest, lockTimesheets, timesheetKey } from './locked-timesheet.ts';

export const lockTimesheet = defineCommand({
  name: 'lock_timesheet',
  description: 'Locks approved hours, once payroll has them; for client admins',
  input: z.object({ id: z.uuid(), version: z.int() }),
  returns: 'timesheets',
  bulk: true,
  prepare: (context, inputs) =>
    lockTimesheets(
      context,
      inputs.map(({ id }) => id),
    ),
  async run(run) {
    const { db, actor, now, prepared, record } = run;
    const { id, version } = run.input;
    const held = prepared(id);
    requireOk(lockRule(held.state, held.relation));
    assertNewest(held, version);
    record('audit_log', {
      action: 'locked',
      table_name: 'timesheets',
      row_id: id,
      from_value: { status: 'APPROVED' },
      to_value: { status: 'LOCKED' },
    });
    return db.timesheets.update({
      where: timesheetKey(run, id),
      data: {
        status: 'LOCKED',
        locked_by_user_id: actor.user_id,
        locked_at: now,
        version: { increment: 1 },
        updated_at: now,
      },
      select: { id: true },
    });
  },
});
