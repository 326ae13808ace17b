import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { useCan } from '#session/permissions.ts';
import { ColourDot } from '#ui/colour-dot.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';

interface Room {
  readonly id: string;
  readonly name: string;
  readonly color: string | null;
  readonly status: string;
}

const roomsOf = graphql<{ clinic_rooms: readonly Room[] }, { clinic: string }>(`
  subscription roomsOfClinic($clinic: uuid!) {
    clinic_rooms(where: { clinic_id: { _eq: $clinic } }, order_by: [{ name: asc }]) { id name color status }
  }
`);

/** A clinic's rooms, under its facts. */
export function RoomsOfClinic({ clinicId }: { clinicId: string }) {
  const can = useCan();
  const seen = can('clinic-rooms');
  const { data } = useLive(roomsOf, { clinic: clinicId }, { pause: !seen });
  if (!seen || !data) return null;
  return (
    <Stack gap={8} mt={24}>
      <Group justify="space-between">
        <Title order={3} fz={14}>
          Rooms
        </Title>
        <Anchor
          component={Link}
          to="/dashboard/clinic-rooms/list"
          search={{ filter: `clinic_id:${clinicId}` } as never}
          c="var(--op-accent)"
          fz={13}
          fw={550}
        >
          All rooms
        </Anchor>
      </Group>
      {data.clinic_rooms.length === 0 ? (
        <Text size="sm" c="var(--op-muted)">
          There is no room yet.
        </Text>
      ) : null}
      {data.clinic_rooms.map((room) => (
        <Group key={room.id} justify="space-between" wrap="nowrap">
          <Text size="sm" truncate>
            <ColourDot colour={room.color} /> {room.name}
          </Text>
          <StatusBadge status={room.status} />
        </Group>
      ))}
    </Stack>
  );
}
