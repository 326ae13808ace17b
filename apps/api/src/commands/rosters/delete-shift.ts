import { z } from 'zod';
import { defineCommand } from '../define.ts';
import { refused } from '../refuse.ts';

export const deleteShift = defineCommand({
  name: 'delete_shift',
  description: 'Deletes a shift that nobody has clocked in to; who had a published one is notified.',
  input: z.object({ id: z.uuid(), version: z.int() }),
  returns: 'clinic_rosters',
  bulk: true,
  async run() {
    throw refused('no_permission');
  },
});
