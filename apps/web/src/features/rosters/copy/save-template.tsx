import { Stack, Text, TextInput } from '@mantine/core';
import { weekOf } from '@operatory/domain';
import { useEffect, useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { rosterCountInWords } from '../roster-words.ts';
import { saveRosterTemplate } from './plan-preview.ts';
import { weekInWords } from './plan-words.ts';
import type { TemplateDialogProps } from './template-dialog.tsx';

/** Saves the displayed week as a template, including its drafts. */
export function SaveTemplate({
  roster,
  week,
  date,
  onLocked,
  onClose,
}: TemplateDialogProps & { readonly onLocked: (locked: boolean) => void }) {
  const monday = weekOf(date);
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const [save, saving] = useCommand(saveRosterTemplate, {
    success: ({ save_roster_template }) => `Saved as ${save_roster_template?.name ?? 'a template'}`,
    onThrough: onClose,
  });
  useEffect(() => onLocked(saving), [saving, onLocked]);
  const count = week.shifts.filter(
    ({ clinic_roster_date, roster_shift_type }) =>
      weekOf(clinic_roster_date) === monday && roster_shift_type !== 'UNROSTERED',
  ).length;
  const isMissing = name.trim() === '';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isMissing && count > 0)
          void save({ clinic_id: roster.range.clinic, week: monday, name: name.trim() });
      }}
    >
      <Stack gap={16}>
        <Text size="sm">
          {count === 0
            ? `There are no shifts in the week of ${weekInWords(monday)}.`
            : `${rosterCountInWords(count, 'shift')} of the week of ${weekInWords(monday)}, without their extra breaks.`}
        </Text>
        <TextInput
          data-autofocus
          label="Name"
          withAsterisk
          maxLength={100}
          value={name}
          error={tried && isMissing ? 'Name is required' : null}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <DialogFoot save="Save template" saving={saving} disabled={count === 0} onCancel={onClose} />
      </Stack>
    </form>
  );
}
