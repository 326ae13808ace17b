import { z } from 'zod';
import { defineCommand } from '../define.ts';
import { refused } from '../refuse.ts';

export const saveRosterTemplate = defineCommand({
  name: 'save_roster_template',
  description: 'Makes a template of a clinic’s week.',
  input: z.object({ clinic_id: z.uuid(), week: z.iso.date(), name: z.string().trim().min(1).max(100) }),
  returns: 'clinic_roster_templates',
  bulk: false,
  async run() {
    throw refused('no_permission');
  },
});
