import { couponState, couponStates } from '@operatory/domain';
import { oneOf } from '@operatory/resource';
import { FieldCell } from '#kit/cells/field-cell.tsx';

export interface CouponRow {
  readonly id: string;
  readonly title: string;
  readonly coupon_code: string;
  readonly type: 'PERCENTAGE' | 'FLAT';
  readonly value: string;
  readonly status: 'ACTIVE' | 'INACTIVE';
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly no_of_coupon: number | null;
  readonly discount_months: number | null;
  readonly terms: string | null;
  readonly used: number;
}

const states = oneOf(couponStates);

export const CouponBadge = ({ coupon, today }: { coupon: CouponRow; today: string }) => (
  <FieldCell field={states} value={couponState(coupon, today)} zone="UTC" />
);
