import { orderAddressesOf, type PreparedMail, shoppingLine, thousandthsOf } from '@operatory/domain';
import { z } from 'zod';
import type { AppContext, SignedIn } from '../../context/context.ts';
import { HttpError } from '../../errors/http-error.ts';
import { writeEvents } from '../../outbox/store.ts';
import { keyOf } from '../idempotency.ts';
import { transact } from '../transact.ts';
import { quantityInput } from './order-lines.ts';

export const shoppingList = z.object({
  /** `me` sends the whole list to the caller; `vendor` sends each supplier its lines. */
  to: z.enum(['me', 'vendor']),
  lines: z
    .array(
      z.object({
        clinic_im_product_id: z.uuid(),
        /** Lines without a supplier appear only on the list that the caller gets. */
        vendor_id: z.uuid().nullish(),
        quantity: quantityInput,
      }),
    )
    .min(1)
    .max(500),
  idempotency_key: z.string().min(1).max(120).nullish(),
});
type ShoppingList = z.output<typeof shoppingList>;

export interface ListedProduct {
  readonly id: string;
  readonly name: string;
  readonly code: string | null;
  readonly quantity_type: string | null;
  readonly clinic_id: string;
  readonly clinic: { readonly id: string; readonly name: string } | null;
}

/** A query that runs as the caller, so that it returns only products that they may read. */
export const listedQuery = `query listed($ids: [uuid!]!) {
  clinic_im_products(where: { id: { _in: $ids } }) { id name code quantity_type clinic_id clinic { id name } }
}`;

interface Vendor {
  readonly id: string;
  readonly clinic_id: string;
  readonly name: string;
  readonly email: string | null;
  readonly ordersEmails: readonly string[];
}
interface Line {
  readonly product: ListedProduct;
  readonly vendor: Vendor | undefined;
  readonly words: string;
}

const noAddress = 'None of these suppliers has an email address';

/**
 * Queues the list's emails in the outbox, once per idempotency key. @returns the message to show. @throws
 * HttpError
 */
export async function mailShoppingList(
  app: AppContext,
  actor: SignedIn,
  { idempotency_key, ...list }: ShoppingList,
  products: readonly ListedProduct[],
): Promise<{ readonly message: string }> {
  return transact(
    {
      app,
      actor,
      name: 'sendEmailShoppingList',
      input: list,
      key: keyOf(idempotency_key, '$.idempotency_key'),
      answer: z.object({ message: z.string() }),
      timeoutMilliseconds: 10_000,
    },
    async (db) => {
      const vendors = await db.clinic_im_vendors.findMany({
        where: {
          client_id: actor.client_id,
          id: { in: list.lines.flatMap(({ vendor_id }) => vendor_id ?? []) },
          status: 'ACTIVE',
          deleted_at: null,
        },
        select: { id: true, clinic_id: true, name: true, email: true, ordersEmails: true },
      });
      const client = await db.clients.findUniqueOrThrow({
        where: { id: actor.client_id },
        select: { name: true },
      });
      const sender = await db.users.findUniqueOrThrow({
        where: { id_client_id: { id: actor.user_id, client_id: actor.client_id } },
        select: { display_name: true, email: true },
      });
      const lines = list.lines.map(({ clinic_im_product_id, vendor_id, quantity: amount }): Line => {
        const product = products.find(({ id }) => id === clinic_im_product_id);
        if (!product) throw new HttpError(404, 'not_found', 'Choose active products');
        const vendor = vendors.find(
          ({ id, clinic_id }) => id === vendor_id && clinic_id === product.clinic_id,
        );
        return { product, vendor, words: shoppingLine(product, thousandthsOf(amount)) };
      });
      const by = { client: client.name, name: sender.display_name, email: sender.email };
      const mails = list.to === 'me' ? [toMe(lines, by)] : toVendors(lines, by);
      if (mails.length === 0) throw new HttpError(400, 'no_address', noAddress);
      await writeEvents(db, actor, [
        {
          name: 'shopping_list',
          entityId: actor.user_id,
          clinicId: null,
          payload: { mails },
        },
      ]);
      return { message: saidOf(list.to, lines) };
    },
  );
}

interface By {
  readonly client: string;
  readonly name: string;
  readonly email: string;
}
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** Groups come in the order of their first lines. */
function grouped(lines: readonly Line[], key: (line: Line) => string): readonly (readonly Line[])[] {
  const parts = new Map<string, Line[]>();
  for (const line of lines) parts.set(key(line), [...(parts.get(key(line)) ?? []), line]);
  return [...parts.values()];
}
const clinicOf = ([line]: readonly Line[]): string => line?.product.clinic?.name ?? '';

function toMe(lines: readonly Line[], { name, email }: By): PreparedMail {
  const parts = grouped(lines, ({ product, vendor }) => `${product.clinic_id} ${vendor?.id}`).map((part) => ({
    title: [clinicOf(part), part[0]?.vendor?.name ?? 'No supplier'].filter(Boolean).join(', '),
    items: part.map(({ words }) => words),
  }));
  return {
    kind: 'shopping_list',
    to: email,
    name,
    subject: 'Shopping list',
    parts: ['Here is the shopping list you asked for.', ...parts],
  };
}

function toVendors(lines: readonly Line[], { client, name, email }: By): readonly PreparedMail[] {
  const asked = lines.filter(({ vendor }) => vendor !== undefined);
  return grouped(asked, ({ vendor }) => vendor?.id ?? '').flatMap((part) => {
    const vendor = part[0]?.vendor;
    if (!vendor) return [];
    const clinic = clinicOf(part);
    return orderAddressesOf(vendor).map(
      (to): PreparedMail => ({
        kind: 'shopping_list_supplier',
        to,
        name: vendor.name,
        subject: `Shopping list of ${clinic}`,
        parts: [
          `${clinic} of ${client} needs the items below. This is not an order yet. Please reply with your price and delivery time.`,
          { items: part.map(({ words }) => words) },
          `Please reply to ${oneLine(name)}, ${email}.`,
        ],
      }),
    );
  });
}

function saidOf(to: ShoppingList['to'], lines: readonly Line[]): string {
  if (to === 'me') return 'Shopping list sent to your email';
  const vendors = new Map(lines.flatMap(({ vendor }) => (vendor ? [[vendor.id, vendor]] : [])));
  const [reached, left] = [true, false].map((has) =>
    [...vendors.values()].filter((vendor) => orderAddressesOf(vendor).length > 0 === has),
  );
  const recipients = reached?.length === 1 ? '1 supplier' : `${reached?.length} suppliers`;
  const without = left?.length ? ` No email address: ${left.map(({ name }) => name).join(', ')}.` : '';
  return `Shopping list emailed to ${recipients}.${without}`;
}
