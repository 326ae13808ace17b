import { Stack } from '@mantine/core';
import { messages } from '@operatory/domain';
import { useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { accessOf, draftOf } from './access-draft.ts';
import { AccessFields, useCustomRoles } from './access-fields.tsx';
import { accessProblem } from './access-problem.ts';
import { type PersonDetail, setUserAccess } from './person-queries.ts';
import { personFacts } from './person-rows.ts';

export function AccessDialog({ person, onClose }: { person: PersonDetail; onClose: () => void }) {
  const customs = useCustomRoles();
  const [draft, setDraft] = useState(() => draftOf(personFacts(person)));
  const [save, saving] = useCommand(setUserAccess, {
    success: messages.access_changed,
    failure: messages.access_unsaved,
    duration: 5_000,
  });
  const problem = accessProblem(draft);
  async function submit() {
    if (problem || !customs) return;
    // Custom roles that the user may not change need not be sent, because the server keeps them.
    const answer = await save({ user_id: person.id, ...accessOf(draft, customs) });
    if (answer.ok) onClose();
  }
  return (
    <Dialog title={`Access for ${person.display_name}`} onClose={onClose} locked={saving}>
      <Stack gap={16}>
        <AccessFields
          draft={draft}
          onChange={setDraft}
          customs={customs ?? []}
          held={person.j_users_clinics.flatMap(({ clinic }) => clinic ?? [])}
          problem={problem}
        />
        <DialogFoot
          saving={saving}
          disabled={problem !== null || !customs}
          onSave={() => void submit()}
          onCancel={onClose}
        />
      </Stack>
    </Dialog>
  );
}
