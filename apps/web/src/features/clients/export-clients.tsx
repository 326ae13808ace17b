import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { authorisedFetch } from '#data/authorised-fetch.ts';
import { somethingWentWrong } from '#data/errors.ts';
import { toast } from '#data/toast.ts';
import { saveFile } from '#downloads/save-file.ts';

/** A button that downloads every client that the user may see, with all columns that they may read. */
export function ExportClients() {
  const [running, setRunning] = useState(false);
  async function download() {
    setRunning(true);
    try {
      const answer = await authorisedFetch('/api/v1/utils/export-clients');
      if (answer.ok) saveFile('Clients.csv', await answer.blob());
      else toast.error(somethingWentWrong);
    } catch {
      toast.error(somethingWentWrong);
    } finally {
      setRunning(false);
    }
  }
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} />}
      loading={running}
      onClick={() => void download()}
    >
      Export clients
    </Button>
  );
}
