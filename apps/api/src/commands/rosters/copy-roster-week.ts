import { z } from 'zod';
import { defineCommand } from '../define.ts';
import { addWeek } from './add-week.ts';

export const copyRosterWeek = defineCommand({
  name: 'copy_roster_week',
  description: 'Copies a clinic’s week to another as drafts; what is there already is not added again.',
  input: z.object({
    clinic_id: z.uuid(),
    from: z.iso.date(),
    to: z.iso.date(),
    expected_added: z.int().nullish(),
  }),
  returns: null,
  run: (run) => {
    const { clinic_id, from, to, expected_added } = run.input;
    return addWeek(run, { clinic_id, to, source: { from }, expected_added });
  },
});
