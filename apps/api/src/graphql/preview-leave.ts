import { type LeaveFacts, mayRequestLeave } from '@operatory/domain';
import { z } from 'zod';
import { readLeaveFacts } from '../commands/leave/leave-facts.ts';
import { readLeaves } from '../commands/leave/leave-row.ts';
import { refused, requireOk } from '../commands/refuse.ts';
import { viewerOf } from '../commands/viewer.ts';
import { notFound } from '../errors/refusal.ts';
import type { Builder } from './builder.ts';
import { inTenant } from './me.ts';

const uuid = z.uuid();
const args = z.object({
  user_id: uuid.nullish(),
  clinic_id: uuid,
  client_employee_leave_type_id: uuid.nullish(),
  leave_start_date: z.iso.date(),
  leave_end_date: z.iso.date(),
  id: uuid.nullish(),
});

/**
 * Adds the query `preview_leave`: what the calculation of leave depends on, so that the browser can calculate
 * the hours while dates are being chosen.
 */
export function addPreviewLeave(builder: Builder): void {
  const holiday = builder.objectRef<LeaveFacts['holidays'][number]>('leave_holiday').implement({
    fields: (t) => ({
      date: t.exposeString('date'),
      name: t.exposeString('name'),
      start_time: t.exposeString('start_time', { nullable: true }),
      end_time: t.exposeString('end_time', { nullable: true }),
    }),
  });
  const taken = builder.objectRef<LeaveFacts['taken'][number]>('leave_taken_day').implement({
    fields: (t) => ({
      employee_leave_id: t.expose('employee_leave_id', { type: 'uuid' }),
      date: t.exposeString('date'),
      start_time: t.exposeString('start_time', { nullable: true }),
      end_time: t.exposeString('end_time', { nullable: true }),
      status: t.exposeString('status'),
    }),
  });
  const preview = builder.objectRef<LeaveFacts>('LeavePreview').implement({
    fields: (t) => ({
      minutes_per_day: t.exposeInt('minutes_per_day'),
      applicable_on: t.stringList({ resolve: ({ applicable_on }) => [...applicable_on] }),
      is_paid: t.exposeBoolean('is_paid'),
      holidays: t.field({ type: [holiday], resolve: ({ holidays }) => [...holidays] }),
      taken: t.field({ type: [taken], resolve: (facts) => [...facts.taken] }),
      remaining_hrs: t.exposeString('remaining_hrs', {
        nullable: true,
        description: 'Decimal hours, what other pending requests reserve taken off; null: not limited',
      }),
      usable_from: t.exposeString('usable_from', { nullable: true }),
      is_attachment_required: t.exposeBoolean('is_attachment_required'),
    }),
  });
  builder.queryField('preview_leave', (t) =>
    t.field({
      type: preview,
      description:
        'What leave of this type in this period is calculated with. `id`: the request that is edited.',
      args: {
        user_id: t.arg({ type: 'uuid' }),
        clinic_id: t.arg({ type: 'uuid', required: true }),
        client_employee_leave_type_id: t.arg({ type: 'uuid' }),
        is_time_in_lieu: t.arg.boolean(),
        leave_start_date: t.arg({ type: 'date' as 'uuid', required: true }),
        leave_end_date: t.arg({ type: 'date' as 'uuid', required: true }),
        id: t.arg({ type: 'uuid' }),
      },
      resolve: async (_root, given, { app, who }) => {
        const { data: asked, success } = args.safeParse(given);
        if (!success) throw refused('fill_valid_details');
        const type = asked.client_employee_leave_type_id ?? null;
        if ((given.is_time_in_lieu ?? false) !== (type === null)) throw refused('leave_type_inactive');
        return inTenant(app, who, async () => {
          const [edited] = asked.id ? await readLeaves(app.prisma, who, [asked.id]) : [];
          if (asked.id && !edited) throw notFound();
          const user_id = edited?.leave.user_id ?? asked.user_id ?? who.user_id;
          if (!edited) requireOk(mayRequestLeave(viewerOf(who), user_id, asked.clinic_id));
          const { facts } = await readLeaveFacts(app.prisma, who, {
            user_id,
            clinic_id: edited && !isRequester(edited) ? edited.leave.clinic_id : asked.clinic_id,
            client_employee_leave_type_id: type,
            leave_start_date: asked.leave_start_date,
            leave_end_date: asked.leave_end_date,
            request: edited?.leave ?? null,
          });
          return facts;
        });
      },
    }),
  );
}

/**
 * Only the requester, who may edit the request, can preview it with other details. An approver previews it as
 * it is stored.
 */
const isRequester = ({ relation }: { readonly relation: { readonly requester: boolean } }) =>
  relation.requester;
