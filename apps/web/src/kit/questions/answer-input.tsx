import { Checkbox, Group, Radio, Select, Stack, Textarea, TextInput } from '@mantine/core';
import type { Answer } from '@operatory/domain';
import type { FileReference } from '#data/file-reference.ts';
import { DayInput } from '#kit/fields/day-input.tsx';
import { FilesInput } from '#kit/fields/files-input.tsx';
import type { AskedQuestion } from './asked-question.ts';

const textOf = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer : '');
const listOf = (answer: Answer | undefined): string[] => (Array.isArray(answer) ? [...answer] : []);

export function AnswerInput({
  question: { id, name, hint, type, required, options },
  number,
  answer,
  files,
  error,
  directory,
  onAnswer,
  onFiles,
}: {
  question: AskedQuestion;
  number: number;
  answer: Answer | undefined;
  files: readonly FileReference[];
  error: string | undefined;
  directory: string;
  onAnswer: (answer: Answer) => void;
  onFiles: (files: readonly FileReference[]) => void;
}) {
  const label = `${number}. ${name}`;
  const props = {
    label,
    withAsterisk: required,
    'data-question': id,
    ...(hint ? { description: hint } : {}),
    ...(error ? { error } : {}),
  };
  switch (type) {
    case 'TEXTAREA':
      return (
        <Textarea
          autosize
          minRows={3}
          {...props}
          value={textOf(answer)}
          onChange={(event) => onAnswer(event.currentTarget.value)}
        />
      );
    case 'DATE':
      return <DayInput {...props} value={textOf(answer) || null} onChange={(day) => onAnswer(day ?? null)} />;
    case 'CHECKBOX':
      return (
        <Checkbox
          {...(hint ? { description: hint } : {})}
          {...(error ? { error } : {})}
          data-question={id}
          label={required ? `${label} *` : label}
          checked={answer === true}
          onChange={(event) => onAnswer(event.currentTarget.checked)}
        />
      );
    case 'RADIO':
      return (
        <Radio.Group {...props} value={textOf(answer)} onChange={onAnswer}>
          <Stack gap={8} mt={8}>
            {options.map((option) => (
              <Radio key={option} value={option} label={option} />
            ))}
          </Stack>
        </Radio.Group>
      );
    case 'SELECT':
      return (
        <Select
          {...props}
          data={[...new Set(options)]}
          value={textOf(answer) || null}
          onChange={(value) => onAnswer(value)}
        />
      );
    case 'MULTI_SELECT':
      return (
        <Checkbox.Group {...props} value={listOf(answer)} onChange={onAnswer}>
          <Stack gap={8} mt={8}>
            {options.map((option) => (
              <Checkbox key={option} value={option} label={option} />
            ))}
          </Stack>
        </Checkbox.Group>
      );
    case 'ATTACHMENT':
      return (
        <Group data-question={id} display="block">
          <FilesInput
            label={label}
            required={required}
            description={hint ?? undefined}
            error={error}
            directory={directory}
            many
            picture={false}
            value={files}
            onChange={onFiles}
          />
        </Group>
      );
    default:
      return (
        <TextInput
          {...props}
          {...(type === 'NUMBER' ? { inputMode: 'decimal' as const } : {})}
          value={textOf(answer)}
          onChange={(event) => onAnswer(event.currentTarget.value)}
        />
      );
  }
}
