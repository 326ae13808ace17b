import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';

export interface ConfirmWords {
  readonly title: string;
  readonly text: string;
  /** A verb, e.g. 'Delete'. */
  readonly confirm: string;
  readonly cancel?: string;
  readonly danger?: boolean;
  /** A word that has to be typed first, for what destroys much. */
  readonly typed?: string;
}

/** Asks before what cannot be undone; answers true when confirmed. */
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
  typed,
  onAnswer,
}: ConfirmWords & { onAnswer: (answer: boolean) => void }) {
  const [word, setWord] = useState('');
  const ready = typed === undefined || word.trim() === typed;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onAnswer(true);
      }}
    >
      <Stack gap={16}>
        <Text size="sm">{text}</Text>
        {typed === undefined ? null : (
          <TextInput
            label={`Type ${typed} to confirm`}
            autoComplete="off"
            data-autofocus
            value={word}
            onChange={(event) => setWord(event.currentTarget.value)}
          />
        )}
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={() => onAnswer(false)}>
            {cancel}
          </Button>
          <Button
            type="submit"
            color={danger ? 'red.7' : 'teal'}
            disabled={!ready}
            {...(typed === undefined ? { 'data-autofocus': true } : {})}
          >
            {confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
