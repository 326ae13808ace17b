import { withTenant } from '@operatory/db';
import { type Address, addressLines } from '@operatory/domain';
import { phoneText } from '@operatory/resource';
import sharp from 'sharp';
import { logoFile } from '../auth/sub-domain.ts';
import type { AppContext, SignedIn } from '../context/context.ts';
import { abnLines } from './abn-lines.ts';

/** What an order as a PDF shows. A supplier may see all of it. */
export interface OrderFacts {
  readonly number: string;
  /** The date at the clinic on which the order was placed, or else raised, `yyyy-mm-dd`. */
  readonly day: string;
  readonly placed: boolean;
  readonly message: string | null;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly placedBy: string | null;
  readonly lines: readonly {
    readonly name: string;
    readonly code: string | null;
    readonly unit: string | null;
    readonly quantity: string;
    /** The price of one unit in cents. */
    readonly price: number | null;
    /** The amount of the line in cents. */
    readonly amount: number | null;
  }[];
  /** The logo as a PNG. */
  readonly logo: Buffer | null;
}

interface Row {
  readonly short_id: number;
  readonly purchase_order_id: string | null;
  readonly day: string;
  readonly placed: boolean;
  readonly custom_message: string | null;
  readonly placed_by_user_name: string | null;
  readonly clinic: Party;
  readonly client: { readonly name: string; readonly abn: string | null; readonly logo_image: unknown };
  readonly vendor: Party & { readonly abn: string | null };
  readonly lines: OrderFacts['lines'];
}
interface Party {
  readonly name: string;
  readonly address: Address | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/**
 * @returns The facts of an order, which must be one that the caller can read. A supplier gets the same data
 *   of the clinic as in GraphQL: name, address and phone.
 */
export async function orderFacts(
  app: AppContext,
  { client_id, supplier }: Pick<SignedIn, 'client_id' | 'supplier'>,
  id: string,
): Promise<OrderFacts> {
  const [row] = await withTenant(
    { clientId: client_id, now: app.clock.setting() },
    () => app.prisma.$queryRaw<Row[]>`
      select o.short_id, o.purchase_order_id, o.custom_message, o.placed_by_user_name,
        (coalesce(o.placed_at, o.created_at) at time zone c.zone)::date::text as day, o.placed_at is not null as placed,
        json_build_object('name', c.name, 'address', c.address, 'phone', coalesce(c.phone, c.landline), 'email', c.email) as clinic,
        json_build_object('name', t.name, 'abn', t.abn, 'logo_image', t.logo_image) as client,
        json_build_object('name', v.name, 'address', v.address, 'phone', v.phone, 'email', v.email, 'abn', v.abn_number) as vendor,
        (select coalesce(json_agg(json_build_object('name', i.product_name, 'code', i.product_code, 'unit', i.quantity_type,
            'quantity', trim_scale(i.new_stock)::text, 'price', (i.price * 100)::int8,
            'amount', (round(i.new_stock * i.price, 2) * 100)::int8) order by i.position, i.id), '[]')
          from clinic_im_product_order_items i
          where i.clinic_im_product_order_id = o.id and i.client_id = o.client_id) as lines
      from clinic_im_product_orders o
        join clinics c on c.id = o.clinic_id and c.client_id = o.client_id
        join clients t on t.id = o.client_id
        join clinic_im_vendors v on v.id = o.vendor_id and v.client_id = o.client_id
      where o.id = ${id}::uuid and o.client_id = ${client_id}::uuid and o.deleted_at is null`,
  );
  if (!row) throw new Error('the order went away while it was written');
  const { clinic, client, vendor } = row;
  return {
    number: row.purchase_order_id ?? `Order ${row.short_id}`,
    day: row.day,
    placed: row.placed,
    message: row.custom_message,
    placedBy: row.placed_by_user_name,
    from: [
      clinic.name,
      client.name,
      ...contactOf(supplier ? { ...clinic, email: null } : clinic),
      ...abnLines(client.abn),
    ].filter(isNew),
    to: [vendor.name, ...contactOf(vendor), ...abnLines(vendor.abn)],
    lines: row.lines,
    logo: await logoOf(app, client_id, client.logo_image),
  };
}

const isNew = (line: string, index: number, all: readonly string[]): boolean => all.indexOf(line) === index;
const contactOf = ({ address, phone, email }: Party): readonly string[] =>
  [...addressLines(address), phone && phoneText(phone), email].filter((line): line is string =>
    Boolean(line),
  );

/**
 * @returns The organisation's logo; null if it has none, or it cannot be read, because a PDF without it is
 *   better than none.
 */
async function logoOf(
  { prisma, clock, storage, log }: AppContext,
  clientId: string,
  logo_image: unknown,
): Promise<Buffer | null> {
  const id = logoFile({ logo_image });
  if (id === null) return null;
  try {
    const file = await withTenant({ clientId, now: clock.setting() }, () =>
      prisma.files.findFirst({ where: { id, client_id: clientId }, select: { key: true } }),
    );
    if (!file) return null;
    const parts: Buffer[] = [];
    for await (const part of await storage.read(file.key)) parts.push(Buffer.from(part as Uint8Array));
    return await sharp(Buffer.concat(parts))
      .resize({ width: 480, height: 160, fit: 'inside' })
      .png()
      .toBuffer();
  } catch (error) {
    log.warn({ err: error }, 'an order was written without its logo');
    return null;
  }
}
