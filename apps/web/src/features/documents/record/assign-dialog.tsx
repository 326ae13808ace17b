import { useForm } from '@mantine/form';
import { useCommand } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { idsOf } from '#kit/definition/list-query.ts';
import type { FieldValues } from '#kit/definition/record-values.ts';
import { FormDialog } from '#kit/form/form-dialog.tsx';
import { assignDocument } from '../document-commands.ts';
import { countOf } from '../document-words.ts';
import { assignArguments, assignDraft, assignFields } from './assign-draft.ts';
import type { ClientDocument } from './document-query.ts';

export function AssignDialog({ document, onClose }: { document: ClientDocument; onClose: () => void }) {
  const [assign, assigning] = useCommand(assignDocument);
  const form = useForm<FieldValues>({
    initialValues: assignDraft(document),
    validate: ({ user_ids, role_names }) =>
      idsOf(user_ids).length + idsOf(role_names).length === 0 ? { user_ids: 'Choose people or roles.' } : {},
  });
  const shown = assignFields.filter(
    ({ name }) =>
      (name !== 'witness_user_id' || document.is_witness_signature_required) &&
      (name !== 'admin_signer_user_id' || document.is_admin_signature_required) &&
      (name !== 'clinic_ids' || idsOf(form.values.role_names).length > 0),
  );
  async function save(values: FieldValues) {
    const answer = await assign({ id: document.id, ...assignArguments(values) });
    if (!answer.ok) return;
    const { assigned = 0, already = 0 } = answer.data.assign_client_document ?? {};
    toast.success(
      `Assigned to ${countOf(assigned, 'person', 'people')}${already > 0 ? `. ${already} already had it.` : ''}`,
    );
    onClose();
  }
  return (
    <FormDialog
      title="Assign"
      form={form}
      fields={shown}
      save="Assign"
      saving={assigning}
      onSave={save}
      onClose={onClose}
    />
  );
}
