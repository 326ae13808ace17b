import { type LabOrderFacts, maySend, messageLine, seesLabOrder } from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { allowAttachments, attachmentsInput } from '../chat/attached-files.ts';
import { wordsInput } from '../chat/new-message.ts';
import { defineCommand } from '../define.ts';
import { requireOk } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';

interface LabOrderRow extends LabOrderFacts {
  readonly id: string;
  readonly clinic_id: string;
}

export const sendLabMessage = defineCommand({
  name: 'send_lab_message',
  description:
    'Sends a message about a lab order to the colleagues who can see it, with or without files. The sender may choose the message’s `id`.',
  input: z.object({
    id: z.uuid().nullish(),
    lab_order_id: z.uuid(),
    message: wordsInput.default(''),
    attachments: attachmentsInput,
  }),
  returns: 'lab_order_messages',
  async run(run) {
    const { actor, db, emit, input } = run;
    const { id, lab_order_id, message, attachments } = input;
    requireOk(maySend(message, attachments.length));
    const [order] = await db.$queryRaw<LabOrderRow[]>`
      select o.id, o.clinic_id, o.short_id, o.raised_by_user_id, l.name as lab_name
      from lab_orders o join labs l on l.id = o.lab_id and l.client_id = o.client_id
      where o.id = ${lab_order_id}::uuid and o.client_id = ${actor.client_id}::uuid`;
    if (!order || !seesLabOrder(order, viewerOf(actor))) throw notFound();
    const message_type = await allowAttachments(run, attachments);
    const sent = await db.lab_order_messages.create({
      data: {
        ...(id ? { id } : {}),
        client_id: actor.client_id,
        lab_order_id,
        user_id: actor.user_id,
        message,
        message_type,
        attachments: attachments.map(({ file_id }) => ({ file_id })),
      },
      select: { id: true },
    });
    emit({
      name: 'lab_message',
      entityId: order.id,
      clinicId: order.clinic_id,
      payload: {
        short_id: order.short_id,
        lab_name: order.lab_name,
        raised_by_user_id: order.raised_by_user_id,
        message: messageLine(message, attachments.length),
      },
    });
    return sent;
  },
});
