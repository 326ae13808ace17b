import { useForm } from '@mantine/form';
import { messages } from '@operatory/domain';
import type { Field } from '@operatory/resource';
import { useCommand } from '#data/hooks.ts';
import { refusalPlace, refuse } from '#data/refusals.ts';
import { toast } from '#data/toast.ts';
import { type FieldValues, inputValue, problemsOf, recordOf } from '#kit/definition/record-values.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { FormDialog } from '#kit/form/form-dialog.tsx';
import { addDocument, changeDocument, type DocumentInput, type UserDocument } from './document-queries.ts';

const all = resourceOf('user_documents').fields ?? {};
const plain: Field = { kind: 'text' };
const fields = [
  { name: 'name', field: { ...(all.name ?? plain), label: 'Title' } },
  { name: 'document', field: { ...(all.document ?? plain), label: 'Document' } },
  { name: 'notes', field: all.notes ?? plain },
];

export function DocumentDialog({
  userId,
  document,
  onClose,
}: {
  userId: string;
  document: UserDocument | null;
  onClose: () => void;
}) {
  const known = (document ?? {}) as Readonly<Record<string, unknown>>;
  const form = useForm<FieldValues>({
    initialValues: Object.fromEntries(
      fields.map(({ name, field }) => [name, inputValue(field, known[name])]),
    ),
    validate: (values) => problemsOf(fields, values),
  });
  const silent = { silent: true } as const;
  const [add, adding] = useCommand(addDocument, silent);
  const [change, changing] = useCommand(changeDocument, silent);
  const saving = adding || changing;

  async function save(values: FieldValues) {
    if (saving) return;
    const refuseHere = refusalPlace();
    const record = recordOf(fields, values) as unknown as DocumentInput;
    const answer = document
      ? await change({ id: document.id, set: record })
      : await add({ object: { user_id: userId, ...record } });
    if (!answer.ok || !Object.values(answer.data)[0]) {
      refuseHere({ sentence: messages.document_not_saved });
      return;
    }
    toast.success(document ? messages.document_updated : messages.document_added);
    onClose();
  }

  return (
    <FormDialog
      title={document ? 'Edit user document' : 'Add user document'}
      form={form}
      fields={fields}
      onInvalid={(errors) => {
        refuse(messages.upload_document);
        form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
      }}
      saving={saving}
      onSave={save}
      onClose={onClose}
    />
  );
}
