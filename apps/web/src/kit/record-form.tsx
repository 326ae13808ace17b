import { Button, Drawer, Group, Skeleton, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { messages } from '@operatory/domain';
import { tidy, validate } from '@operatory/resource';
import { codeOf } from '#data/errors.ts';
import { useCommand } from '#data/hooks.ts';
import { useClinic } from '#session/clinic.ts';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.ts';
import { FieldInput } from './field-input.tsx';
import type { ListDefinition, RowBase } from './list-definition.ts';
import type { listOperations } from './list-query.ts';

type Values = Record<string, string>;

/** A drawer to add a record (`row` null) or edit one (`row` undefined while it is not yet read). */
export function RecordForm<Row extends RowBase>({
  definition,
  operations,
  row,
  onClose,
}: {
  definition: ListDefinition<Row>;
  operations: ReturnType<typeof listOperations<Row>>;
  row: Row | null | undefined;
  onClose: () => void;
}) {
  const title = row === null ? `Add ${definition.one}` : `Edit ${definition.one}`;
  if (row === undefined) {
    return (
      <Drawer opened onClose={onClose} title={title}>
        <Skeleton height={120} />
      </Drawer>
    );
  }
  return (
    <LoadedForm definition={definition} operations={operations} row={row} title={title} onClose={onClose} />
  );
}

function LoadedForm<Row extends RowBase>({
  definition,
  operations,
  row,
  title,
  onClose,
}: {
  definition: ListDefinition<Row>;
  operations: ReturnType<typeof listOperations<Row>>;
  row: Row | null;
  title: string;
  onClose: () => void;
}) {
  const { clinic, clinics } = useClinic();
  const fields = (definition.form ?? []).filter((field) => row === null || !field.once);
  const known = (row ?? {}) as Record<string, unknown>;
  const form = useForm<Values>({
    initialValues: Object.fromEntries(
      fields.map(({ name, field }) => {
        if (row) return [name, String(known[name] ?? '')];
        if (field.kind === 'reference' && field.table === 'clinics')
          return [name, clinic?.id ?? clinics[0]?.id ?? ''];
        return [name, field.kind === 'enum' ? (field.options[0]?.value ?? '') : ''];
      }),
    ),
    validate: Object.fromEntries(
      fields.map(({ name, field }) => [
        name,
        (value: string, values: Values) => validate(name, field, value, values),
      ]),
    ),
  });
  const [insert, inserting] = useCommand(operations.insert, { silent: true });
  const [update, updating] = useCommand(operations.update, { silent: true });
  const saving = inserting || updating;

  async function save(values: Values) {
    const record = Object.fromEntries(fields.map(({ name }) => [name, tidy(values[name] ?? '') || null]));
    const answer = row ? await update({ id: row.id, set: record }) : await insert({ object: record });
    if (answer.ok) {
      toast.success(row ? messages.updated : messages.saved);
      onClose();
      return;
    }
    if (definition.duplicate && codeOf(answer.error) === 'constraint-violation')
      form.setFieldError('name', definition.duplicate);
    else toast.error(messages.not_saved);
  }

  async function close() {
    if (
      !form.isDirty() ||
      (await confirmDialog({
        title: 'Leave without saving?',
        text: 'What you typed will be lost.',
        confirm: 'Leave',
        cancel: 'Stay',
      }))
    ) {
      onClose();
    }
  }

  return (
    <Drawer opened onClose={() => void close()} title={title}>
      <form
        noValidate
        onSubmit={form.onSubmit(save, (errors) => {
          toast.error(messages.fill_valid_details);
          form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
        })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
        }}
      >
        <Stack gap={16}>
          {fields.map((field, index) => (
            <FieldInput
              key={form.key(field.name)}
              {...field}
              first={index === 0}
              input={form.getInputProps(field.name)}
            />
          ))}
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={() => void close()}>
              Cancel
            </Button>
            <Button type="submit" loading={saving}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Drawer>
  );
}
