import { createContext, type ReactNode, useContext } from 'react';
import { useClinic } from './clinic.ts';

const RecordZone = createContext<string | null>(null);

/**
 * Shows the times inside in the zone of the record's clinic, whichever clinic is chosen. For a record without
 * a clinic nothing changes.
 */
export function InZoneOf({ record, children }: { record: object | undefined; children: ReactNode }) {
  const { clinics } = useClinic();
  const outside = useContext(RecordZone);
  const clinicId = record && 'clinic_id' in record ? record.clinic_id : undefined;
  const own = clinics.find(({ id }) => id === clinicId)?.zone;
  return <RecordZone value={own ?? outside}>{children}</RecordZone>;
}

/** The zone of displayed times: that of the record around, or else of the chosen clinic. */
export function useZone(): string {
  const { zone } = useClinic();
  return useContext(RecordZone) ?? zone;
}
