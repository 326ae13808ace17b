import { canSeeStock, fitsQuantity, type LotFacts, localDate, thousandthsOf } from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import type { CommandContext } from '../define.ts';
import { viewerOf } from '../viewer.ts';

/** Quantities have at most three decimals. */
export const amountInput = z.number().positive().refine(fitsQuantity);
export const amountOrZeroInput = z.number().min(0).refine(fitsQuantity);
export const reasonInput = z.string().trim().max(200);

/** A lot, locked until the transaction ends. */
export interface LockedLot extends LotFacts {
  readonly clinic_im_product_id: string;
  readonly clinic_storage_location_id: string | null;
  readonly disposed_at: Date | null;
  readonly disposed_by_user_id: string | null;
}
/** A product and all its lots, locked until the transaction ends. */
export interface LockedProduct {
  readonly id: string;
  readonly clinic_id: string;
  readonly name: string;
  readonly quantity_type: string | null;
  /** The current date at the clinic. */
  readonly today: string;
  readonly lots: readonly LockedLot[];
}
type At = Pick<CommandContext, 'db' | 'actor' | 'now'>;

export interface LockedProducts {
  find(id: string): LockedProduct | undefined;
  /** @throws Refusal if the product is missing or of a clinic that the caller cannot see */
  of(id: string): LockedProduct;
}

/**
 * Locks products in the order of their ids, so that changes of a product's stock run one after another, and
 * reads their lots. Missing products and those of clinics that the caller cannot see give the same error.
 */
export async function lockProducts({ db, actor, now }: At, ids: readonly string[]): Promise<LockedProducts> {
  const viewer = viewerOf(actor);
  const rows = await db.$queryRaw<(Omit<LockedProduct, 'today' | 'lots'> & { zone: string })[]>`
    select p.id, p.clinic_id, p.name, p.quantity_type, c.zone
    from clinic_im_products p join clinics c on c.id = p.clinic_id and c.client_id = p.client_id
    where p.id = any(${[...new Set(ids)]}::uuid[]) and p.client_id = ${actor.client_id}::uuid and p.deleted_at is null
    order by p.id for no key update of p`;
  const seen = rows.filter(({ clinic_id }) => canSeeStock(viewer, clinic_id));
  // This is a separate statement, because the one that waited for the locks does not see what other
  // transactions changed in the meantime.
  const lots =
    seen.length === 0
      ? []
      : await lotsOf(
          { db, actor },
          seen.map(({ id }) => id),
        );
  const held = new Map(
    seen.map(({ zone, ...product }): [string, LockedProduct] => [
      product.id,
      {
        ...product,
        today: localDate(now, zone),
        lots: lots.filter(({ clinic_im_product_id }) => clinic_im_product_id === product.id),
      },
    ]),
  );
  return {
    find: (id) => held.get(id),
    of(id) {
      const product = held.get(id);
      if (!product) throw notFound();
      return product;
    },
  };
}

async function lotsOf({ db, actor }: Pick<At, 'db' | 'actor'>, products: readonly string[]) {
  const rows = await db.$queryRaw<(Omit<LockedLot, 'left'> & { current_quantity: string })[]>`
    select s.id, s.clinic_im_product_id, s.clinic_storage_location_id, s.current_quantity::text, s.expiry_date::text,
      s.received_at, s.is_disposed, s.disposed_at, s.disposed_by_user_id
    from clinic_im_product_stocks s
    where s.clinic_im_product_id = any(${[...products]}::uuid[]) and s.client_id = ${actor.client_id}::uuid
      and s.deleted_at is null
    order by s.clinic_im_product_id, s.expiry_date nulls last, s.received_at, s.id for no key update`;
  return rows.map(
    ({ current_quantity, ...lot }): LockedLot => ({ ...lot, left: thousandthsOf(current_quantity) }),
  );
}

export const lockProduct = async (at: At, id: string): Promise<LockedProduct> =>
  (await lockProducts(at, [id])).of(id);

export interface LockedLots {
  /** @throws Refusal if the lot is missing or of a clinic that the caller cannot see */
  of(id: string): { readonly lot: LockedLot; readonly product: LockedProduct };
}
/** Reads lots with their products, and locks both as `lockProducts` does. */
export async function lockLots(at: At, ids: readonly string[]): Promise<LockedLots> {
  const rows = await at.db.$queryRaw<{ id: string; clinic_im_product_id: string }[]>`
    select s.id, s.clinic_im_product_id from clinic_im_product_stocks s
    where s.id = any(${[...new Set(ids)]}::uuid[]) and s.client_id = ${at.actor.client_id}::uuid and s.deleted_at is null`;
  const products = await lockProducts(
    at,
    rows.map(({ clinic_im_product_id }) => clinic_im_product_id),
  );
  return {
    of(id) {
      const row = rows.find((each) => each.id === id);
      if (!row) throw notFound();
      const product = products.of(row.clinic_im_product_id);
      const lot = product.lots.find((each) => each.id === id);
      if (!lot) throw notFound();
      return { lot, product };
    },
  };
}

export const lockLot = async (at: At, id: string) => (await lockLots(at, [id])).of(id);
