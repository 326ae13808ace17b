import { Button, Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { messages } from '@operatory/domain';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { toast } from '#data/toast.ts';
import type { FormField } from '#kit/definition/list-definition.ts';
import { type FieldValues, inputValue, problemsOf } from '#kit/definition/record-values.ts';
import { FieldInput } from '#kit/fields/field-input.tsx';
import { useLeaveGuard } from '#kit/form/use-leave-guard.ts';
import { FormFoot } from '#ui/form-foot.tsx';
import { Refused } from '#ui/refused.tsx';
import { submitByKeys } from '#ui/submit-by-keys.ts';
import classes from './leave-type.module.css';
import { type LeaveTypeLine, lineProblems, newLine } from './leave-type-lines.ts';
import { TypeLine } from './type-line.tsx';

export function LeaveTypeForm({
  title,
  fields,
  row,
  lines: first,
  saving,
  onSave,
  onCancel,
}: {
  title: string;
  fields: readonly FormField[];
  /** Null for a new leave type. */
  row: Readonly<Record<string, unknown>> | null;
  lines: readonly LeaveTypeLine[];
  saving: boolean;
  /** Resolves with the message of a refusal, else with null. */
  onSave: (values: FieldValues, lines: readonly LeaveTypeLine[]) => Promise<string | null>;
  onCancel: () => void;
}) {
  const form = useForm<FieldValues>({
    initialValues: Object.fromEntries(
      fields.map(({ name, field }) => {
        const option = row === null && field.kind === 'enum' ? field.options[0]?.value : undefined;
        return [name, inputValue(field, option ?? row?.[name])];
      }),
    ),
    validate: (values) => problemsOf(fields, values),
  });
  const [lines, setLines] = useState(first);
  const [shown, setShown] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const done = useRef(false);
  const added = useRef(0);
  useLeaveGuard(() => !done.current && (form.isDirty() || lines !== first));
  const problems = lineProblems(lines);
  const isWrong = Object.values(problems).some((each) => Object.keys(each).length > 0);

  async function save(values: FieldValues) {
    setShown(true);
    setRefusal(null);
    if (isWrong) {
      toast.error(messages.enter_all_required);
      return;
    }
    done.current = true;
    const sentence = await onSave(values, lines);
    done.current = sentence === null;
    setRefusal(sentence);
  }

  return (
    <form
      aria-label={title}
      noValidate
      onSubmit={form.onSubmit(save, (errors) => {
        setShown(true);
        toast.error(messages.enter_all_required);
        form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
      })}
      onKeyDown={submitByKeys}
    >
      <Refused sentence={refusal} />
      <Paper p={24} mb={24} maw={860}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16}>
          {fields.map((field, index) => (
            <FieldInput
              key={field.name}
              {...field}
              first={index === 0}
              problems={form.errors}
              input={form.getInputProps(field.name)}
            />
          ))}
        </SimpleGrid>
      </Paper>
      <section aria-label="Configurations" style={{ maxWidth: 860 }}>
        <Title order={2} fz={16}>
          Configurations
        </Title>
        <Text size="sm" c="var(--op-muted)" mb={12}>
          One line for everyone else, and one for each employee type that differs.
        </Text>
        <ul className={classes.lines}>
          {lines.map((line) => (
            <TypeLine
              key={line.key}
              line={line}
              problems={shown ? (problems[line.key] ?? {}) : {}}
              onChange={(name, value) =>
                setLines((all) =>
                  all.map((each) =>
                    each.key === line.key ? { ...each, values: { ...each.values, [name]: value } } : each,
                  ),
                )
              }
              onRemove={
                lines.length > 1
                  ? () => setLines((all) => all.filter(({ key }) => key !== line.key))
                  : undefined
              }
            />
          ))}
        </ul>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} />}
          onClick={() => {
            added.current += 1;
            setLines((all) => [...all, newLine(`new ${added.current}`)]);
          }}
        >
          Add employee type
        </Button>
        <FormFoot>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={saving}>
            Save
          </Button>
        </FormFoot>
      </section>
    </form>
  );
}
