import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { IconPackage } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useQueryData } from '#data/hooks.ts';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { PackList } from '../pack-list.tsx';
import { progressOf } from '../progress-query.ts';
import { GivePackDialog } from './give-pack-dialog.tsx';

export function PersonInduction({ userId }: { userId: string }) {
  const { user } = useMe();
  const can = useCan();
  const [giving, setGiving] = useState(false);
  const { data, error, refetch } = useQueryData(progressOf, { user_id: userId });
  useEffect(refetch, [refetch]);
  const packs = data?.induction_progress;
  if (error && !packs) return <Failed onRefresh={refetch} />;
  return (
    <Stack gap={16}>
      {can('induction-forms', 'EDIT') ? (
        <Group justify="flex-end">
          <Button leftSection={<IconPackage size={16} />} onClick={() => setGiving(true)}>
            Give a pack
          </Button>
        </Group>
      ) : null}
      {!packs ? (
        <Skeleton height={160} />
      ) : packs.length === 0 ? (
        <NothingYet line="No induction packs yet" />
      ) : (
        <PackList packs={packs} mine={user.id === userId} />
      )}
      {giving ? <GivePackDialog userId={userId} onClose={() => setGiving(false)} onGiven={refetch} /> : null}
    </Stack>
  );
}
