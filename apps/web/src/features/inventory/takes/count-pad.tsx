import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { number, validate } from '@operatory/resource';
import { IconBackspace } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { usePhone } from '#ui/window-width.ts';
import classes from './takes.module.css';

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0'];
const counted = number({ label: 'Counted', required: true, min: 0, decimals: 3 });

export function CountPad({
  name,
  about,
  unit,
  begins,
  note: noted,
  onSave,
  onClose,
}: {
  name: string;
  about: string;
  unit: string | null;
  /** The previous count, with which the pad starts. */
  begins: number | null;
  note: string | null;
  onSave: (amount: number, note: string | null) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState(begins === null ? '' : String(begins));
  const [note, setNote] = useState(noted ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const phone = usePhone();
  const type = (next: string) => {
    setText(next);
    setProblem(null);
  };
  return (
    <Dialog title={name} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const wrong = validate('counted', counted, text, {});
          setProblem(wrong);
          if (wrong) input.current?.focus();
          else onSave(Number(text), note.trim() || null);
        }}
      >
        <Stack gap={12}>
          <Text size="sm" c="var(--op-muted)">
            {about}
          </Text>
          <TextInput
            ref={input}
            data-autofocus
            size="lg"
            label={unit ? `Counted (${unit})` : 'Counted'}
            // On a phone, the pad's own keys replace the on-screen keyboard.
            inputMode={phone ? 'none' : 'decimal'}
            autoComplete="off"
            classNames={{ input: classes.amount ?? '' }}
            value={text}
            error={problem}
            onChange={(event) => type(event.currentTarget.value)}
          />
          <div className={classes.keys}>
            {keys.map((key) => (
              <Button
                key={key}
                variant="default"
                className={classes.key ?? ''}
                onClick={() => type(text + key)}
              >
                {key}
              </Button>
            ))}
            <Button
              variant="default"
              className={classes.key ?? ''}
              aria-label="Delete the last digit"
              onClick={() => type(text.slice(0, -1))}
            >
              <IconBackspace size={22} />
            </Button>
          </div>
          <TextInput
            label="Note"
            maxLength={500}
            autoComplete="off"
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Group grow gap={8}>
            <Button size="lg" variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button size="lg" type="submit">
              Save and next
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
