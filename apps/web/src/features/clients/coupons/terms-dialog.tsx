import { discountTermsOf } from '@operatory/domain';
import { count } from '@operatory/resource';
import { graphql } from '#data/graphql.ts';
import { useCommand } from '#data/hooks.ts';
import type { FormField } from '#kit/definition/list-definition.ts';
import { FieldDialog } from '#kit/fields/field-dialog.tsx';
import type { CouponRow } from './coupon-badge.tsx';

const setTerms = graphql(`
  mutation setDiscountTerms($id: uuid!, $terms: String!, $months: Int) {
    set_discount_terms(discount_id: $id, discount_terms: $terms, months: $months) { affected_rows }
  }
`);
const fields: readonly FormField[] = [
  { name: 'months', field: count({ label: 'Months', hint: 'Leave empty for every renewal' }) },
];

/** The dialog to change how long the clients who use a coupon keep its discount. */
export function TermsDialog({ coupon, onClose }: { coupon: CouponRow; onClose: () => void }) {
  const [set, setting] = useCommand(setTerms, { success: 'Discount terms updated' });
  return (
    <FieldDialog
      title="Set discount terms"
      about={`The ${coupon.used === 1 ? 'client who uses' : `${coupon.used} clients who use`} ${coupon.coupon_code} keep the discount for this long, counted from their first use.`}
      saving={setting}
      begins={{ months: coupon.discount_months === null ? '' : String(coupon.discount_months) }}
      fieldsOf={() => fields}
      onClose={onClose}
      onSave={async ({ months }) => {
        const kept = months === null || months === undefined || months === '' ? null : Number(months);
        const answer = await set({ id: coupon.id, terms: discountTermsOf(kept), months: kept });
        if (answer.ok) onClose();
      }}
    />
  );
}
