import { PasswordInput, Stack, TextInput } from '@mantine/core';
import { email as emailField, text, validate } from '@operatory/resource';
import { type FormEvent, useState } from 'react';
import { graphql } from '#data/graphql.ts';
import { useCommand } from '#data/hooks.ts';
import type { Refusal } from '#data/refusals.ts';
import { writeProblem } from '#kit/definition/write-problem.ts';
import { loadMe } from '#session/session.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';

const command = graphql(
  'mutation changeMyEmail($email: String!, $password: String!) { change_my_email(email: $email, password: $password) { id } }',
);
const field = emailField({ label: 'Email', required: true });
const fields = [
  { name: 'email', field },
  { name: 'password', field: text() },
];

/** The form to change the email address for sign-in, which also requires the password. */
export function ChangeEmail({ email, onClose }: { email: string; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const problem = validate('email', field, typed.trim());
  const [change, changing] = useCommand(command, {
    failure: 'Unable to change your email address',
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setRefused({});
    if (problem || !password || changing) return;
    const answer = await change({ email: typed.trim(), password });
    if (!answer.ok) return;
    onClose();
    await loadMe();
  }

  function atField({ error }: Refusal): boolean {
    const { field: about, sentence } = writeProblem(error, fields);
    if (about) setRefused({ [about]: sentence });
    return about !== null;
  }

  return (
    <Dialog title="Change email" onClose={onClose} locked={changing} onRefused={atField}>
      <form onSubmit={submit} noValidate>
        <Stack gap={16}>
          <TextInput
            label="New email"
            type="email"
            autoComplete="email"
            description={`Your current address is ${email}. We’ll email it about the change.`}
            data-autofocus
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={(tried && problem) || refused.email}
          />
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={tried && !password ? 'Enter your current password' : refused.password}
          />
          <DialogFoot saving={changing} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
