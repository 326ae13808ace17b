import { mayPlace, mayResendLink, orderNumberOf, readsOrder } from '@operatory/domain';
import { z } from 'zod';
import { readOrder } from '../commands/orders/order-row.ts';
import { assertHasEmail, assertSupplierActive, supplierOf } from '../commands/orders/place-order.ts';
import { requireOk } from '../commands/refuse.ts';
import { viewerOf } from '../commands/viewer.ts';
import { notFound } from '../errors/refusal.ts';
import { readMailedOrder } from '../mail/mailed-order.ts';
import { orderPlacedMail } from '../mail/order-letters.ts';
import type { Builder } from './builder.ts';
import { inTenant } from './me.ts';

interface EmailPreview {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

/** Stands for the values that are made when the email is sent, so that a preview contains no working link. */
const notMadeYet = {
  secret: '[made when you send]',
  passcode: '[a new passcode is made when you send]',
};

/**
 * Adds the query `order_email`: a preview of the email that placing an order or sending its supplier a new
 * link would send, for users who may do that.
 */
export function addOrderEmail(builder: Builder): void {
  const preview = builder.objectRef<EmailPreview>('email_preview').implement({
    fields: (t) => ({
      to: t.stringList({
        resolve: ({ to }) => [...to],
        description: 'Each address gets an email of its own',
      }),
      subject: t.exposeString('subject'),
      text: t.exposeString('text'),
    }),
  });
  builder.queryField('order_email', (t) =>
    t.field({
      type: preview,
      description:
        'The email with which an order is placed, or its supplier gets a new link, before it is sent',
      args: { id: t.arg.string({ required: true }) },
      resolve: async (_root, { id }, { app, who }) => {
        const { success } = z.uuid().safeParse(id);
        const viewer = viewerOf(who);
        const at = { db: app.prisma, actor: who };
        const order = success ? await inTenant(app, who, () => readOrder(at, id)) : undefined;
        if (!order || !readsOrder(order, viewer)) throw notFound();
        const isRaised = order.status === 'RAISED';
        requireOk(isRaised ? mayPlace(order, viewer) : mayResendLink(order, viewer, app.clock.now()));
        const vendor = await inTenant(app, who, () => supplierOf(at, order));
        if (isRaised) assertSupplierActive(vendor);
        assertHasEmail(vendor);
        const mailed = await readMailedOrder(app, who.client_id, id);
        if (!mailed) throw notFound();
        // Before an order is placed, its number is the one that it will get.
        const purchase_order_id =
          mailed.purchase_order_id ?? orderNumberOf(mailed.clinic.internal_code, mailed.short_id);
        const { subject, text } = orderPlacedMail({ ...mailed, purchase_order_id }, notMadeYet);
        return { to: mailed.addresses, subject, text };
      },
    }),
  );
}
