import { Select } from '@mantine/core';
import { type RosterBreakType, rosterBreakTypes } from '@operatory/domain';
import { useRef, useState } from 'react';
import { DialogForm } from '#ui/dialog-form.tsx';

export function AddBreakDialog({
  onClose,
  onStart,
}: {
  onClose: () => void;
  /** The dialog stays open and locked until this resolves; then the parent closes it. */
  onStart: (type: RosterBreakType) => Promise<void> | void;
}) {
  const [type, setType] = useState<RosterBreakType | null>(null);
  const [missing, setMissing] = useState(false);
  const [starting, setStarting] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  async function start() {
    if (type === null) {
      setMissing(true);
      input.current?.focus();
      return;
    }
    setStarting(true);
    try {
      await onStart(type);
    } finally {
      setStarting(false);
    }
  }
  return (
    <DialogForm title="Add Break" save="Start" saving={starting} onSave={start} onClose={onClose}>
      <Select
        ref={input}
        data-autofocus
        label="Which break you want"
        withAsterisk
        allowDeselect={false}
        data={rosterBreakTypes.map(({ value, label }) => ({ value, label }))}
        value={type}
        error={missing && type === null ? 'Which break you want is required' : null}
        onChange={(next) => setType(next as RosterBreakType | null)}
      />
    </DialogForm>
  );
}
