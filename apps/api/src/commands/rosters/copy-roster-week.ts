import { z } from 'zod';
import { defineCommand } from '../define.ts';
import { refused } from '../refuse.ts';

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
  bulk: false,
  async run() {
    throw refused('no_permission');
  },
});
