import { Button, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { messages, specifiedMessages } from '@operatory/domain';
import { useId, useRef, useState } from 'react';
import { toast } from '#data/toast.ts';
import type { FormField } from '#kit/definition/list-definition.ts';
import type { FieldValues } from '#kit/definition/record-values.ts';
import { writeProblem } from '#kit/definition/write-problem.ts';
import { FieldInput } from '#kit/fields/field-input.tsx';
import { useLeaveGuard } from '#kit/form/use-leave-guard.ts';
import { FormFoot } from '#ui/form-foot.tsx';
import { Refused } from '#ui/refused.tsx';
import { submitByKeys } from '#ui/submit-by-keys.ts';
import { draftProblems, fieldsOf, isShown, shownValues } from './document-draft.ts';

export interface FormSection {
  readonly title: string;
  readonly note?: string;
  readonly fields: readonly FormField[];
}

/** The form of a document. Its typed values stay when the server refuses them. */
export function DocumentForm({
  sections,
  begin,
  save,
  saving,
  onSave,
  onCancel,
}: {
  sections: readonly FormSection[];
  begin: FieldValues;
  /** The label of the save button. */
  save: string;
  saving: boolean;
  /** Resolves with the server's error if it refuses the document, else with null. */
  onSave: (values: FieldValues) => Promise<{ readonly error: unknown } | null>;
  onCancel: () => void;
}) {
  const fields = fieldsOf(sections);
  const form = useForm<FieldValues>({
    initialValues: begin,
    validate: (values) => draftProblems(fields, values),
  });
  const [refusal, setRefusal] = useState<string | null>(null);
  const done = useRef(false);
  useLeaveGuard(() => !done.current && form.isDirty());

  async function send(values: FieldValues) {
    if (saving) return;
    setRefusal(null);
    done.current = true;
    const refused = await onSave(shownValues(fields, values));
    done.current = refused === null;
    if (refused === null) return;
    const { field, sentence } = writeProblem(refused.error, fields);
    if (field) {
      form.setFieldError(field, sentence);
      form.getInputNode(field)?.focus();
    } else setRefusal(sentence);
  }

  return (
    <form
      aria-label="Document"
      noValidate
      onSubmit={form.onSubmit(send, (errors) => {
        toast.error(specifiedMessages.fill_valid_details ?? messages.enter_all_required);
        form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
      })}
      onKeyDown={submitByKeys}
    >
      <Stack gap={16} maw={720}>
        <Refused sentence={refusal} />
        {sections.map((section) => (
          <Section key={section.title} section={section}>
            {section.fields
              .filter(({ name }) => isShown(name, form.values))
              .map((field) => (
                <div key={field.name} style={{ gridColumn: isWide(field) ? '1 / -1' : undefined }}>
                  <FieldInput
                    key={form.key(field.name)}
                    {...field}
                    first={field.name === 'name'}
                    input={form.getInputProps(field.name)}
                    problems={form.errors}
                  />
                </div>
              ))}
          </Section>
        ))}
        <FormFoot>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={saving}>
            {save}
          </Button>
        </FormFoot>
      </Stack>
    </form>
  );
}

const isWide = ({ field }: FormField): boolean =>
  field.kind === 'files' ||
  field.kind === 'boolean' ||
  (field.kind === 'text' && ((field.lines ?? 1) > 1 || field.format === 'url')) ||
  (field.kind === 'reference' && field.many === true);

function Section({
  section: { title, note },
  children,
}: {
  section: FormSection;
  children: React.ReactNode;
}) {
  const id = useId();
  return (
    <Paper p={24} component="section" aria-labelledby={id}>
      <Title order={2} id={id} mb={note ? 4 : 16}>
        {title}
      </Title>
      {note ? (
        <Text size="sm" c="var(--op-muted)" mb={16}>
          {note}
        </Text>
      ) : null}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16}>
        {children}
      </SimpleGrid>
    </Paper>
  );
}
