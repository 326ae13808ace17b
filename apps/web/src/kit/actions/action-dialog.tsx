import type { RowAction } from '@operatory/resource';
import { useState } from 'react';
import { titleOf } from '#kit/definition/row-actions.ts';
import { FieldDialog } from '#kit/fields/field-dialog.tsx';
import { inClinic } from '#kit/resource/in-clinic.ts';

/** Asks for the arguments of a row's command, with one input for each. */
export function ActionDialog({
  action,
  name,
  clinicId,
  onClose,
  onSave,
}: {
  action: RowAction;
  name: string;
  /** The row's clinic, which limits the options; undefined if the row has none. */
  clinicId?: unknown;
  onClose: () => void;
  onSave: (asked: Readonly<Record<string, unknown>>) => Promise<void>;
}) {
  const fields = inClinic(
    Object.entries(action.asks ?? {}).map(([column, field]) => ({ name: column, field })),
    clinicId,
  );
  const [saving, setSaving] = useState(false);
  return (
    <FieldDialog
      title={titleOf(action)}
      about={name}
      save={titleOf(action)}
      saving={saving}
      fieldsOf={() => fields}
      onClose={onClose}
      onSave={async (asked) => {
        setSaving(true);
        await onSave(asked);
        setSaving(false);
      }}
    />
  );
}
