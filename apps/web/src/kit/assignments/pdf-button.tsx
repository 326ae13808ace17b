import { Button } from '@mantine/core';
import { specifiedMessages } from '@operatory/domain';
import { type ReactNode, useState } from 'react';
import { authorisedFetch } from '#data/authorised-fetch.ts';
import { toast } from '#data/toast.ts';
import { saveFile } from '#downloads/save-file.ts';

/** A button that downloads a PDF, such as a certificate. */
export function PdfButton({
  path,
  name,
  label,
  icon,
}: {
  path: string;
  name: string;
  label: string;
  icon: ReactNode;
}) {
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const response = await authorisedFetch(`/api/v1/${path}`, { headers: { 'x-operatory': '1' } });
      if (response.ok) saveFile(name, await response.blob());
      else toast.error(await refusalOf(response));
    } catch {
      toast.error(specifiedMessages.something_went_wrong);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="default" leftSection={icon} loading={busy} onClick={() => void download()}>
      {label}
    </Button>
  );
}

async function refusalOf(response: Response): Promise<string> {
  const said: unknown = await response.json().catch(() => null);
  return typeof said === 'object' && said !== null && 'message' in said && typeof said.message === 'string'
    ? said.message
    : specifiedMessages.something_went_wrong;
}
