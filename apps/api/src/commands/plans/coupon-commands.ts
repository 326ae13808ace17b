import { discountTermsOf, hasGrant } from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { type CommandContext, defineCommand } from '../define.ts';
import { assertRule, refused } from '../refuse.ts';

const assertEditsCoupons = ({ actor }: Pick<CommandContext, 'actor'>): void => {
  if (!hasGrant(actor.grants, 'client-plans-code', 'EDIT')) throw refused('no_permission');
};

export const setCouponStatus = defineCommand({
  name: 'set_coupon_status',
  description:
    'Makes a coupon active or inactive. An inactive one is found by nobody; clients keep what they have.',
  input: z.object({ id: z.uuid(), status: z.enum(['ACTIVE', 'INACTIVE']) }),
  returns: 'client_plans_code',
  async run(run) {
    assertEditsCoupons(run);
    const { db, actor, record, input } = run;
    const [row] = await db.$queryRaw<{ changed: boolean | null }[]>`
      select app.set_coupon_status(${input.id}::uuid, ${input.status}::active_status, ${actor.user_id}::uuid) as changed`;
    if (row?.changed == null) throw notFound();
    assertRule(row.changed, 'status_unchanged');
    record('audit_log', {
      action: 'coupon_status',
      table_name: 'client_plans_code',
      row_id: input.id,
      from_value: { status: input.status === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE' },
      to_value: { status: input.status },
    });
    return { id: input.id };
  },
});

export const setDiscountTerms = defineCommand({
  name: 'set_discount_terms',
  description:
    'Changes the terms of a coupon for all clients that have its discount; `months` also changes for how long they keep it, from its first day.',
  input: z.object({
    discount_id: z.uuid(),
    discount_terms: z.string().trim().max(200),
    months: z.int().min(1).max(120).nullish(),
  }),
  returns: null,
  async run(run) {
    assertEditsCoupons(run);
    const { db, record, input } = run;
    const months = input.months ?? null;
    const terms = input.discount_terms || discountTermsOf(months);
    const [row] = await db.$queryRaw<{ changed: number }[]>`
      select app.set_discount_terms(${input.discount_id}::uuid, ${terms}, ${months}::int) as changed`;
    record('audit_log', {
      action: 'discount_terms',
      table_name: 'client_plans_code',
      row_id: input.discount_id,
      from_value: {},
      to_value: { discount_terms: terms, ...(months === null ? {} : { months }) },
    });
    return { affected_rows: row?.changed ?? 0 };
  },
});
