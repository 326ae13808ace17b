import { Button, Center, PinInput, Stack, Text } from '@mantine/core';
import { messages } from '@operatory/domain';
import { useState } from 'react';
import { toast } from '#ui/toast.ts';

const length = 4;

/** Four boxes and Login: what a supplier types who was sent a passcode. `onCheck` answers whether it is the right one. */
export function PasscodeForm({ onCheck }: { onCheck: (code: string) => Promise<boolean> }) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function submit() {
    if (busy) return;
    if (code.length !== length) {
      setProblem(messages.passcode_required);
      return;
    }
    setBusy(true);
    const right = await onCheck(code);
    setBusy(false);
    if (right) return;
    setProblem(messages.passcode_required);
    toast.error(messages.passcode_wrong);
    setCode('');
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDownCapture={(event) => {
        // The boxes keep Enter to themselves.
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap={20} align="center">
        <Text size="sm" fw={550} id="passcode-label">
          Passcode
        </Text>
        <Center>
          <PinInput
            length={length}
            oneTimeCode
            autoFocus
            placeholder=""
            aria-labelledby="passcode-label"
            getInputProps={(index: number) => ({ 'aria-label': `Character ${index + 1} of ${length}` })}
            value={code}
            disabled={busy}
            error={problem !== null}
            onChange={(typed) => {
              setCode(typed);
              if (typed !== '') setProblem(null);
            }}
          />
        </Center>
        {problem ? (
          <Text size="xs" c="var(--op-red-ink)" role="alert">
            {problem}
          </Text>
        ) : null}
        <Button type="submit" loading={busy}>
          Login
        </Button>
      </Stack>
    </form>
  );
}
