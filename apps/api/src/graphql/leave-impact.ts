import { viewerOf } from '../commands/viewer.ts';
import { notFound } from '../errors/refusal.ts';
import type { Builder } from './builder.ts';
import { type LeaveImpact, readLeaveImpacts } from './leave-impact-rows.ts';
import { inTenant } from './me.ts';

/** The largest number of requests, which is as many as one page of the list shows. */
const most = 100;

/**
 * Adds the queries `leave_impact` and `leave_impacts`: the consequences of approving leave requests, for
 * users who may approve them.
 */
export function addLeaveImpact(builder: Builder): void {
  const overlap = builder.objectRef<LeaveImpact['overlaps'][number]>('leave_impact_overlap').implement({
    description: 'Another request of the same person for some of the same hours',
    fields: (t) => ({
      employee_leave_id: t.expose('employee_leave_id', { type: 'uuid' }),
      status: t.exposeString('status', { description: 'PENDING or APPROVED' }),
      leave_start_date: t.expose('leave_start_date', { type: 'date' }),
      leave_end_date: t.expose('leave_end_date', { type: 'date' }),
    }),
  });
  const away = builder.objectRef<LeaveImpact['away'][number]>('leave_impact_person').implement({
    description: 'A colleague of the same clinic whose leave on some of these days is approved',
    fields: (t) => ({
      user_id: t.expose('user_id', { type: 'uuid' }),
      display_name: t.exposeString('display_name'),
      dates: t.field({ type: ['date'], resolve: ({ dates }) => [...dates] }),
    }),
  });
  const shift = builder.objectRef<LeaveImpact['shifts'][number]>('leave_impact_shift').implement({
    description: 'A shift of the person that has not started and overlaps the leave',
    fields: (t) => ({
      id: t.expose('id', { type: 'uuid' }),
      clinic_roster_date: t.expose('clinic_roster_date', { type: 'date' }),
      start_time: t.exposeString('start_time', { description: '`HH:mm:ss` at the clinic' }),
      end_time: t.exposeString('end_time'),
      clinic_id: t.expose('clinic_id', { type: 'uuid' }),
      clinic_name: t.exposeString('clinic_name'),
      published: t.exposeBoolean('published'),
      may_edit: t.exposeBoolean('may_edit', {
        description: 'The caller may unassign it or make it an open shift.',
      }),
    }),
  });
  const impact = builder.objectRef<LeaveImpact>('leave_impact').implement({
    fields: (t) => ({
      id: t.expose('id', { type: 'uuid', description: 'The request' }),
      overlaps: t.field({ type: [overlap], resolve: ({ overlaps }) => [...overlaps] }),
      away: t.field({ type: [away], resolve: (row) => [...row.away] }),
      shifts: t.field({ type: [shift], resolve: ({ shifts }) => [...shifts] }),
      balance_after_hrs: t.exposeString('balance_after_hrs', {
        nullable: true,
        description: 'Hours that remain after approval; null where leave of this type is not paid',
      }),
    }),
  });
  builder.queryFields((t) => ({
    leave_impact: t.field({
      type: impact,
      description: 'Overlaps, colleagues away, affected shifts and the balance after approval of one request',
      args: { id: t.arg({ type: 'uuid', required: true }) },
      resolve: async (_root, { id }, { app, who, now }) => {
        const [found] = await inTenant(app, who, () =>
          readLeaveImpacts(app.prisma, viewerOf(who), who.client_id, now, [id]),
        );
        if (!found) throw notFound();
        return found;
      },
    }),
    leave_impacts: t.field({
      type: [impact],
      description: `The same of up to ${most} requests; those that the caller may not approve are left out`,
      args: { ids: t.arg({ type: ['uuid'], required: true }) },
      resolve: (_root, { ids }, { app, who, now }) => {
        const asked = ids.slice(0, most);
        return inTenant(app, who, () =>
          readLeaveImpacts(app.prisma, viewerOf(who), who.client_id, now, asked),
        );
      },
    }),
  }));
}
