import { Select, Stack } from '@mantine/core';
import { specifiedMessages } from '@operatory/domain';
import { labelOf } from '@operatory/resource';
import { useEffect, useRef, useState } from 'react';
import { refusalPlace } from '#data/refusals.ts';
import { toast } from '#data/toast.ts';
import type { FormField } from '#kit/definition/list-definition.ts';
import {
  type FieldValue,
  inputValue,
  problemsOf,
  recordOf,
  valueOfInput,
} from '#kit/definition/record-values.ts';
import { FieldInput } from '#kit/fields/field-input.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { type BulkEditResult, onlyReason, reportRefused } from './bulk-edit.ts';

/**
 * Sets one field of all selected rows. If no row was changed, the dialog stays open with the reason. If it is
 * closed earlier, the work continues and failed rows are listed.
 */
export function BulkEditDialog({
  words,
  fields,
  onSave,
  onClose,
}: {
  /** The selected rows in words, such as `3 contacts`. */
  words: string;
  fields: readonly FormField[];
  onSave: (record: Readonly<Record<string, unknown>>) => Promise<BulkEditResult>;
  onClose: () => void;
}) {
  const [chosen, setChosen] = useState<FormField | undefined>(fields.length === 1 ? fields[0] : undefined);
  const [value, setValue] = useState<FieldValue>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});

  const [saving, setSaving] = useState(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  function choose(name: string | null) {
    const field = fields.find((one) => one.name === name);
    setChosen(field);
    setProblems({});
    if (field) setValue(inputValue(field.field, null));
  }
  async function save() {
    if (!chosen || saving) return;
    const values = { [chosen.name]: value };
    const found = problemsOf([chosen], values);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const refuse = refusalPlace();
    setSaving(true);
    const edited = await onSave(recordOf([chosen], values));
    if (edited.done.length > 0) toast.success(specifiedMessages.updated);
    const reason = onlyReason(edited);
    if (reason !== null && isOpen.current) refuse({ sentence: reason });
    else reportRefused(edited.refused);
    if (!isOpen.current) return;
    setSaving(false);
    if (edited.done.length > 0) onClose();
  }

  return (
    <Dialog title={`Edit ${words}`} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap={16}>
          <Select
            label="Field"
            data-autofocus
            searchable
            data={fields.map(({ name, field }) => ({ value: name, label: labelOf(name, field) }))}
            value={chosen?.name ?? null}
            onChange={choose}
          />
          {chosen ? (
            <FieldInput
              key={chosen.name}
              {...chosen}
              problems={problems}
              input={{
                value,
                error: problems[chosen.name],
                onChange: (next: unknown) => setValue(valueOfInput(next)),
                onFocus: () => {},
                onBlur: () => {},
              }}
            />
          ) : null}
          <DialogFoot saving={saving} disabled={!chosen} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
