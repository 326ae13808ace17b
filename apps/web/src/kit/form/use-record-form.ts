import { type UseFormReturnType, useForm } from '@mantine/form';
import { type Role, roleOf, specifiedMessages } from '@operatory/domain';
import { useRef, useState } from 'react';
import { type CommandResult, useCommand } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { duplicateForm } from '#kit/actions/duplicate.ts';
import { mayWrite } from '#kit/definition/allowed.ts';
import type { FormField, ListDefinition, RowBase } from '#kit/definition/list-definition.ts';
import { keyOf, type listOperations, ofId } from '#kit/definition/list-query.ts';
import { type FieldValues, inputValue, problemsOf, recordOf } from '#kit/definition/record-values.ts';
import { titleColumn } from '#kit/definition/title-column.ts';
import { writeProblem } from '#kit/definition/write-problem.ts';
import { inClinic, ofTheClinic } from '#kit/resource/in-clinic.ts';
import type { Difference } from '#kit/resource/newer.ts';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useNewer } from './use-newer.ts';
import { useTreeFields } from './use-tree-fields.ts';

export interface RecordEditing {
  readonly fields: readonly FormField[];
  readonly form: UseFormReturnType<FieldValues>;
  readonly saving: boolean;
  /** Why the record was not saved, if that is not about one field. */
  readonly refusal: string | null;
  readonly save: (values: FieldValues) => Promise<void>;
  /** The changes by others since the record was loaded, and a function that accepts them. */
  readonly edited: {
    readonly table: string;
    readonly id: string;
    readonly at: string | null;
    readonly differences: readonly Difference[];
    readonly load: () => void;
  } | null;
  readonly unsaved: () => boolean;
  /** Discards the changes, so that leaving asks no longer. */
  readonly giveUp: () => void;
}

/**
 * The form of a new record (`row` null) or an existing one: its values and saving. It asks before unsaved
 * values are left.
 */
