import { isTimesheetPeriod, mayOnRoster } from '@operatory/domain';
import { z } from 'zod';
import { assertRule, refused } from '../../commands/refuse.ts';
import { viewerOf } from '../../commands/viewer.ts';
import { notFound } from '../../errors/refusal.ts';
import type { Builder } from '../builder.ts';
import { inTenant } from '../me.ts';
import { readTimesheetPeriod } from './read-timesheet-period.ts';
import { timesheetPeriodType } from './timesheet-period-types.ts';

/**
 * Adds the query `timesheet_period`: the hours of a clinic's people in a period, for users who can see its
 * roster.
 */
export function addTimesheetPeriod(builder: Builder): void {
  builder.queryField('timesheet_period', (t) =>
    t.field({
      type: timesheetPeriodType(builder),
      description: 'The hours of a clinic’s people in one or two whole weeks from a Monday',
      args: {
        clinic_id: t.arg({ type: 'uuid', required: true }),
        from: t.arg({ type: 'date', required: true }),
        until: t.arg({ type: 'date', required: true }),
      },
      resolve: async (_root, { clinic_id, ...days }, { app, who, now }) => {
        const dates = z.object({ from: z.iso.date(), until: z.iso.date() }).safeParse(days);
        if (!dates.success) throw refused('timesheet_period');
        const { from, until } = dates.data;
        assertRule(isTimesheetPeriod(from, until), 'timesheet_period');
        assertRule(mayOnRoster(viewerOf(who), clinic_id, 'VIEW'), 'no_permission');
        const period = await inTenant(app, who, () =>
          readTimesheetPeriod(app.prisma, { client_id: who.client_id, clinic_id, from, until }, who, now),
        );
        if (!period) throw notFound();
        return period;
      },
    }),
  );
}
