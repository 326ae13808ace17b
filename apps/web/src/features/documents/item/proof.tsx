import { Group, Stack, Title } from '@mantine/core';
import { dateTime, toText } from '@operatory/resource';
import { IconCertificate, IconFileCheck } from '@tabler/icons-react';
import { PdfButton } from '#kit/assignments/pdf-button.tsx';
import { filesOf } from '#kit/cells/files-cell.tsx';
import { useZone } from '#session/record-zone.tsx';
import classes from './item.module.css';
import type { Item } from './item-query.ts';
import { signerTitle } from './proof-words.ts';

const at = dateTime({ dayFirst: true });

/** The signatures with their times, and the certificate and the signed PDF once everybody has signed. */
export function Proof({ item }: { item: Item }) {
  const zone = useZone();
  const { client_document_signatures: signatures } = item;
  const [certificate] = item.client_document_certificates;
  if (signatures.length === 0 && !certificate) return null;
  const hasPdf = filesOf(item.client_document_version?.attachments).some(
    ({ mime_type }) => mime_type === 'application/pdf',
  );
  return (
    <Stack gap={12} component="section" aria-label="Signatures">
      <Title order={3} fz={14}>
        Signatures
      </Title>
      <ul className={classes.signatures}>
        {signatures.map(({ id, signer, user, signed_at }) => (
          <li key={id}>
            <strong>{user?.display_name ?? 'Unknown'}</strong> · {signerTitle(signer)}
            <time dateTime={signed_at}>{toText(at, signed_at, { timeZone: zone })}</time>
          </li>
        ))}
      </ul>
      {certificate ? (
        <Group gap={8}>
          <PdfButton
            path={`document-assignments/${item.id}/certificate.pdf`}
            name={`certificate-${certificate.short_id}.pdf`}
            label="Certificate"
            icon={<IconCertificate size={16} />}
          />
          {hasPdf ? (
            <PdfButton
              path={`document-assignments/${item.id}/signed.pdf`}
              name={`signed-${certificate.short_id}.pdf`}
              label="Signed PDF"
              icon={<IconFileCheck size={16} />}
            />
          ) : null}
        </Group>
      ) : null}
    </Stack>
  );
}
