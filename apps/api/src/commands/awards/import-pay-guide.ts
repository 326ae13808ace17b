import { awardLabels } from '@operatory/domain';
import { z } from 'zod';
import { defineCommand } from '../define.ts';
import { requireOk } from '../refuse.ts';
import { hourlyRateInput } from './award-rates.ts';
import { lockAwards, mayChangeAwards } from './locked-awards.ts';
import { takeOver } from './take-over.ts';
import { takeOverOptions } from './take-over-options.ts';

const words = (most: number) => z.string().trim().max(most);
const text = (most: number) => words(most).nullish();

export const importPayGuide = defineCommand({
  name: 'import_pay_guide',
  description: 'Adds a pay guide’s levels, pay points and rates to the client’s own; all of them, or none.',
  input: z.object({
    rows: z
      .array(
        z.object({
          name: words(30).min(1),
          service_type: text(60),
          pay_point: text(60),
          age: z.enum(awardLabels).nullish(),
          description: text(500),
          base_price: hourlyRateInput,
          effective_from: z.iso.date(),
        }),
      )
      .min(1)
      .max(2000),
    ...takeOverOptions,
  }),
  returns: null,
  async run(run) {
    const { actor, input } = run;
    requireOk(mayChangeAwards(actor, 'ADD'));
    await lockAwards(run);
    return {
      affected_rows: await takeOver(run, {
        rows: input.rows.map((row) => ({
          name: row.name,
          service_type: row.service_type || null,
          pay_point: row.pay_point || null,
          age: row.age ?? null,
          description: row.description || null,
          base_price: row.base_price,
          effective_from: row.effective_from,
        })),
        percentages_from: input.percentages_from ?? null,
        correct: input.correct === true,
      }),
    };
  },
});
