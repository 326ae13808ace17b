import { Button, Group, Paper, SimpleGrid, Skeleton, Text, Title } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { specifiedMessages } from '@operatory/domain';
import { labelOf } from '@operatory/resource';
import { useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useCommand, useQueryData } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { FieldCell } from '#kit/cells/field-cell.tsx';
import { mayWrite } from '#kit/definition/allowed.ts';
import type { FormField } from '#kit/definition/list-definition.ts';
import { readableColumns } from '#kit/definition/readable.ts';
import { type FieldValues, inputValue, problemsOf, recordOf } from '#kit/definition/record-values.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { writeProblem } from '#kit/definition/write-problem.ts';
import { FieldInput } from '#kit/fields/field-input.tsx';
import { isWide } from '#kit/form/record-fields.tsx';
import classes from '#kit/form/record-form.module.css';
import { useLeaveGuard } from '#kit/form/use-leave-guard.ts';
import { formOf } from '#kit/resource/from-resource.tsx';
import { useMe } from '#session/session.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import sheet from './record-sheet.module.css';

type Row = Readonly<Record<string, unknown>>;

/**
 * One record that can be read here and, by users who may, edited in place, such as the user's own account.
 */
export function RecordCard({
  title,
  note,
  table,
  id,
  columns,
  own = false,
  onSaved,
}: {
  title: string;
  /** Shown in small text below the title. */
  note?: string;
  table: string;
  id: string;
  /**
   * The columns in the form's order. Those that the user may not read are left out, and those that they may
   * not write are read-only.
   */
  columns: readonly string[];
  /** Whether the row is the user's own, of which they may write more columns. */
  own?: boolean;
  onSaved?: () => void;
}) {
  const me = useMe();
  const fields = useMemo(() => {
    const readable = readableColumns(table, me);
    return formOf(
      resourceOf(table),
      columns.filter((name) => readable?.has(name)),
    );
  }, [table, columns, me]);
  const query = useMemo(
    () =>
      graphql<Record<string, Row | null>, { id: string }>(
        `query record($id: uuid!) { ${table}_by_pk(id: $id) { id ${fields.map(({ name }) => name).join(' ')} } }`,
      ),
    [table, fields],
  );
  const { data, error, fetching, refetch } = useQueryData(query, { id });
  const row = data?.[`${table}_by_pk`];
  if (!row) {
    if (fetching) return <Skeleton height={320} maw={720} />;
    return error ? <Failed onRefresh={refetch} /> : <NothingYet />;
  }
  const written = fields.filter(({ name }) => mayWrite(table, 'update', name, me, { own }));
  return written.length > 0 ? (
    <Editor title={title} note={note} table={table} id={id} row={row} fields={written} onSaved={onSaved} />
  ) : (
    <Facts title={title} note={note} row={row} fields={fields} zone={me.platform_zone} />
  );
}

function Editor({
  title,
  note,
  table,
  id,
  row,
  fields,
  onSaved,
}: {
  title: string;
  note: string | undefined;
  table: string;
  id: string;
  row: Row;
  fields: readonly FormField[];
  onSaved: (() => void) | undefined;
}) {
  const form: UseFormReturnType<FieldValues> = useForm<FieldValues>({
    initialValues: Object.fromEntries(fields.map(({ name, field }) => [name, inputValue(field, row[name])])),
    // Fields that the user has not edited cannot prevent saving.
    validate: (values) =>
      problemsOf(
        fields.filter(({ name }) => form.isDirty(name)),
        values,
      ),
  });
  const update = useMemo(
    () =>
      graphql<Record<string, { id: string } | null>, { id: string; set: unknown }>(
        `mutation save($id: uuid!, $set: ${table}_set_input!) { update_${table}_by_pk(pk_columns: { id: $id }, _set: $set) { id } }`,
      ),
    [table],
  );
  const [save, saving] = useCommand(update, { silent: true });
  useLeaveGuard(() => form.isDirty());

  async function submit(values: FieldValues) {
    const changed = fields.filter(({ name }) => form.isDirty(name));
    const answer = await save({ id, set: recordOf(changed, values) });
    if (!answer.ok) {
      const { field, sentence } = writeProblem(answer.error, fields);
      if (field) {
        form.setFieldError(field, sentence);
        form.getInputNode(field)?.focus();
      } else toast.error(sentence);
      return;
    }
    toast.success(specifiedMessages.updated);
    form.resetDirty();
    onSaved?.();
  }

  return (
    <Paper
      p={24}
      maw={720}
      component="form"
      aria-label={title}
      noValidate
      onSubmit={form.onSubmit(
        (values) => void submit(values),
        // Each invalid field shows its own message, so there is no other.
        (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
      )}
    >
      <Head title={title} note={note} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16} mb={24}>
        {fields.map((field) => (
          <div key={form.key(field.name)} className={isWide(field) ? classes.whole : undefined}>
            <FieldInput {...field} problems={form.errors} input={form.getInputProps(field.name)} />
          </div>
        ))}
      </SimpleGrid>
      <Group gap={8}>
        <Button type="submit" loading={saving} disabled={!form.isDirty()}>
          Save
        </Button>
        {form.isDirty() ? (
          <Button variant="subtle" color="gray" onClick={form.reset}>
            Discard changes
          </Button>
        ) : null}
      </Group>
    </Paper>
  );
}

function Head({ title, note }: { title: string; note: string | undefined }) {
  return (
    <div className={classes.head}>
      <Title order={2}>{title}</Title>
      {note ? (
        <Text size="sm" c="var(--op-muted)">
          {note}
        </Text>
      ) : null}
    </div>
  );
}

/** The record as text, for users who may not change it. */
function Facts({
  title,
  note,
  row,
  fields,
  zone,
}: {
  title: string;
  note: string | undefined;
  row: Row;
  fields: readonly FormField[];
  zone: string;
}) {
  return (
    <Paper p={24} maw={720}>
      <Head title={title} note={note} />
      <dl className={sheet.facts}>
        {fields.map(({ name, field }) => (
          <div key={name}>
            <dt>{labelOf(name, field)}</dt>
            <dd>
              <FieldCell field={field} value={row[name]} zone={zone} />
            </dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}
