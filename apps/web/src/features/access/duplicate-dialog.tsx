import { TextInput } from '@mantine/core';
import { messages } from '@operatory/domain';
import { customRole } from '@operatory/domain/access/role-access.resource';
import { normaliseText, validate } from '@operatory/resource';
import { useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { DialogForm } from '#ui/dialog-form.tsx';
import { type CustomRoleRow, duplicateCustomRole } from './access-documents.ts';
import { accessRefusal, refusalInWords } from './refusal-words.ts';

const field = customRole.fields?.name ?? { kind: 'text' as const };

/** The dialog to create another custom role with the same access. */
export function DuplicateDialog({
  role,
  onClose,
  onDone,
}: {
  role: Pick<CustomRoleRow, 'id' | 'name'>;
  onClose: () => void;
  onDone: (id: string) => void;
}) {
  const [name, setName] = useState(`${role.name} copy`.slice(0, 30));
  const [problem, setProblem] = useState<string | null>(null);
  const [duplicate, running] = useCommand(duplicateCustomRole, { silent: true, success: messages.saved });
  async function save() {
    const wrong = validate('name', field, name);
    setProblem(wrong);
    if (wrong || running) return;
    const answer = await duplicate({ id: role.id, name: normaliseText(name), clinic_id: null });
    if (answer.ok) {
      if (answer.data.duplicate_custom_role) onDone(answer.data.duplicate_custom_role.id);
    } else setProblem(refusalInWords(accessRefusal(answer.error)) ?? answer.sentence);
  }
  return (
    <DialogForm
      title={`Duplicate ${role.name}`}
      save="Duplicate"
      saving={running}
      onSave={save}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        withAsterisk
        data-autofocus
        description="The new role starts with the same access as this one."
        value={name}
        error={problem}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setProblem(null);
        }}
      />
    </DialogForm>
  );
}
