import { Button, Group, SimpleGrid } from '@mantine/core';
import { specifiedMessages } from '@operatory/domain';
import { toast } from '#data/toast.ts';
import type { FormField } from '#kit/definition/list-definition.ts';
import { leavesRequiredEmpty } from '#kit/definition/record-values.ts';
import { FieldInput } from '#kit/fields/field-input.tsx';
import { Refused } from '#ui/refused.tsx';
import { submitByKeys } from '#ui/submit-by-keys.ts';
import { NewerVersionNotice } from './newer-version-notice.tsx';
import classes from './record-form.module.css';
import type { RecordEditing } from './use-record-form.ts';

/** The inputs of a record with Save and Cancel; Ctrl or Command with Enter saves. */
export function RecordFields({
  editing: { fields, form, saving, refusal, save, edited },
  label,
  wide = false,
  onCancel,
}: {
  editing: RecordEditing;
  /** The form's accessible name, if nothing around it has one. */
  label?: string;
  /** Whether fields with the same row number are side by side. */
  wide?: boolean;
  onCancel: () => void;
}) {
  const firstTyped = fields.find(
    ({ field }) => field.kind !== 'file' && field.kind !== 'files' && field.kind !== 'address',
  );
  return (
    <form
      className={classes.form}
      aria-label={label}
      noValidate
      onSubmit={form.onSubmit(save, (errors) => {
        // An invalid value is reported at its field only.
        if (leavesRequiredEmpty(fields, form.getValues(), errors))
          toast.error(specifiedMessages.enter_all_required);
        form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
      })}
      onKeyDown={submitByKeys}
    >
      <Refused sentence={refusal} />
      {edited ? <NewerVersionNotice {...edited} onLoad={edited.load} /> : null}
      <div className={classes.rows}>
        {rowsOf(fields).map(([row, together]) => (
          <SimpleGrid
            key={row}
            cols={wide ? { base: 1, sm: row === undefined ? 2 : Math.max(2, together.length) } : 1}
            spacing={16}
          >
            {together.map((field) => (
              <div key={form.key(field.name)} className={isWide(field) ? classes.whole : undefined}>
                <FieldInput
                  {...field}
                  first={field === firstTyped}
                  problems={form.errors}
                  input={form.getInputProps(field.name)}
                />
              </div>
            ))}
          </SimpleGrid>
        ))}
      </div>
      <Group justify="flex-end" gap={8} className={classes.foot ?? ''}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={saving}>
          Save
        </Button>
      </Group>
    </form>
  );
}

const rowsOf = (
  fields: readonly FormField[],
): readonly (readonly [number | undefined, readonly FormField[]])[] =>
  [...new Set(fields.map(({ row }) => row))].map((row) => [row, fields.filter((field) => field.row === row)]);

/** Whether a field needs the whole width of a form: addresses, locations, files, JSON and long texts. */
export const isWide = ({ field }: FormField): boolean =>
  takesRow.has(field.kind) || (field.kind === 'text' && (field.lines ?? 1) > 1);
const takesRow: ReadonlySet<string> = new Set(['address', 'point', 'file', 'files', 'json']);
