import type { Tx } from '@operatory/db';
import { type CouponFacts, couponCode } from '@operatory/domain';

/**
 * The coupons with a code, as the transaction's tenant sees them; with `hold`, locked until it ends. Tenants’ logins cannot read
 * coupons, so the database’s function shows those of one code only.
 */
export async function couponsOfCode(
  db: Pick<Tx, '$queryRaw'>,
  code: string | null | undefined,
  hold: boolean,
): Promise<readonly CouponFacts[]> {
  if (couponCode(code) === '') return [];
  return db.$queryRaw<CouponFacts[]>`
    select id, coupon_code, type::text, value::text, status::text, start_date::text, end_date::text, no_of_coupon,
      used_by_others, discount_months, used_on::text
    from app.coupons_of(${couponCode(code)}, ${hold})`;
}
