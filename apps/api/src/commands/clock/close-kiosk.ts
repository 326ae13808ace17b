import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { defineCommand } from '../define.ts';
import { assertRule } from '../refuse.ts';
import { editsRosterAt } from './roster-editor.ts';

export const closeKiosk = defineCommand({
  name: 'close_kiosk',
  description: 'Closes a kiosk: its device can do nothing more.',
  input: z.object({ id: z.uuid() }),
  returns: 'clinic_kiosks',
  async run({ db, actor, now, input, record }) {
    const [kiosk] = await db.$queryRaw<
      { id: string; clinic_id: string; name: string; closed_at: Date | null }[]
    >`
      select id, clinic_id, name, closed_at from clinic_kiosks
      where client_id = ${actor.client_id}::uuid and id = ${input.id}::uuid for no key update`;
    if (!kiosk || !editsRosterAt(actor, kiosk.clinic_id)) throw notFound();
    assertRule(kiosk.closed_at === null, 'kiosk_already_closed');
    await db.$executeRaw`update clinic_kiosks set closed_at = ${now}
      where client_id = ${actor.client_id}::uuid and id = ${kiosk.id}::uuid and closed_at is null`;
    record('audit_log', {
      action: 'kiosk_closed',
      table_name: 'clinic_kiosks',
      row_id: kiosk.id,
      from_value: { name: kiosk.name },
    });
    return { id: kiosk.id };
  },
});
