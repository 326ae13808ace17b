import { z } from 'zod';
import { defineCommand } from '../define.ts';
import { refused } from '../refuse.ts';

export const publishRoster = defineCommand({
  name: 'publish_roster',
  description:
    'Publishes the drafts and changes of a clinic’s days, or of some of its shifts, and notifies each person once.',
  input: z.object({
    clinic_id: z.uuid(),
    from: z.iso.date(),
    until: z.iso.date(),
    ids: z.array(z.uuid()).max(2000).nullish(),
  }),
  returns: null,
  bulk: false,
  async run() {
    throw refused('no_permission');
  },
});
