import type { RowAction } from '@operatory/resource';
import type { ListDefinition } from '#kit/definition/list-definition.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { listOf } from '#kit/resource/from-resource.tsx';
import { CouponBadge, type CouponRow } from './coupon-badge.tsx';
import { couponChips } from './coupon-chips.ts';
import { CouponRecord } from './coupon-record.tsx';
import { untilInWords, usesInWords, valueInWords } from './coupon-words.ts';

const setTo = (status: 'ACTIVE' | 'INACTIVE', label: string, done: string): RowAction => ({
  command: 'set_coupon_status',
  label,
  gives: { status },
  when: { status: { _eq: status === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE' } },
  needs: 'EDIT',
  done,
});

const { form = [], ...plain } = listOf(resourceOf('client_plans_code'));

/** The list of coupons with their state on a day, which is today's date in the platform's zone. */
export const couponsListOn = (today: string, usedUp: readonly string[]): ListDefinition<CouponRow> => ({
  table: 'client_plans_code',
  module: 'client-plans-code',
  title: 'Coupons',
  one: plain.one,
  name: ({ title }) => title,
  search: plain.search,
  sort: plain.sort,
  form,
  filters: (plain.filters ?? []).filter(({ name }) => name === 'type'),
  chips: couponChips(today, usedUp),
  select: 'start_date discount_months terms',
  rowActions: [
    setTo('INACTIVE', 'Set inactive', 'Coupon set inactive'),
    setTo('ACTIVE', 'Set active', 'Coupon set active'),
  ],
  record: (coupon) => <CouponRecord coupon={coupon} today={today} />,
  columns: [
    { key: 'title', label: 'Title', width: 200, sort: 'title', render: ({ title }) => title },
    {
      key: 'coupon_code',
      label: 'Code',
      width: 140,
      sort: 'coupon_code',
      render: ({ coupon_code }) => <span className="tabular">{coupon_code}</span>,
    },
    {
      key: 'status',
      label: 'Status',
      width: 100,
      sort: 'status',
      render: (coupon) => <CouponBadge coupon={coupon} today={today} />,
    },
    {
      key: 'value',
      label: 'Discount',
      width: 110,
      numeric: true,
      sort: 'value',
      select: 'type value',
      render: ({ type, value }) => <span className="tabular">{valueInWords(type, value)}</span>,
    },
    {
      key: 'used',
      label: 'Used',
      width: 90,
      numeric: true,
      sort: 'used',
      select: 'used no_of_coupon',
      render: ({ used, no_of_coupon }) => <span className="tabular">{usesInWords(used, no_of_coupon)}</span>,
    },
    {
      key: 'end_date',
      label: 'Valid',
      width: 230,
      sort: 'end_date',
      render: ({ end_date }) => (end_date ? untilInWords(end_date) : 'No end'),
    },
  ],
});
