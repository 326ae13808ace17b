import { Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { useQueryData } from '#data/hooks.ts';
import { useMe } from '#session/session.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { PackList } from '../pack-list.tsx';
import { progressOf } from '../progress-query.ts';

export function MyInductionScreen() {
  const { user } = useMe();
  const { data, error, refetch } = useQueryData(progressOf, { user_id: user.id });
  // Reloads when the user returns from the screen of an item, where its progress may have changed.
  useEffect(refetch, [refetch]);
  const packs = data?.induction_progress;
  return (
    <Page
      title="My induction"
      breadcrumbs={[{ label: 'Dashboard', to: '/dashboard' }, { label: 'My induction' }]}
    >
      {error && !packs ? (
        <Failed onRefresh={refetch} />
      ) : !packs ? (
        <Skeleton height={240} />
      ) : packs.length === 0 ? (
        <NothingYet line="No induction packs yet. Your manager gives you one when you start." />
      ) : (
        <PackList packs={packs} mine />
      )}
    </Page>
  );
}
