import { Select, Stack } from '@mantine/core';
import { labelOf } from '@operatory/resource';
import { useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { FieldInput } from './field-input.tsx';
import type { FormField } from './list-definition.ts';
import { type FieldValue, inputValue, problemsOf, recordOf, toldBy } from './record-values.ts';

/** One field of all the selected rows, by the form's own input and rules. */
export function BulkEditDialog({
  words,
  fields,
  onSave,
  onClose,
}: {
  /** `3 contacts`. */
  words: string;
  fields: readonly FormField[];
  onSave: (record: Readonly<Record<string, unknown>>) => void;
  onClose: () => void;
}) {
  const [chosen, setChosen] = useState<FormField | undefined>(fields.length === 1 ? fields[0] : undefined);
  const [value, setValue] = useState<FieldValue>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});

  function choose(name: string | null) {
    const field = fields.find((one) => one.name === name);
    setChosen(field);
    setProblems({});
    if (field) setValue(inputValue(field.field, null));
  }
  function save() {
    if (!chosen) return;
    const values = { [chosen.name]: value };
    const found = problemsOf([chosen], values);
    setProblems(found);
    if (Object.keys(found).length === 0) onSave(recordOf([chosen], values));
  }

  return (
    <Dialog title={`Edit ${words}`} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
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
                onChange: (next: unknown) => setValue(toldBy(next)),
                onFocus: () => {},
                onBlur: () => {},
              }}
            />
          ) : null}
          <DialogFoot disabled={!chosen} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
