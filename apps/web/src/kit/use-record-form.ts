import { type UseFormReturnType, useForm } from '@mantine/form';
import { messages, type Role, roleOf } from '@operatory/domain';
import { useRef } from 'react';
import { useCommand } from '#data/hooks.ts';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { toast } from '#ui/toast.ts';
import { mayWrite } from './allowed.ts';
import { inClinic, ofTheClinic } from './in-clinic.ts';
import type { FormField, ListDefinition, RowBase } from './list-definition.ts';
import { keyOf, type listOperations } from './list-query.ts';
import { type FieldValues, inputValue, problemsOf, recordOf } from './record-values.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useOutside } from './use-outside.ts';
import { writeProblem } from './write-problem.ts';

export interface RecordEditing {
  readonly fields: readonly FormField[];
  readonly form: UseFormReturnType<FieldValues>;
  readonly saving: boolean;
  readonly save: (values: FieldValues) => Promise<void>;
  /** Whether something was typed that is not yet saved. */
  readonly unsaved: () => boolean;
  /** What was typed is given up: nobody is asked any more. */
  readonly giveUp: () => void;
}

/** The values of a new record (`row` null) or of one that is edited, and their saving; asks before they are left unsaved. */
export function useRecordForm<Row extends RowBase>({
  definition,
  operations,
  row,
  onSaved,
}: {
  definition: ListDefinition<Row>;
  operations: ReturnType<typeof listOperations<Row>>;
  row: Row | null;
  /** With the id of the record that was added. */
  onSaved: (added?: string) => void;
}): RecordEditing {
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
    // What was chosen of one clinic is no choice in another.
    onValuesChange: (values, before) => {
      if (values.clinic_id === before.clinic_id) return;
      for (const name of ofTheClinic(fields)) if (values[name]) form.setFieldValue(name, '');
    },
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
  const outside = useOutside(definition, row, fields);
  const [insert, inserting] = useCommand(operations.insert, { silent: true });
  const [update, updating] = useCommand(operations.update, { silent: true });
  const done = useRef(false);
  const unsaved = () => !done.current && form.isDirty();
  useLeaveGuard(unsaved);

  function leave(added?: string) {
    done.current = true;
    onSaved(added);
  }

  async function save(values: FieldValues) {
    // Only what was changed is sent: what two people change at once of one record, both keep.
    const asked = row
      ? recordOf(
          fields.filter(({ name }) => form.isDirty(name)),
          values,
        )
      : withoutNulls(recordOf(fields, values));
    if (row && Object.keys(asked).length === 0) {
      leave();
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
      leave(row ? undefined : String(Object.values(answer.data)[0]?.id));
      return;
    }
    const { field, sentence } = writeProblem(answer.error, fields, definition.duplicate);
    if (field) form.setFieldError(field, sentence);
    else toast.error(sentence);
  }

  return {
    fields: inClinic(outside, 'clinic_id' in form.values ? form.values.clinic_id : known.clinic_id),
    form,
    saving: inserting || updating,
    save,
    unsaved,
    giveUp: () => {
      done.current = true;
    },
  };
}

/** What is left empty in a new record is the database's to fill in. */
const withoutNulls = (record: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
