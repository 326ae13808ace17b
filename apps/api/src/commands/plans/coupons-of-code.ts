import type { Tx } from '@operatory/db';
import { type CouponFacts, couponCode } from '@operatory/domain';

/**
 * @returns The coupons with this code, locked if `hold`. Uses a function of the database, because the
 * tenants' logins cannot read the table and may learn only about a code that they know.
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
