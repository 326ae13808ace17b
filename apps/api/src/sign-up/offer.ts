import {
  type CouponFacts,
  checkCoupon,
  couponCode,
  type DiscountedPrice,
  discountedPrice,
  gstOf,
  messages,
  planDay,
} from '@operatory/domain';
import { refused } from '../commands/refuse.ts';
import type { AppContext } from '../context/context.ts';
import { acrossTenants, type Sql } from '../database/tenant.ts';

export interface OfferRequest {
  readonly package_id: number;
  readonly team_id: number;
  readonly coupon_code?: string | null | undefined;
}
/** The monthly price for a new client in AUD with GST, and the message about the coupon. */
export interface PriceOffer extends DiscountedPrice {
  readonly ok: boolean;
  readonly code: string | null;
  readonly message: string;
  readonly gst: string;
  readonly package_name: string;
  readonly team_name: string;
}

/** The price of a package for a team after the coupon's discount. @throws Refusal if it is not sold */
export const offerOf = (
  { pools, clock }: Pick<AppContext, 'pools' | 'clock'>,
  { package_id, team_id, coupon_code }: OfferRequest,
): Promise<PriceOffer> =>
  acrossTenants(pools.platform, async (sql) => {
    const [sold] = await sql<{ price: string; package_name: string; team_name: string }>(
      `select l.price::text, p.name as package_name, t.name as team_name
       from teampackages l join packages p on p.id = l.package_id join teams t on t.id = l.team_id
       where l.package_id = $1 and l.team_id = $2`,
      [package_id, team_id],
    );
    if (!sold) throw refused('sign_up_plan_gone');
    const { price, ...names } = sold;
    const checked = checkCoupon({
      code: coupon_code,
      price,
      today: planDay(clock.now()),
      coupons: await couponsOf(sql, coupon_code),
    });
    const { original, discount, total } = checked.ok ? checked.value : discountedPrice(price, null);
    const isGiven = couponCode(coupon_code) !== '';
    return {
      ok: checked.ok,
      code: checked.ok ? null : checked.code,
      message: checked.ok ? (isGiven ? messages.coupon_valid : '') : messages[checked.code],
      original,
      discount,
      total,
      gst: gstOf(total),
      ...names,
    };
  });

/** @returns The coupons with this code, as a client that does not exist yet would see them. */
const couponsOf = async (sql: Sql, code: string | null | undefined): Promise<readonly CouponFacts[]> =>
  couponCode(code) === ''
    ? []
    : sql<CouponFacts>(
        `select id, coupon_code, type::text, value::text, status::text, start_date::text, end_date::text, no_of_coupon,
           used_by_others, discount_months, used_on::text from app.coupons_of($1, false)`,
        [couponCode(code)],
      );
