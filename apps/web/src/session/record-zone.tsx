import { createContext, type ReactNode, useContext } from 'react';
import { useClinic } from './clinic.ts';

const RecordZone = createContext<string | null>(null);

/** Shows all times inside in the record's clinic's zone, whichever clinic is chosen; a record without a clinic changes nothing. */
export function InZoneOf({ record, children }: { record: object | undefined; children: ReactNode }) {
  const { clinics } = useClinic();
  const outside = useContext(RecordZone);
  const clinicId = record && 'clinic_id' in record ? record.clinic_id : undefined;
  const own = clinics.find(({ id }) => id === clinicId)?.zone;
  return <RecordZone value={own ?? outside}>{children}</RecordZone>;
}

/** The zone for displayed times: the record's, otherwise the chosen clinic's. */
export function useZone(): string {
  const { zone } = useClinic();
  return useContext(RecordZone) ?? zone;
}
