import { withTenant } from '@operatory/db';
import { orderAddressesOf, quantityWithUnit } from '@operatory/domain';
import type { AppContext } from '../context/context.ts';
import { addressOf } from './address-of.ts';
import { logoOf } from './queued-mail.ts';

/** The data of an order that emails to its supplier contain. */
export interface MailedOrder {
  readonly id: string;
  readonly client_id: string;
  readonly status: string;
  /** Whether the order was emailed to the supplier. */
  readonly by_mail: boolean;
  readonly short_id: number;
  readonly purchase_order_id: string | null;
  readonly custom_message: string | null;
  readonly raised_by_user_id: string;
  readonly approved_by_user_id: string | null;
  readonly clinic: {
    readonly id: string;
    readonly name: string;
    readonly phone: string | null;
    readonly internal_code: string | null;
  };
  readonly vendor: { readonly name: string; readonly contact: string };
  /** The supplier's addresses for orders. If there are none, no email is sent. */
  readonly addresses: readonly string[];
  readonly lines: readonly { readonly name: string; readonly code: string | null; readonly amount: string }[];
  readonly client_name: string;
  /** The tenant's origin, such as `https://sub.example:port`, without a trailing slash. */
  readonly origin: string;
  readonly logo: string | null;
}

export async function readMailedOrder(
  { prisma, clock, env }: Pick<AppContext, 'prisma' | 'clock' | 'env'>,
  client_id: string,
  id: string,
): Promise<MailedOrder | null> {
  const order = await withTenant({ clientId: client_id, now: clock.setting() }, () =>
    prisma.clinic_im_product_orders.findFirst({
      where: { client_id, id, deleted_at: null },
      include: {
        client: { select: { name: true, sub_domain: true, logo_image: true } },
        clinic: { select: { id: true, name: true, phone: true, internal_code: true } },
        vendor: true,
        clinic_im_product_order_items: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
      },
    }),
  );
  if (!order) return null;
  const { vendor, client, clinic } = order;
  return {
    id,
    client_id,
    status: order.status,
    by_mail: order.submit_via === 'EMAIL',
    short_id: order.short_id,
    purchase_order_id: order.purchase_order_id,
    custom_message: order.custom_message,
    raised_by_user_id: order.raised_by_user_id,
    approved_by_user_id: order.approved_by_user_id,
    clinic,
    vendor: { name: vendor.name, contact: vendor.contact_person_name ?? vendor.name },
    addresses: orderAddressesOf(vendor),
    lines: order.clinic_im_product_order_items.map((line) => ({
      name: line.product_name,
      code: line.product_code,
      amount: quantityWithUnit(line.new_stock.toString(), line.quantity_type),
    })),
    client_name: client.name,
    origin: addressOf(env, client.sub_domain),
    logo: logoOf(client),
  };
}
