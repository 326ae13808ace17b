import { defineCommand } from '../define.ts';
import { refused } from '../refuse.ts';
import { saveShiftInput } from './save-shift-input.ts';

export const saveShift = defineCommand({
  name: 'save_shift',
  description:
    'Adds a shift, or with its id and version changes it: what is not given stays. An id without a version adds a shift of that id, or brings the deleted one back. A published shift changes with its next publishing. What newly passes a limit needs a note.',
  input: saveShiftInput,
  returns: 'clinic_rosters',
  bulk: true,
  async run() {
    throw refused('no_permission');
  },
});
