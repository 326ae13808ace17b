import { Button, type ButtonProps } from '@mantine/core';
import { specifiedMessages } from '@operatory/domain';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { authorisedFetch } from '#data/authorised-fetch.ts';
import { toast } from '#data/toast.ts';
import { saveFile } from '#downloads/save-file.ts';

/** A button that downloads an order as a PDF, for the clinic's staff or the supplier. */
export function OrderPdf({
  id,
  name,
  label = 'Download PDF',
  ...look
}: { id: string; name: string; label?: string } & Pick<ButtonProps, 'fullWidth' | 'size'>) {
  const [loading, setLoading] = useState(false);
  async function download() {
    setLoading(true);
    try {
      const answer = await authorisedFetch(`/api/v1/orders/${id}/pdf`);
      if (!answer.ok) throw new Error(((await answer.json()) as { message?: string }).message);
      saveFile(`${name}.pdf`, await answer.blob());
    } catch (error) {
      toast.error((error as Error).message || specifiedMessages.something_went_wrong);
    } finally {
      setLoading(false);
    }
  }
  return (
    <Button
      variant="default"
      {...look}
      leftSection={<IconFileTypePdf size={16} />}
      loading={loading}
      onClick={() => void download()}
    >
      {label}
    </Button>
  );
}
