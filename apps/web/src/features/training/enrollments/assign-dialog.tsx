import { useForm } from '@mantine/form';
import { eq, reference } from '@operatory/resource';
import { useCommand } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { peopleFields } from '#kit/assignments/people-fields.ts';
import type { FormField } from '#kit/definition/list-definition.ts';
import { idsOf } from '#kit/definition/list-query.ts';
import { type FieldValues, inputValue, problemsOf } from '#kit/definition/record-values.ts';
import { FormDialog } from '#kit/form/form-dialog.tsx';
import { enrolUsers } from '../training-commands.ts';

const courseField: FormField = {
  name: 'training_course_id',
  field: reference('training_courses', 'training_course', {
    label: 'Course',
    required: true,
    where: eq('status', 'ACTIVE'),
  }),
};
const fields: readonly FormField[] = [
  courseField,
  ...peopleFields,
  {
    name: 'due_date',
    field: { kind: 'date', label: 'Due', hint: 'If you leave this empty, the course’s own days count.' },
  },
  { name: 'message', field: { kind: 'text', lines: 2, label: 'Message', maxLength: 1000 } },
];
const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

export function AssignDialog({
  course,
  user,
  onClose,
}: {
  /** The id of the course; without one, the user chooses it. */
  course?: string;
  user?: string;
  onClose: () => void;
}) {
  const [enrol, enrolling] = useCommand(enrolUsers);
  const form = useForm<FieldValues>({
    initialValues: {
      ...Object.fromEntries(fields.map(({ name, field }) => [name, inputValue(field, null)])),
      training_course_id: course ?? '',
      user_ids: user === undefined ? [] : [user],
    },
    validate: (values) => ({
      ...problemsOf(fields, values),
      ...(idsOf(values.user_ids).length +
        idsOf(values.role_names).length +
        idsOf(values.clinic_ids).length ===
      0
        ? { user_ids: 'Choose people, roles or clinics.' }
        : {}),
    }),
  });
  const shown = course === undefined ? fields : fields.filter((field) => field !== courseField);
  async function save(values: FieldValues) {
    const answer = await enrol({
      training_course_id: String(values.training_course_id),
      user_ids: [...idsOf(values.user_ids)],
      role_names: [...idsOf(values.role_names)],
      clinic_ids: [...idsOf(values.clinic_ids)],
      due_date: values.due_date ? String(values.due_date) : null,
      message: String(values.message ?? '').trim() || null,
    });
    if (!answer.ok) return;
    const { enrolled, already } = answer.data.enrol_users;
    toast.success(`Assigned to ${people(enrolled)}${already > 0 ? `. ${already} already take it.` : ''}`);
    onClose();
  }
  return (
    <FormDialog
      title="Assign a course"
      form={form}
      fields={shown}
      save="Assign"
      saving={enrolling}
      onSave={save}
      onClose={onClose}
    />
  );
}
