import { createContext, type ReactNode, useContext } from 'react';
import { useClinic } from './clinic.ts';

const RecordZone = createContext<string | null>(null);

/** All times within are of the clinic's zone, whichever clinic is chosen; of a record without one they are as outside. */
export function InZoneOf({ record, children }: { record: object | undefined; children: ReactNode }) {
  const { clinics } = useClinic();
  const outside = useContext(RecordZone);
  const clinicId = record && 'clinic_id' in record ? record.clinic_id : undefined;
  const own = clinics.find(({ id }) => id === clinicId)?.zone;
  return <RecordZone value={own ?? outside}>{children}</RecordZone>;
}

/** The zone to show a time in: that of its record, else of the chosen clinic. */
export function useZone(): string {
  const { zone } = useClinic();
  return useContext(RecordZone) ?? zone;
}
