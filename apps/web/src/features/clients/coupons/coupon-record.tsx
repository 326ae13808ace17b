import { Button, Group, Stack, Text } from '@mantine/core';
import { discountTermsOf, localDate, platformZone } from '@operatory/domain';
import { type ReactNode, useState } from 'react';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { useRefetchOnChange } from '#data/use-refetch-on-change.ts';
import classes from '#kit/cells/facts.module.css';
import { RelatedTable } from '#kit/record/related-table.tsx';
import { useCan } from '#session/permissions.ts';
import { dollars } from '#ui/dollars.ts';
import { Failed } from '#ui/empty-state.tsx';
import { CouponBadge, type CouponRow } from './coupon-badge.tsx';
import { untilInWords, usesInWords, valueInWords } from './coupon-words.ts';
import { TermsDialog } from './terms-dialog.tsx';
import { TestCoupon } from './test-coupon.tsx';

const couponUses = graphql(`
  query couponUses($id: uuid!) { coupon_uses(coupon_id: $id) { client_name used_at saved } }
`);

export function CouponRecord({ coupon, today }: { coupon: CouponRow; today: string }) {
  const can = useCan();
  const [setting, setSetting] = useState(false);
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Status', <CouponBadge key="status" coupon={coupon} today={today} />],
    ['Code', coupon.coupon_code],
    ['Discount', valueInWords(coupon.type, coupon.value)],
    ['Months', discountTermsOf(coupon.discount_months)],
    ['From', coupon.start_date],
    ['Valid', coupon.end_date ? untilInWords(coupon.end_date) : 'No end'],
    ['Used', usesInWords(coupon.used, coupon.no_of_coupon)],
    ['Terms', coupon.terms],
  ];
  return (
    <Stack gap={16}>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
      {can('client-plans-code', 'EDIT') && coupon.used > 0 ? (
        <Group>
          <Button size="xs" variant="default" onClick={() => setSetting(true)}>
            Set discount terms…
          </Button>
        </Group>
      ) : null}
      <TestCoupon code={coupon.coupon_code} />
      <Uses id={coupon.id} used={coupon.used} />
      {setting ? <TermsDialog coupon={coupon} onClose={() => setSetting(false)} /> : null}
    </Stack>
  );
}

function Uses({ id, used }: { id: string; used: number }) {
  const { data, error, refetch } = useQueryData(couponUses, { id }, { pause: used === 0 });
  useRefetchOnChange(used, refetch);
  const uses = data?.coupon_uses ?? [];
  return (
    <section aria-label="Uses">
      <Text fw={600} fz={14} mb={8}>
        Uses
      </Text>
      {used === 0 ? (
        <Text size="sm" c="var(--op-muted)">
          No client has used this coupon yet.
        </Text>
      ) : error && !data ? (
        <Failed onRefresh={refetch} />
      ) : (
        <RelatedTable
          label="Uses"
          heads={['Client', 'Used on', 'Saved']}
          numeric={['Saved']}
          rows={uses.map(({ client_name, used_at, saved }) => ({
            id: `${client_name} ${used_at}`,
            cells: [
              client_name ?? 'A client',
              <span key="day" className="tabular">
                {localDate(used_at, platformZone)}
              </span>,
              dollars(saved),
            ],
          }))}
        />
      )}
    </section>
  );
}
