import { maxRosterDays, mayOnRoster, mayShowRoster } from '@operatory/domain';
import { z } from 'zod';
import { assertRule, refused, requireOk } from '../../commands/refuse.ts';
import { viewerOf } from '../../commands/viewer.ts';
import { notFound } from '../../errors/refusal.ts';
import type { Builder } from '../builder.ts';
import { inTenant } from '../me.ts';
import { readRosterWeek } from './read-roster-week.ts';
import { rosterWeekType } from './roster-week-types.ts';

/** Adds the query `roster_week`: a clinic's roster of some days, for users who can see it. */
export function addRosterWeek(builder: Builder): void {
  builder.queryField('roster_week', (t) =>
    t.field({
      type: rosterWeekType(builder),
      description: `A clinic’s roster of up to ${maxRosterDays} days, drafts included, with what planning it takes`,
      args: {
        clinic_id: t.arg({ type: 'uuid', required: true }),
        from: t.arg({ type: 'date', required: true }),
        until: t.arg({ type: 'date', required: true }),
      },
      resolve: async (_root, { clinic_id, ...days }, { app, who }) => {
        const dates = z.object({ from: z.iso.date(), until: z.iso.date() }).safeParse(days);
        if (!dates.success) throw refused('roster_range');
        requireOk(mayShowRoster(dates.data.from, dates.data.until));
        const viewer = viewerOf(who);
        assertRule(mayOnRoster(viewer, clinic_id, 'VIEW'), 'no_permission');
        const week = await inTenant(app, who, () =>
          readRosterWeek(app.prisma, { client_id: who.client_id, clinic_id, ...dates.data }, viewer),
        );
        if (!week) throw notFound();
        return week;
      },
    }),
  );
}
