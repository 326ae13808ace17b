import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { specifiedMessages } from '@operatory/domain';
import { useRef, useState } from 'react';
import { useOnTop } from './on-top.ts';

export interface ConfirmWords {
  readonly title: string;
  readonly text: string;
  /** The verb on the button, such as 'Delete'. */
  readonly confirm: string;
  readonly cancel?: string;
  readonly danger?: boolean;
  /** A word that the user must type to confirm, for actions that delete a lot. */
  readonly hint?: string;
}

/** The word to type before many rows are deleted at once. */
export const hintFor = (count: number): Pick<ConfirmWords, 'hint'> => (count > 10 ? { hint: 'DELETE' } : {});

/** Asks for confirmation. Resolves with whether the user confirmed. */
export function confirmDialog(words: ConfirmWords): Promise<boolean> {
  return new Promise((resolve) => {
    const id = modals.open({
      title: words.title,
      size: '40%',
      styles: { content: { minWidth: 'min(440px, 92vw)' } },
      onClose: () => resolve(false),
      children: (
        <Question
          {...words}
          onAnswer={(answer) => {
            resolve(answer);
            modals.close(id);
          }}
        />
      ),
    });
  });
}

function Question({
  text,
  confirm,
  cancel = 'Cancel',
  danger = false,
  hint,
  onAnswer,
}: ConfirmWords & { onAnswer: (answer: boolean) => void }) {
  useOnTop();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (hint === undefined || typed === hint) return onAnswer(true);
        setWrong(true);
        input.current?.focus();
      }}
    >
      <Stack gap={16}>
        <Text size="sm">{text}</Text>
        {hint === undefined ? null : (
          <TextInput
            ref={input}
            label={`Type "${hint}" in the input to confirm`}
            autoComplete="off"
            data-autofocus
            value={typed}
            error={wrong ? specifiedMessages.type_the_hint : null}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setWrong(false);
            }}
          />
        )}
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={() => onAnswer(false)}>
            {cancel}
          </Button>
          <Button
            type="submit"
            color={danger ? 'red.7' : 'teal'}
            {...(hint === undefined ? { 'data-autofocus': true } : {})}
          >
            {confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
