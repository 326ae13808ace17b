import { offlinePunch, type Punch } from '@operatory/domain';
import { z } from 'zod';
import { requireOk } from '../refuse.ts';

/** The device's time of a punch that was made offline. */
export const offlineAt = z.iso.datetime({ offset: true }).nullish();
export const punchMessage = z.string().trim().max(500).nullish();
export const punchDetails = {
  message: punchMessage,
  attachments: z
    .array(z.object({ file_id: z.uuid() }))
    .max(10)
    .nullish(),
  offline_at: offlineAt,
};

/** The instant of a command's punch. @throws Refusal for a time that no punch can have */
export const punchFromInput = ({
  now,
  input: { offline_at },
}: {
  readonly now: Date;
  readonly input: { readonly offline_at?: string | null | undefined };
}): Punch => requireOk(offlinePunch(now, offline_at ? new Date(offline_at) : null));
