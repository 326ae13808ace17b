import { ActionIcon, Tooltip } from '@mantine/core';
import { specifiedMessages } from '@operatory/domain';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { authorisedFetch } from '#data/authorised-fetch.ts';
import { toast } from '#data/toast.ts';
import { saveFile } from '#downloads/save-file.ts';

export function InvoiceLink({ id, invoice }: { id: string; invoice: string }) {
  const [loading, setLoading] = useState(false);
  async function download() {
    setLoading(true);
    try {
      const answer = await authorisedFetch(`/api/v1/invoices/${id}.pdf`);
      if (!answer.ok) throw new Error(((await answer.json()) as { message?: string }).message);
      saveFile(`${invoice}.pdf`, await answer.blob());
    } catch (error) {
      toast.error((error as Error).message || specifiedMessages.something_went_wrong);
    } finally {
      setLoading(false);
    }
  }
  return (
    <Tooltip label="Download PDF">
      <ActionIcon
        aria-label={`Download ${invoice} as PDF`}
        loading={loading}
        onClick={(event) => {
          event.stopPropagation();
          void download();
        }}
      >
        <IconFileTypePdf size={16} />
      </ActionIcon>
    </Tooltip>
  );
}
