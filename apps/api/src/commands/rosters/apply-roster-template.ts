import { z } from 'zod';
import { defineCommand } from '../define.ts';
import { refused } from '../refuse.ts';

export const applyRosterTemplate = defineCommand({
  name: 'apply_roster_template',
  description: 'Adds a template’s shifts to a week as drafts; what is there already is not added again.',
  input: z.object({
    clinic_roster_template_id: z.uuid(),
    to: z.iso.date(),
    expected_added: z.int().nullish(),
  }),
  returns: null,
  bulk: false,
  async run() {
    throw refused('no_permission');
  },
});
