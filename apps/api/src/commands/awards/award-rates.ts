import { mayRemoveRate } from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { defineCommand, type RowContext } from '../define.ts';
import { assertRule, requireOk } from '../refuse.ts';
import { lockSubLevel, mayChangeAwards, saveRate, storeNewestRate } from './locked-awards.ts';

/** A decimal text such as `31.5` or `31.50`, because a JSON number could round the amount. */
export const hourlyRateInput = z
  .string()
  .trim()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'Base hourly rate must be a number');

function recordRate(
  { record }: Pick<RowContext, 'record'>,
  subLevelId: string,
  action: string,
  from: Readonly<Record<string, unknown>>,
  to: Readonly<Record<string, unknown>>,
): void {
  record('audit_log', {
    action,
    table_name: 'employee_award_rates',
    row_id: subLevelId,
    from_value: from,
    to_value: to,
  });
}

export const setAwardRate = defineCommand({
  name: 'set_award_rate',
  description:
    'Pays a pay point by another base from a day on; days before it keep theirs. A day that has passed must be confirmed.',
  input: z.object({
    employee_award_sub_level_id: z.uuid(),
    effective_from: z.iso.date(),
    base_price: hourlyRateInput,
    past_confirmed: z.boolean().nullish(),
  }),
  returns: 'employee_award_sub_levels',
  async run(run) {
    const { actor, input } = run;
    requireOk(mayChangeAwards(actor, 'EDIT'));
    const { id, today, rates } = await lockSubLevel(run, input.employee_award_sub_level_id);
    const { effective_from, base_price } = input;
    assertRule(effective_from >= today || input.past_confirmed === true, 'award_rate_past');
    const before = rates.find((rate) => rate.effective_from === effective_from);
    await saveRate(run, id, { effective_from, base_price });
    recordRate(run, id, before ? 'edited' : 'added', before ? { ...named(before) } : {}, {
      effective_from,
      base_price,
    });
    return { id };
  },
});

export const removeAwardRate = defineCommand({
  name: 'remove_award_rate',
  description: 'Takes back a rate that is only planned. One that was in force stays.',
  input: z.object({ employee_award_sub_level_id: z.uuid(), effective_from: z.iso.date() }),
  returns: 'employee_award_sub_levels',
  async run(run) {
    const { actor, db, input } = run;
    requireOk(mayChangeAwards(actor, 'EDIT'));
    const { id, today, rates } = await lockSubLevel(run, input.employee_award_sub_level_id);
    const rate = rates.find(({ effective_from }) => effective_from === input.effective_from);
    if (!rate) throw notFound();
    requireOk(mayRemoveRate(rates, rate, today));
    await db.$executeRaw`
      delete from employee_award_rates where id = ${rate.id}::uuid and client_id = ${actor.client_id}::uuid`;
    await storeNewestRate(run, id);
    recordRate(run, id, 'deleted', named(rate), {});
    return { id };
  },
});

const named = ({ effective_from, base_price }: { effective_from: string; base_price: string }) => ({
  effective_from,
  base_price,
});
