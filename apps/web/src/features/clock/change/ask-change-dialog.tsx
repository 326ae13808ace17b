import { useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { refuse } from '#data/refusals.ts';
import { FieldDialog } from '#kit/fields/field-dialog.tsx';
import { useClinic } from '#session/clinic.ts';
import { now } from '#session/clock.ts';
import { clockDayInWords, clockTimesInWords, zoneNote } from '../clock-words.ts';
import { requestRosterChange } from './change-commands.ts';
import {
  changeFieldsOf,
  initialChange,
  type RequestedTimes,
  requestedTimes,
  type ShiftToChange,
} from './change-fields.ts';

/**
 * Requests other times of a shift, planned or worked, with a reason. Users who can edit the roster decide it.
 */
export function AskChangeDialog({ shift, onClose }: { shift: ShiftToChange; onClose: () => void }) {
  const [request, requesting] = useCommand(requestRosterChange, { success: 'Request sent' });
  return (
    <AskChangeForm
      shift={shift}
      saving={requesting}
      onClose={onClose}
      onAsk={async (change, message) => {
        const { ok } = await request({ clinic_roster_id: shift.id, ...change, message });
        if (ok) onClose();
      }}
    />
  );
}

/** The form without its request to the server, so that a story can show it. */
export function AskChangeForm({
  shift,
  saving,
  onClose,
  onAsk,
}: {
  shift: ShiftToChange;
  saving: boolean;
  onClose: () => void;
  onAsk: (change: RequestedTimes, message: string) => Promise<void>;
}) {
  const { zone } = useClinic();
  const [at] = useState(now);
  const begins = initialChange(shift, at);
  const { clinic_roster_date, start_time, end_time, clinic_name } = shift;
  const about = [
    clockDayInWords(clinic_roster_date),
    clockTimesInWords(start_time, end_time),
    clinic_name,
    zoneNote(shift.zone, zone),
  ];
  return (
    <FieldDialog
      title="Ask for a change"
      about={about.filter(Boolean).join(', ')}
      save="Send request"
      saving={saving}
      begins={begins}
      fieldsOf={changeFieldsOf(shift, at)}
      onClose={onClose}
      onSave={async (record) => {
        // The record has no `kind` if the form did not offer the choice.
        const kind = (record.kind ?? begins.kind) === 'worked' ? 'worked' : 'planned';
        const change = requestedTimes(shift, kind, record);
        if (!change) return refuse('These are the times as they are. Change at least one.');
        await onAsk(change, String(record.message));
      }}
    />
  );
}
