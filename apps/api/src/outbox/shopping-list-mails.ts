import { withTenant } from '@operatory/db';
import { z } from 'zod';
import type { AppContext } from '../context.ts';

/** An event whose mails were written with it: there is nobody in the product to be told. */
export const shoppingListEvent = 'shopping_list';

const mail = z.object({ to: z.string(), subject: z.string(), text: z.string() });
export type MailJob = z.output<typeof mail>;
const payload = z.looseObject({ mails: z.array(mail) });

/** The mails of those of the events that are shopping lists, each with a key: told twice it is mailed once. */
export async function shoppingListMailsOf(
  app: Pick<AppContext, 'prisma' | 'clock'>,
  clientId: string,
  eventIds: readonly string[],
): Promise<readonly { readonly key: string; readonly mail: MailJob }[]> {
  const events = await withTenant({ clientId, now: app.clock.setting() }, () =>
    app.prisma.outbox.findMany({
      where: { client_id: clientId, id: { in: [...eventIds] }, event: shoppingListEvent },
      select: { id: true, payload: true },
    }),
  );
  return events.flatMap((event) =>
    payload
      .parse(event.payload)
      .mails.map((each, index) => ({ key: `list:${event.id}:${index}`, mail: each })),
  );
}
