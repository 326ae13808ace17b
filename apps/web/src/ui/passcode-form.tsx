import { Button, Center, PinInput, Stack, Text } from '@mantine/core';
import { passcodeLength as length, specifiedMessages } from '@operatory/domain';
import { useEffect, useRef, useState } from 'react';
import { toast } from '#data/toast.ts';

/**
 * Asks a supplier for the four characters of a passcode. `onCheck` resolves with null if the passcode is
 * right, otherwise with the message to show.
 */
export function PasscodeForm({ onCheck }: { onCheck: (code: string) => Promise<string | null> }) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  // The boxes are disabled while the passcode is checked, so they can get the focus only afterwards.
  useEffect(() => {
    if (problem !== null && !busy) first.current?.focus();
  }, [problem, busy]);
  async function submit() {
    if (busy) return;
    if (code.length !== length) {
      setProblem(specifiedMessages.passcode_required);
      return;
    }
    setBusy(true);
    const sentence = await onCheck(code);
    setBusy(false);
    if (sentence === null) return;
    const wrong = sentence === specifiedMessages.passcode_wrong;
    setProblem(wrong ? specifiedMessages.passcode_required : sentence);
    if (!wrong) return;
    toast.error(specifiedMessages.passcode_wrong);
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
        // The boxes do not pass Enter on to the form.
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
            ref={first}
            length={length}
            oneTimeCode
            autoFocus
            placeholder=""
            aria-labelledby="passcode-label"
            getInputProps={(index: number) => ({
              'aria-label': `Character ${index + 1} of ${length}`,
              autoCapitalize: 'characters',
              autoCorrect: 'off',
              spellCheck: false,
            })}
            value={code}
            disabled={busy}
            error={problem !== null}
            onChange={(typed) => {
              setCode(typed.toUpperCase());
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
