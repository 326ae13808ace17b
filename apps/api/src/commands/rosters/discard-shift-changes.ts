import { z } from 'zod';
import { defineCommand } from '../define.ts';
import { refused } from '../refuse.ts';

export const discardShiftChanges = defineCommand({
  name: 'discard_shift_changes',
  description: 'Leaves a published shift as it is published: what was planned to change is dropped.',
  input: z.object({ id: z.uuid(), version: z.int() }),
  returns: 'clinic_rosters',
  bulk: true,
  async run() {
    throw refused('no_permission');
  },
});
