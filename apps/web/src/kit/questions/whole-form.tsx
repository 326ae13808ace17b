import { Button, SimpleGrid, type SimpleGridProps } from '@mantine/core';
import { messages } from '@operatory/domain';
import { type ReactNode, useRef, useState } from 'react';
import { toast } from '#data/toast.ts';
import type { FormField } from '#kit/definition/list-definition.ts';
import { type FieldValue, type FieldValues, valueOfInput } from '#kit/definition/record-values.ts';
import { FieldInput } from '#kit/fields/field-input.tsx';
import { isWide } from '#kit/form/record-fields.tsx';
import { useLeaveGuard } from '#kit/form/use-leave-guard.ts';
import { FormFoot } from '#ui/form-foot.tsx';
import { submitByKeys } from '#ui/submit-by-keys.ts';
import type { questionProblems } from './question-draft.ts';
import { SaveRefused } from './save-refused.tsx';
import { useSaveWhole } from './use-save-whole.ts';

type Problems = Readonly<Record<string, string>>;

/**
 * The form of a record that is saved together with its questions. It asks before unsaved changes are left.
 */
export function WholeForm<Row extends { readonly id: string }, Saved extends object>({
  noun,
  isChanged,
  problems,
  ofQuestions,
  onInvalid,
  onReload,
  onClose,
  children,
  ...saving
}: Parameters<typeof useSaveWhole<Row, Saved>>[0] & {
  /** The name of the kind of record, for the form's accessible name. */
  noun: string;
  isChanged: boolean;
  problems: Problems;
  ofQuestions: ReturnType<typeof questionProblems>;
  onInvalid?: () => void;
  /** Called to start again from a version that somebody else has saved. */
  onReload: (row: Row) => void;
  /** Called when the record was saved, or the user cancelled. */
  onClose: () => void;
  /** `isTried` is whether the user has tried to save, because problems are shown only then. */
  children: (isTried: boolean) => ReactNode;
}) {
  const [isTried, setTried] = useState(false);
  const done = useRef(false);
  useLeaveGuard(() => !done.current && isChanged);
  const whole = useSaveWhole<Row, Saved>(saving);
  const isWrong = [problems, ...Object.values(ofQuestions)].some((each) => Object.keys(each).length > 0);
  async function save() {
    setTried(true);
    if (isWrong) {
      onInvalid?.();
      toast.error(messages.enter_all_required);
      return;
    }
    if (!(await whole.save())) return;
    done.current = true;
    toast.success(saving.row ? messages.updated : messages.saved);
    onClose();
  }
  return (
    <form
      aria-label={`${saving.row ? 'Edit' : 'Add'} ${noun}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={submitByKeys}
      style={{ maxWidth: 860 }}
    >
      <SaveRefused whole={whole} onReload={onReload} />
      {children(isTried)}
      <FormFoot>
        <Button variant="default" onClick={onClose} disabled={whole.saving}>
          Cancel
        </Button>
        <Button type="submit" loading={whole.saving}>
          Save
        </Button>
      </FormFoot>
    </form>
  );
}

/** The fields of the record. The first one and wide ones have a row of their own. */
export const WholeFields = ({
  fields,
  values,
  problems,
  cols,
  onChange,
}: {
  fields: readonly FormField[];
  values: FieldValues;
  problems: Problems;
  cols: NonNullable<SimpleGridProps['cols']>;
  onChange: (name: string, value: FieldValue) => void;
}) => (
  <SimpleGrid cols={cols} spacing={16}>
    {fields.map((field, index) => (
      <div key={field.name} style={{ gridColumn: isWide(field) || index === 0 ? '1 / -1' : undefined }}>
        <FieldInput
          {...field}
          first={index === 0}
          input={{
            value: values[field.name],
            onChange: (value: unknown) => onChange(field.name, valueOfInput(value)),
            ...(problems[field.name] ? { error: problems[field.name] } : {}),
          }}
        />
      </div>
    ))}
  </SimpleGrid>
);
