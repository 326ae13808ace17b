import {
  Alert,
  Button,
  Checkbox,
  Group,
  Paper,
  Select,
  Skeleton,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { fillLetter, letterFieldNames } from '@operatory/domain/documents/letter-text';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useCommand, useQueryData } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { readableColumns } from '#kit/definition/readable.ts';
import { useLeaveGuard } from '#kit/form/use-leave-guard.ts';
import { useMe } from '#session/session.ts';
import { useToday } from '#session/use-today.ts';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import { Failed } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { ScreenMissing } from '#ui/screen-missing.tsx';
import { submitDocument } from '../form/document-writes.ts';
import { paths } from '../paths.ts';
import classes from './letter.module.css';
import { type Addressee, addresseeColumns, factsOf, type Letter, letterTo } from './letter-facts.ts';
import { storeLetter } from './store-letter.ts';

export function LetterScreen({ userId }: { userId: string }) {
  const me = useMe();
  const query = useMemo(() => {
    const readable = readableColumns('users', me);
    return letterTo(addresseeColumns.filter((name) => readable?.has(name)));
  }, [me]);
  const { data, error, refetch } = useQueryData(query, { id: userId });
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (!data) return <Skeleton height={320} m={24} />;
  if (!data.users_by_pk) return <ScreenMissing />;
  return <Writing person={data.users_by_pk} letters={data.preformatted_letters} />;
}

function Writing({ person, letters }: { person: Addressee; letters: readonly Letter[] }) {
  const me = useMe();
  const today = useToday();
  const navigate = useNavigate();
  const [id] = useState(() => crypto.randomUUID());
  const [letter, setLetter] = useState<Letter | null>(null);
  const [name, setName] = useState('');
  const [body, setBody] = useState('');
  const [signed, setSigned] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const [submit] = useCommand(submitDocument);
  const filled = fillLetter(body, factsOf(person, me.client.name, today));
  const isChanged = name !== (letter?.name ?? '') || body !== (letter?.body ?? '');
  useLeaveGuard(() => !isDone && isChanged);

  async function choose(next: string | null) {
    const isSure =
      !isChanged ||
      (await confirmDialog({
        title: 'Choose another letter?',
        text: 'It replaces the name and the text that you entered.',
        confirm: 'Replace',
        danger: true,
      }));
    if (!isSure) return;
    const chosen = letters.find((each) => each.id === next) ?? null;
    setLetter(chosen);
    setName(chosen?.name ?? '');
    setBody(chosen?.body ?? '');
  }
  async function save() {
    if (name.trim() === '' || body.trim() === '') {
      setRefusal('Enter a name and the text of the letter.');
      return;
    }
    if (filled.missing.length > 0) {
      setRefusal('Fill in what is missing, or remove its field from the text.');
      return;
    }
    setRefusal(null);
    setBusy(true);
    const stored = await storeLetter(name.trim(), filled.text);
    if ('refusal' in stored) {
      setRefusal(stored.refusal);
      setBusy(false);
      return;
    }
    setDone(true);
    const answer = await submit({
      id,
      name: name.trim(),
      category_type: 'PREFORMATTED_LETTER',
      category_id: letter?.preformatted_letter_category_id ?? null,
      attachment_type: 'FILE',
      attachments: [{ file_id: stored.file_id }],
      document_permission: 'DOWNLOAD',
      is_signature_required: signed,
      selected_user_type: 'USERS',
      user_ids: [person.id],
    });
    setBusy(false);
    setDone(answer.ok);
    if (!answer.ok) return;
    toast.success(`Letter sent to ${person.display_name}`);
    void navigate({ to: paths.view(answer.data.submit_client_document?.id ?? id) });
  }

  return (
    <Page
      title="Write a letter"
      note={person.display_name}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: person.display_name, to: `/dashboard/users/view/${person.id}` },
        { label: 'Write a letter' },
      ]}
    >
      <div className={classes.frame}>
        <Stack gap={16}>
          <Select
            label="Letter"
            placeholder={letters.length === 0 ? 'No letters yet' : 'Choose a letter'}
            data={letters.map((each) => ({ value: each.id, label: each.name }))}
            value={letter?.id ?? null}
            onChange={(next) => void choose(next)}
          />
          <TextInput
            label="Name"
            withAsterisk
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Textarea
            label="Text"
            withAsterisk
            description={`Fields: ${letterFieldNames.map((each) => `{${each}}`).join(' ')}`}
            autosize
            minRows={10}
            maxRows={24}
            maxLength={20_000}
            value={body}
            onChange={(event) => setBody(event.currentTarget.value)}
          />
          <Checkbox
            label={`${person.display_name} signs this letter`}
            checked={signed}
            onChange={(event) => setSigned(event.currentTarget.checked)}
          />
          {refusal ? (
            <Text size="sm" c="var(--op-red-ink)" role="alert">
              {refusal}
            </Text>
          ) : null}
          <Group justify="flex-end">
            <Button loading={busy} onClick={() => void save()}>
              Save and send
            </Button>
          </Group>
        </Stack>
        <Stack gap={12}>
          {filled.missing.length > 0 ? (
            <Alert color="orange" title="Missing">
              {filled.missing.join(', ')}
            </Alert>
          ) : null}
          <Paper p={24} component="section" aria-label="Preview">
            <Text fw={600} mb={16}>
              {me.client.name}
            </Text>
            <Text size="sm" className={classes.text ?? ''} c={body === '' ? 'var(--op-muted)' : undefined}>
              {body === '' ? 'The letter appears here.' : filled.text}
            </Text>
          </Paper>
        </Stack>
      </div>
    </Page>
  );
}
