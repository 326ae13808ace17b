import { Button } from '@mantine/core';
import { useState } from 'react';
import { useClient } from 'urql';
import { errorMessage } from '#data/errors.ts';
import { useCommand } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { savePack } from '../induction-commands.ts';
import { packArguments, packDraft, packFieldsFor } from './pack-fields.ts';
import { packToEdit } from './pack-query.ts';

/**
 * The button that makes a pack inactive, so that nobody else gets it, or active again. Other values stay as
 * they are saved.
 */
export function PackStatus({ id, name, isActive }: { id: string; name: string; isActive: boolean }) {
  const client = useClient();
  const [save, saving] = useCommand(savePack, {
    success: isActive ? 'Pack made inactive' : 'Pack made active',
  });
  const [reading, setReading] = useState(false);
  const label = isActive ? 'Make inactive' : 'Make active';
  async function change() {
    setReading(true);
    const { data, error } = await client
      .query(packToEdit, { id }, { requestPolicy: 'network-only' })
      .toPromise();
    setReading(false);
    const pack = data?.induction_packs_by_pk;
    if (error || !pack) return toast.error(error ? errorMessage(error) : 'This pack was removed.');
    await save({
      id,
      version: pack.version,
      ...packArguments(packDraft(packFieldsFor(null), pack)),
      status: isActive ? 'INACTIVE' : 'ACTIVE',
    });
  }
  return (
    <Button
      size="xs"
      variant="default"
      loading={reading || saving}
      aria-label={`${label}: ${name}`}
      onClick={() => void change()}
    >
      {label}
    </Button>
  );
}
