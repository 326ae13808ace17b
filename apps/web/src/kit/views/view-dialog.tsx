import { Checkbox, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { mayAdd } from '#kit/definition/allowed.ts';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { DialogForm } from '#ui/dialog-form.tsx';
import type { ViewWords } from './use-saved-views.ts';

const onlyMe = 'me';
const everybody = 'everybody';

export function ViewDialog({
  title,
  words,
  onSave,
  onClose,
}: {
  title: string;
  words: ViewWords;
  onSave: (words: ViewWords) => Promise<boolean>;
  onClose: () => void;
}) {
  const me = useMe();
  const { clinics } = useClinic();
  const [name, setName] = useState(words.name);
  const [seenBy, setSeenBy] = useState(words.shared ? (words.clinicId ?? everybody) : onlyMe);
  const [first, setFirst] = useState(words.first);
  const [saving, setSaving] = useState(false);
  const isShareable = (clinicId: string | null) =>
    mayAdd('saved_views', { user_id: me.user.id, is_shared: true, clinic_id: clinicId }, me);
  const seers = [
    { value: onlyMe, label: 'Only me' },
    ...(isShareable(null) ? [{ value: everybody, label: 'Everybody' }] : []),
    ...clinics.filter(({ id }) => isShareable(id)).map(({ id, name: label }) => ({ value: id, label })),
  ];

  async function save() {
    if (!name.trim() || saving) return;
    setSaving(true);
    const shared = seenBy !== onlyMe;
    const clinicId = shared && seenBy !== everybody ? seenBy : null;
    const done = await onSave({ name: name.trim(), shared, clinicId, first });
    setSaving(false);
    if (done) onClose();
  }

  return (
    <DialogForm
      title={title}
      save="Save view"
      disabled={!name.trim()}
      saving={saving}
      onSave={save}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        description="Saves the filters, search and sorting for all your devices."
        data-autofocus
        maxLength={30}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {seers.length > 1 ? (
        <Select
          label="Who can see it"
          data={seers}
          allowDeselect={false}
          value={seenBy}
          onChange={(next) => setSeenBy(next ?? onlyMe)}
        />
      ) : null}
      <Checkbox
        label="Always open the list with this view"
        checked={first}
        onChange={(event) => setFirst(event.currentTarget.checked)}
      />
    </DialogForm>
  );
}
