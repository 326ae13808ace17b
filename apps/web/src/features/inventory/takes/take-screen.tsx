import { Button, Group, Skeleton, Text } from '@mantine/core';
import { messageOf, stockTakeStatuses } from '@operatory/domain';
import { useMemo } from 'react';
import { useCommand, useLive } from '#data/hooks.ts';
import { readableColumns } from '#kit/definition/readable.ts';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { useRecent } from '#session/use-recent.ts';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import { Failed } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { Pill } from '#ui/pill.tsx';
import { ScreenMissing } from '#ui/screen-missing.tsx';
import { CountingLines } from './counting.tsx';
import { useCountLines } from './lines.ts';
import { approveTake, cancelTake, finishTake, liveTake, type Take } from './take-data.ts';
import { Variance } from './variance.tsx';

export function TakeScreen({ id }: { id: string }) {
  const me = useMe();
  const query = useMemo(
    () =>
      liveTake(readableColumns('clinic_im_product_stocks', me), readableColumns('clinic_im_products', me)),
    [me],
  );
  const { data, error, refetch } = useLive(query, { id });
  if (!data) return error ? <Failed onRefresh={refetch} /> : <Skeleton height={320} m={24} />;
  return data.stock_takes_by_pk ? <Loaded take={data.stock_takes_by_pk} /> : <ScreenMissing />;
}

function Loaded({ take }: { take: Take }) {
  const me = useMe();
  const can = useCan();
  const lines = useCountLines(take);
  const [finish, finishing] = useCommand(finishTake, { success: 'Counting finished' });
  const [approve, approving] = useCommand(approveTake, {
    success: 'Stocktake approved. Recorded stock is updated.',
  });
  const [cancel, cancelling] = useCommand(cancelTake, { success: 'Stocktake cancelled' });
  useRecent(take.name, 'Stocktakes', `/dashboard/stock-takes/${take.id}`);
  const { id, status } = take;
  const uncounted = lines.filter(({ counted }) => counted === null).length;
  const isWaiting = lines.some((line) => line.isWaiting);
  const isOpen = status === 'COUNTING' || status === 'COUNTED';
  const state = stockTakeStatuses.find(({ value }) => value === status);

  async function end() {
    const leave = uncounted > 0;
    const sure =
      !leave ||
      (await confirmDialog({
        title: 'Finish counting',
        text: `${messageOf('take_lines_left', { n: String(uncounted) })}. Their recorded quantities won't change.`,
        confirm: 'Finish counting',
      }));
    if (sure) await finish({ id, leave });
  }
  async function giveUp() {
    const sure = await confirmDialog({
      title: 'Cancel stocktake',
      text: "The counts are discarded and recorded stock doesn't change.",
      confirm: 'Cancel stocktake',
      cancel: 'Go back',
      danger: true,
    });
    if (sure) await cancel({ id });
  }

  return (
    <Page
      title={take.name}
      note={`#${take.short_id}`}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Stocktakes', to: '/dashboard/stock-takes/list' },
        { label: take.name },
      ]}
      actions={
        <Group gap={8}>
          {isOpen && (take.created_by_user_id === me.user.id || can('stock-takes', 'EDIT')) ? (
            <Button variant="default" loading={cancelling} onClick={() => void giveUp()}>
              Cancel stocktake
            </Button>
          ) : null}
          {status === 'COUNTING' && can('stock-takes', 'ADD') ? (
            <Button loading={finishing} disabled={isWaiting} onClick={() => void end()}>
              Finish counting
            </Button>
          ) : null}
          {status === 'COUNTED' && can('stock-takes', 'EDIT') ? (
            <Button loading={approving} onClick={() => void approve({ id })}>
              Approve stocktake
            </Button>
          ) : null}
        </Group>
      }
      toolbar={
        <Group gap={8}>
          {state ? <Pill hue={state.colour}>{state.label}</Pill> : null}
          <Text size="sm" c="var(--op-muted)">
            {[
              take.clinic?.name,
              take.clinic_storage_location?.name ?? 'Everything',
              take.created_by_user && `Started by ${take.created_by_user.display_name}`,
              take.approved_by_user && `Approved by ${take.approved_by_user.display_name}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Group>
      }
    >
      {take.note ? (
        <Text size="sm" mb={12}>
          {take.note}
        </Text>
      ) : null}
      {status !== 'COUNTING' ? (
        <Variance take={take} />
      ) : can('stock-takes', 'ADD') ? (
        <CountingLines take={take} lines={lines} />
      ) : (
        <Text size="sm">
          {lines.length - uncounted} of {lines.length} counted. You’ll see the differences when counting is
          finished.
        </Text>
      )}
    </Page>
  );
}
