import { Combobox, Select, TextInput, type TextInputProps } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { PlainPickDialog } from '#kit/pick/plain-pick-dialog.tsx';
import { useClinic } from '#session/clinic.ts';

/** Up to this many clinics are in a dropdown; if there are more, the field opens a dialog. */
export const clinicsAtOnce = 8;

interface ClinicInputProps
  extends Pick<
    TextInputProps,
    | 'label'
    | 'name'
    | 'placeholder'
    | 'withAsterisk'
    | 'disabled'
    | 'error'
    | 'description'
    | 'onBlur'
    | 'onFocus'
  > {
  readonly value?: string | null;
  readonly onChange: (id: string | null) => void;
  /** Whether the clinic can be empty, which means the whole client. */
  readonly clearable?: boolean;
  readonly 'data-autofocus'?: boolean;
}

/**
 * Chooses one of the user's active clinics, or keeps an inactive one that is already chosen. If there are
 * many, the field opens 'Select Clinic'.
 */
export function ClinicInput({ value = null, onChange, clearable = false, ...props }: ClinicInputProps) {
  const mine = useClinic();
  const clinics = mine.clinics.filter((clinic) => clinic.id === value || mine.active.includes(clinic));
  const [picking, setPicking] = useState(false);
  if (clinics.length <= clinicsAtOnce)
    return (
      <Select
        data={clinics.map(({ id, name }) => ({ value: id, label: name }))}
        allowDeselect={clearable}
        clearable={clearable}
        value={value || null}
        onChange={onChange}
        {...props}
      />
    );
  const chosen = clinics.filter(({ id }) => id === value);
  const open = () => setPicking(true);
  function onKeyDown(event: KeyboardEvent) {
    if (event.metaKey || event.ctrlKey || !['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    open();
  }
  return (
    <>
      <TextInput
        readOnly
        pointer
        aria-haspopup="dialog"
        placeholder="Select a clinic"
        rightSection={<Combobox.Chevron />}
        rightSectionPointerEvents="none"
        value={chosen[0]?.name ?? ''}
        onClick={open}
        onKeyDown={onKeyDown}
        {...props}
      />
      {picking ? (
        <PlainPickDialog
          table="clinics"
          where={{ id: { _in: clinics.map(({ id }) => id) } }}
          chosen={chosen}
          onClose={() => setPicking(false)}
          onSave={([clinic]) => {
            setPicking(false);
            if (clinic) onChange(clinic.id);
            else if (clearable) onChange(null);
          }}
        />
      ) : null}
    </>
  );
}
