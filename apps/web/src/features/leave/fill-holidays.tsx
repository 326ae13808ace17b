import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { authorisedFetch } from '#data/authorised-fetch.ts';
import { toast } from '#data/toast.ts';
import { useCan } from '#session/permissions.ts';
import { useToday } from '#session/use-today.ts';

/** A button for platform staff that adds the missing public holidays of the next year. */
export function FillHolidays() {
  const can = useCan();
  const year = Number(useToday().slice(0, 4)) + 1;
  const [filling, setFilling] = useState(false);
  if (!can('holidays', 'ADD')) return null;
  async function fill() {
    setFilling(true);
    try {
      const response = await authorisedFetch('/api/v1/utils/fill-holidays', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-operatory': '1' },
        body: JSON.stringify({ year }),
      });
      const { added = 0, message } = (await response.json()) as { added?: number; message?: string };
      if (!response.ok) toast.error(message ?? `The holidays of ${year} could not be added. Try again.`);
      else if (added === 0) toast.info(`All public holidays of ${year} are already there`);
      else toast.success(`${added} public holidays of ${year} added`);
    } catch {
      toast.error('The server cannot be reached. Check your connection and try again.');
    } finally {
      setFilling(false);
    }
  }
  return (
    <Button
      variant="default"
      loading={filling}
      leftSection={<IconCalendarPlus size={16} />}
      onClick={() => void fill()}
    >
      Fill {year}
    </Button>
  );
}
