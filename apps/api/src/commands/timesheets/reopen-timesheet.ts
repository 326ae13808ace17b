import { reopenTimesheet as reopenRule } from '@operatory/domain';
import { z } from 'zod';
import { defineCommand } from '../define.ts';
import { requireOk } from '../refuse.ts';
import { assertNewest, lockTimesheets, timesheetKey } from './locked-timesheet.ts';

export const reopenTimesheet = defineCommand({
  name: 'reopen_timesheet',
  description:
    'Opens approved hours again with a reason, so that clock times can be corrected; locked ones are for client admins',
  input: z.object({ id: z.uuid(), version: z.int(), reason: z.string().trim().max(500) }),
  returns: 'timesheets',
  prepare: (context, inputs) =>
    lockTimesheets(
      context,
      inputs.map(({ id }) => id),
    ),
  async run(run) {
    const { db, actor, now, prepared, record } = run;
    const { id, version, reason } = run.input;
    const held = prepared(id);
    requireOk(reopenRule(held.state, held.relation, reason));
    assertNewest(held, version);
    record('audit_log', {
      action: 'reopened',
      table_name: 'timesheets',
      row_id: id,
      from_value: { status: held.state.status },
      to_value: { status: null, reopened_reason: reason },
    });
    return db.timesheets.update({
      where: timesheetKey(run, id),
      data: {
        reopened_by_user_id: actor.user_id,
        reopened_at: now,
        reopened_reason: reason,
        version: { increment: 1 },
        updated_at: now,
      },
      select: { id: true },
    });
  },
});
