import { Button, Drawer, Group, SimpleGrid, Skeleton } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { messages, type Role, roleOf } from '@operatory/domain';
import { useCommand } from '#data/hooks.ts';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.ts';
import { mayWrite } from './allowed.ts';
import { FieldInput } from './field-input.tsx';
import type { FormField, ListDefinition, RowBase } from './list-definition.ts';
import { keyOf, type listOperations } from './list-query.ts';
import classes from './record-form.module.css';
import { type FieldValues, inputValue, problemsOf, recordOf } from './record-values.ts';
import { writeProblem } from './write-problem.ts';

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
  const { clinic, active } = useClinic();
  const me = useMe();
  const { edit } = definition;
  const byCommand = row && edit?.columns(me);
  const fields = (definition.form ?? []).filter(
    ({ name, once }) =>
      (byCommand
        ? byCommand.includes(name)
        : mayWrite(definition.table, row ? 'update' : 'insert', name, me)) &&
      (row === null || !once),
  );
  const known = (row ?? {}) as Record<string, unknown>;
  const form: UseFormReturnType<FieldValues> = useForm<FieldValues>({
    initialValues: Object.fromEntries(
      fields.map(({ name, field }) => {
        if (row) return [name, inputValue(field, known[name])];
        if (field.kind === 'reference' && field.table === 'clinics') {
          // Without a clinic is the whole organisation's, which only who runs that may write.
          const none = !field.required && roleOf(me.role as Role).actsAs === 'client_admin';
          const chosen = active.find(({ id }) => id === clinic?.id) ?? (none ? undefined : active[0]);
          return [name, chosen?.id ?? ''];
        }
        // Of a required choice the first is taken: a new room is active.
        const first = field.kind === 'enum' && name === 'status' ? field.options[0]?.value : null;
        return [name, inputValue(field, first)];
      }),
    ),
    // Of a record that is there, what nobody touched holds nobody up.
    validate: (values) => problemsOf(row ? fields.filter(({ name }) => form.isDirty(name)) : fields, values),
  });
  const [insert, inserting] = useCommand(operations.insert, { silent: true });
  const [update, updating] = useCommand(operations.update, { silent: true });
  const saving = inserting || updating;
  const firstTyped = fields.findIndex(
    ({ field }) => field.kind !== 'file' && field.kind !== 'files' && field.kind !== 'address',
  );

  async function save(values: FieldValues) {
    // Only what was changed is sent: what two people change at once of one record, both keep.
    const asked = row
      ? recordOf(
          fields.filter(({ name }) => form.isDirty(name)),
          values,
        )
      : withoutNulls(recordOf(fields, values));
    if (row && Object.keys(asked).length === 0) {
      onClose();
      return;
    }
    const record = { ...asked, ...definition.derive?.({ ...known, ...asked }) };
    const answer = row
      ? await update({ key: edit ? keyOf(row.id).id : keyOf(row.id), set: record })
      : await insert({ object: record });
    // No row means that this one is beyond the person's rights, though others are not.
    if (answer.ok && !Object.values(answer.data)[0]) {
      toast.error(messages.no_permission);
      return;
    }
    if (answer.ok) {
      toast.success(row ? messages.updated : messages.saved);
      onClose();
      return;
    }
    const { field, sentence } = writeProblem(answer.error, fields, definition.duplicate);
    if (field) form.setFieldError(field, sentence);
    else toast.error(sentence);
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
    <Drawer
      opened
      onClose={() => void close()}
      title={title}
      size={fields.length > 8 ? 640 : 440}
      classNames={{ content: classes.drawer ?? '', body: classes.body ?? '' }}
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit(save, (errors) => {
          toast.error(messages.enter_all_required);
          form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
        })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
        }}
      >
        <SimpleGrid cols={fields.length > 8 ? { base: 1, sm: 2 } : 1} spacing={16} mb={24}>
          {fields.map((field, index) => (
            <div key={form.key(field.name)} className={isWide(field) ? classes.whole : undefined}>
              <FieldInput
                {...field}
                first={index === firstTyped}
                problems={form.errors}
                input={form.getInputProps(field.name)}
              />
            </div>
          ))}
        </SimpleGrid>
        <Group justify="flex-end" gap={8} className={classes.foot ?? ''}>
          <Button variant="default" onClick={() => void close()}>
            Cancel
          </Button>
          <Button type="submit" loading={saving}>
            Save
          </Button>
        </Group>
      </form>
    </Drawer>
  );
}

/** What is left empty in a new record is the database's to fill in. */
const withoutNulls = (record: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));

/** Addresses, pictures and long texts take a whole row of a form. */
export const isWide = ({ field }: FormField): boolean =>
  wide.has(field.kind) || (field.kind === 'text' && (field.lines ?? 1) > 1);
const wide: ReadonlySet<string> = new Set(['address', 'file', 'files', 'json']);
