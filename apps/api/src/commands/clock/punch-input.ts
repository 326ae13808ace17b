import { checkedPunch, type Punch } from '@operatory/domain';
import { z } from 'zod';
import { requireOk } from '../refuse.ts';

/** The time that the device recorded for an offline punch. */
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

/**
 * The time of a punch: the device's time if it was made offline, otherwise now. @throws Refusal if the
 * device's time is not possible
 */
export const punchFromInput = ({
  now,
  input: { offline_at },
}: {
  readonly now: Date;
  readonly input: { readonly offline_at?: string | null | undefined };
}): Punch => requireOk(checkedPunch(now, offline_at ? new Date(offline_at) : null));
