import { Button, Group, Paper, Skeleton, Text } from '@mantine/core';
import { clockState, specifiedMessages, withWaitingPunches } from '@operatory/domain';
import { IconRefresh } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useClinic } from '#session/clinic.ts';
import { useNow } from '#session/clock.ts';
import { useToday } from '#session/use-today.ts';
import { ClockButtons } from './clock-buttons.tsx';
import classes from './clock-card.module.css';
import { ClockFacts } from './clock-facts.tsx';
import { type MyShift, useMyShifts } from './my-shifts.ts';
import { useWaitingPunches } from './waiting-punches.ts';

export default function ClockCard() {
  const answer = useMyShifts();
  return (
    <Paper component="section" p={16} aria-label="Clock" className={classes.card ?? ''}>
      {answer.data ? (
        <Clock shifts={answer.data} />
      ) : answer.error ? (
        <Group justify="center" gap={12} role="status">
          <Text size="sm" c="var(--op-muted)">
            {specifiedMessages.something_went_wrong}
          </Text>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconRefresh size={14} />}
            onClick={answer.refetch}
          >
            Refresh
          </Button>
        </Group>
      ) : (
        <Skeleton height={48} />
      )}
    </Paper>
  );
}

function Clock({ shifts }: { shifts: readonly MyShift[] }) {
  const now = useNow(1_000);
  const today = useToday();
  const waiting = useWaitingPunches();
  const { clinic, active, zone } = useClinic();
  const here = clinic ?? active[0];
  const projected = useMemo(
    () =>
      withWaitingPunches(
        shifts,
        waiting,
        (at): MyShift => ({
          id: 'waiting',
          clinic_id: here?.id ?? '',
          clinic_name: here?.name ?? '',
          zone: here?.zone ?? zone,
          clinic_roster_date: today,
          start_time: '',
          end_time: '',
          starts_at: at,
          ends_at: new Date(at.getTime() + 60_000),
          published: true,
          isUnrostered: true,
          isChangeAsked: false,
          clocked_in_at: null,
          clocked_in_synced_at: null,
          clocked_out_at: null,
          breaks: [],
        }),
      ),
    [shifts, waiting, here, zone, today],
  );
  const state = clockState(projected, now);
  return (
    <>
      <ClockFacts state={state} now={now} waiting={waiting} />
      <ClockButtons state={state} shifts={shifts} now={now} />
    </>
  );
}
