import { Alert, Button, Stack, Text } from '@mantine/core';
import { specifiedMessages } from '@operatory/domain';
import { verifiedFileMegabytes } from '@operatory/domain/documents/verified-file';
import { dateTime, toText } from '@operatory/resource';
import { IconAlertTriangle, IconCircleCheck, IconQuestionMark } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { authorisedFetch } from '#data/authorised-fetch.ts';
import { useZone } from '#session/record-zone.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { type Verdict, verdictOf } from './verdict.ts';
import classes from './verify.module.css';

const at = dateTime({ dayFirst: true });
const looks = {
  genuine: { color: 'green', title: 'Genuine', icon: <IconCircleCheck size={18} /> },
  changed: { color: 'red', title: 'Changed', icon: <IconAlertTriangle size={18} /> },
  unknown: { color: 'gray', title: 'Not known', icon: <IconQuestionMark size={18} /> },
} as const;
const lines = {
  genuine: 'This file is exactly what was signed.',
  changed: 'This file or its record is not what was signed. Don’t rely on it.',
  unknown: 'This file is not a signed document or certificate of your organisation.',
} as const;
const maxFileBytes = verifiedFileMegabytes * 1024 * 1024;

/** A dialog that checks whether a file is a signed document. The file is only compared, not stored. */
export function VerifyDialog({ onClose }: { onClose: () => void }) {
  const zone = useZone();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [checking, setChecking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [checked, setChecked] = useState<{ readonly name: string; readonly verdict: Verdict } | null>(null);

  async function check(file: File | undefined) {
    if (!file || checking) return;
    setChecked(null);
    setProblem(file.size > maxFileBytes ? `Files can be up to ${verifiedFileMegabytes} MB.` : null);
    if (file.size > maxFileBytes) return;
    setChecking(true);
    try {
      setChecked({ name: file.name, verdict: await ask(file) });
    } catch (error) {
      setProblem(
        error instanceof Error && error.message ? error.message : specifiedMessages.something_went_wrong,
      );
    } finally {
      setChecking(false);
    }
  }
  const look = checked && looks[checked.verdict.result];
  const certificate = checked?.verdict.certificate;
  return (
    <Dialog title="Check a signed document" onClose={onClose} locked={checking}>
      <Stack gap={16}>
        <Text size="sm">Drop a signed PDF or a certificate here to check that nobody has changed it.</Text>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Choose a file to check"
          accept=".pdf"
          onChange={(event) => {
            void check(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
        <Button
          variant="default"
          className={classes.drop ?? ''}
          data-over={over || undefined}
          loading={checking}
          data-autofocus
          onClick={() => input.current?.click()}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            void check(event.dataTransfer.files[0]);
          }}
        >
          Choose a file or drop it here
        </Button>
        {problem ? (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        ) : null}
        {checked && look ? (
          <Alert color={look.color} icon={look.icon} title={look.title} role="status">
            <Text size="sm">{lines[checked.verdict.result]}</Text>
            <Text size="xs" c="var(--op-muted)">
              {checked.name}
            </Text>
            {certificate ? (
              <Text size="sm" mt={8}>
                Certificate {certificate.short_id}: {certificate.document}, signed by{' '}
                {certificate.signers.join(', ')}, {toText(at, certificate.at, { timeZone: zone })}
              </Text>
            ) : null}
          </Alert>
        ) : null}
      </Stack>
    </Dialog>
  );
}

async function ask(file: File): Promise<Verdict> {
  const body = new FormData();
  body.append('file', file, file.name);
  const response = await authorisedFetch('/api/v1/documents/verify', {
    method: 'POST',
    headers: { 'x-operatory': '1' },
    body,
  });
  const said: unknown = await response.json().catch(() => null);
  const verdict = response.ok ? verdictOf(said) : null;
  if (verdict) return verdict;
  throw new Error(
    typeof said === 'object' && said !== null && 'message' in said && typeof said.message === 'string'
      ? said.message
      : specifiedMessages.something_went_wrong,
  );
}