export function useRecordForm<Row extends RowBase>({
  definition,
  operations,
  row,
  copied,
  called,
  onSaved,
}: {
  definition: ListDefinition<Row>;
  operations: ReturnType<typeof listOperations<Row>>;
  row: Row | null;
  copied?: Row | undefined;
  /** The initial name of a new record. */
  called?: string | undefined;
  /** Called after saving, with the id of the record if one was added. */
  onSaved: (id?: string) => void;
}): RecordEditing {
  const { clinic, active } = useClinic();
  const me = useMe();
  const { edit } = definition;
  const byCommand = row && edit?.columns(me);
  const asked = (definition.form ?? []).filter(
    ({ name, once }) =>
      (byCommand
        ? byCommand.includes(name)
        : mayWrite(definition.table, row ? 'update' : 'insert', name, me)) &&
      (row === null || !once),
  );
  const [copy] = useState(() => copied && duplicateForm(definition.table, asked, copied));
  const fields = copy?.fields ?? asked;
  const newer = useNewer({ definition, operations, fields, row });
  const known = (newer.base ?? {}) as Record<string, unknown>;

  function newValues(): FieldValues {
    return Object.fromEntries(
      fields.map(({ name, field }) => {
        if (field.kind === 'reference' && field.table === 'clinics') {
          // A record without a clinic is for the whole client, and only its admins may add one.
          const none = !field.required && roleOf(me.role as Role).actsAs === 'client_admin';
          const chosen = active.find(({ id }) => id === clinic?.id) ?? (none ? undefined : active[0]);
          return [name, chosen?.id ?? ''];
        }
        if (called && name === titleColumn(definition.table) && field.kind === 'text') return [name, called];
        // A new record has the first status, which is the active one.
        const first = field.kind === 'enum' && name === 'status' ? field.options[0]?.value : null;
        return [name, inputValue(field, first)];
      }),
    );
  }
  /** Whether values of others are being applied, which must not clear any fields. */
  const taking = useRef(false);
  const form: UseFormReturnType<FieldValues> = useForm<FieldValues>({
    // Rows that were chosen for one clinic do not exist at another.
    onValuesChange: (values, before) => {
      if (taking.current || values.clinic_id === before.clinic_id) return;
      for (const name of ofTheClinic(fields)) if (values[name]) form.setFieldValue(name, '');
    },
    initialValues: row ? valuesOf(fields, row) : (copy?.values ?? newValues()),
    // Fields of an existing record that the user has not edited cannot prevent saving.
    validate: (values) => problemsOf(row ? fields.filter(({ name }) => form.isDirty(name)) : fields, values),
  });
  const outside = useTreeFields(definition, row, fields);
  const [insert, inserting] = useCommand(operations.insert, { silent: true });
  const [update, updating] = useCommand(operations.update, { silent: true });
  const [updateAsRead, updatingAsRead] = useCommand(operations.updateAsRead, { silent: true });
  const [refusal, setRefusal] = useState<string | null>(null);
  const done = useRef(false);
  const unsaved = () => !done.current && form.isDirty();
  useLeaveGuard(unsaved);

  function leave(id?: string) {
    done.current = true;
    onSaved(id);
  }

  async function change(id: string, set: Readonly<Record<string, unknown>>): Promise<Saving> {
    let problem: Failed | null = null;
    const outcome = await newer.guarded(Object.keys(set), async (still) => {
      const answer = edit
        ? await update({ key: keyOf(id).id, set })
        : await updateAsRead({ where: { ...ofId(id), ...still }, set });
      if (!answer.ok) {
        problem = answer;
        return 'failed';
      }
      const [written] = Object.values(answer.data);
      return written !== null && (!('affected_rows' in written) || written.affected_rows === 1);
    });
    return problem ?? outcome;
  }

  async function add(object: Readonly<Record<string, unknown>>): Promise<Saving> {
    const answer = await insert({ object });
    if (!answer.ok) return answer;
    const made = Object.values(answer.data)[0];
    return made ? { id: String(made.id) } : 'beyond';
  }

  /** Applies the changes of others, and keeps what the user has typed. */
  function load() {
    const fresh = newer.load();
    if (!fresh) return;
    setRefusal(null);
    const typed = fields.filter(({ name }) => form.isDirty(name)).map(({ name }) => name);
    const values = form.getValues();
    const now = valuesOf(fields, fresh);
    taking.current = true;
    form.setInitialValues(now);
    form.setValues({ ...now, ...Object.fromEntries(typed.map((name) => [name, values[name] ?? null])) });
    form.resetDirty(now);
    taking.current = false;
  }

  async function save(values: FieldValues) {
    setRefusal(null);
    // Only changed columns are sent, so that changes of two people to different columns are both kept.
    const written = row
      ? recordOf(
          fields.filter(({ name }) => form.isDirty(name)),
          values,
        )
      : withoutNulls(recordOf(fields, values));
    if (row && Object.keys(written).length === 0) {
      leave();
      return;
    }
    const record = { ...written, ...definition.derive?.({ ...known, ...written }) };
    const outcome = row ? await change(row.id, record) : await add(record);
    if (outcome === 'clash') setRefusal(editedByOthers);
    // The user may not change this row, although they may change others.
    else if (outcome === 'beyond') setRefusal(specifiedMessages.no_permission);
    else if (typeof outcome === 'object' && 'error' in outcome) {
      const { field, sentence } = writeProblem(outcome.error, fields, definition.duplicate);
      if (field) {
        form.setFieldError(field, sentence);
        form.getInputNode(field)?.focus();
      } else setRefusal(sentence);
    } else {
      toast.success(row ? specifiedMessages.updated : specifiedMessages.saved);
      leave(typeof outcome === 'object' ? outcome.id : undefined);
    }
  }

  return {
    fields: inClinic(outside, 'clinic_id' in form.values ? form.values.clinic_id : known.clinic_id),
    form,
    refusal,
    saving: inserting || updating || updatingAsRead,
    edited:
      row && newer.differences.length > 0
        ? { table: definition.table, id: row.id, at: newer.at, differences: newer.differences, load }
        : null,
    save,
    unsaved,
    giveUp: () => {
      done.current = true;
    },
  };
}

type Failed = Extract<CommandResult<unknown>, { ok: false }>;
type Saving = Failed | { readonly id: string } | 'written' | 'failed' | 'clash' | 'beyond';
const editedByOthers = 'Someone else has edited this. Reload to see their changes. What you typed is kept.';

const valuesOf = (fields: readonly FormField[], row: object): FieldValues =>
  Object.fromEntries(
    fields.map(({ name, field }) => [
      name,
      inputValue(field, (row as Readonly<Record<string, unknown>>)[name]),
    ]),
  );

/** Leaves out empty values of a new record, so that the database's defaults apply. */
const withoutNulls = (record: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
