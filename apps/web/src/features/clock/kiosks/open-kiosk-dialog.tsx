import { reference, text } from '@operatory/resource';
import { useState } from 'react';
import { refuse } from '#data/refusals.ts';
import { RestError } from '#data/rest.ts';
import { accessToken } from '#data/token.ts';
import type { FormField } from '#kit/definition/list-definition.ts';
import { FieldDialog } from '#kit/fields/field-dialog.tsx';
import { useClinic } from '#session/clinic.ts';
import { openKiosk } from '../kiosk/kiosk-api.ts';

const fields: readonly FormField[] = [
  { name: 'clinic_id', field: reference('clinics', 'clinic', { label: 'Clinic', required: true }) },
  {
    name: 'name',
    field: text({
      label: 'Name',
      required: true,
      maxLength: 100,
      hint: 'Where it stands, such as Front desk',
    }),
  },
];

export function OpenKioskDialog({ onClose }: { onClose: () => void }) {
  const { clinic, active } = useClinic();
  const [opening, setOpening] = useState(false);
  const usual = clinic ?? (active.length === 1 ? active[0] : undefined);
  async function open(record: Readonly<Record<string, unknown>>) {
    setOpening(true);
    try {
      await openKiosk(
        { clinic_id: String(record.clinic_id), name: String(record.name) },
        await accessToken(),
      );
      // A full page load, so that the kiosk keeps nothing of the session of the person who opened it.
      location.assign('/kiosk');
    } catch (error) {
      setOpening(false);
      if (!(error instanceof RestError)) throw error;
      refuse(error.message);
    }
  }
  return <OpenKioskForm clinicId={usual?.id} saving={opening} onClose={onClose} onOpen={open} />;
}

/** The form without its request to the server, so that a story can show it. */
export const OpenKioskForm = ({
  clinicId = '',
  saving,
  onClose,
  onOpen,
}: {
  clinicId?: string | undefined;
  saving: boolean;
  onClose: () => void;
  onOpen: (record: Readonly<Record<string, unknown>>) => Promise<void>;
}) => (
  <FieldDialog
    title="Open this device as a kiosk"
    about="People of the clinic clock in and out here with their PIN. You are signed out on this device."
    save="Open kiosk"
    saving={saving}
    begins={{ clinic_id: clinicId }}
    fieldsOf={() => fields}
    onClose={onClose}
    onSave={onOpen}
  />
);
