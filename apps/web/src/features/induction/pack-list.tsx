import { Anchor, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { DuePill } from '#kit/assignments/due-pill.tsx';
import { cellLooks } from '#kit/assignments/matrix-cells.ts';
import { Pill } from '#ui/pill.tsx';
import { itemPath, progressInWords, verbs } from './pack-items.ts';
import type { GivenPack, PackItem } from './progress-query.ts';

/** A person's packs with their finished and open items. The person themselves can open each item here. */
export const PackList = ({ packs, mine }: { packs: readonly GivenPack[]; mine: boolean }) => (
  <Stack gap={16}>
    {packs.map((pack) => (
      <Paper key={pack.assignment_id} p={16} component="section" aria-label={pack.pack_name}>
        <Group justify="space-between" gap={8} mb={8}>
          <Title order={2} size="h3">
            {pack.pack_name}
          </Title>
          <Group gap={8}>
            {pack.done < pack.total ? <DuePill until={pack.due_date} /> : null}
            <Text size="sm" c="var(--op-muted)" className="tabular">
              {progressInWords(pack)}
            </Text>
          </Group>
        </Group>
        <Progress
          value={pack.total === 0 ? 0 : (pack.done * 100) / pack.total}
          aria-label={`${pack.pack_name}: ${progressInWords(pack)}`}
          mb={8}
        />
        <Stack component="ul" gap={0} p={0} m={0} style={{ listStyle: 'none' }}>
          {pack.items.map((item) => (
            <Item key={`${item.kind}${item.id}`} item={item} mine={mine} />
          ))}
        </Stack>
      </Paper>
    ))}
  </Stack>
);

function Item({ item, mine }: { item: PackItem; mine: boolean }) {
  const to = mine ? itemPath(item) : null;
  const look = cellLooks[item.state];
  const isOpen = item.state === 'OPEN' || item.state === 'OVERDUE';
  return (
    <Group component="li" justify="space-between" gap={8} py={10} wrap="nowrap">
      <div style={{ minWidth: 0 }}>
        {to ? (
          <Anchor component={Link} to={to} size="sm" fw={550} style={{ overflowWrap: 'anywhere' }}>
            {item.name}
          </Anchor>
        ) : (
          <Text size="sm" fw={550} style={{ overflowWrap: 'anywhere' }}>
            {item.name}
          </Text>
        )}
        <Text size="xs" c="var(--op-muted)">
          {isOpen ? verbs[item.kind] : kinds[item.kind]}
        </Text>
      </div>
      <Pill hue={look.hue} small>
        {look.label}
      </Pill>
    </Group>
  );
}

const kinds: Readonly<Record<PackItem['kind'], string>> = {
  FORM: 'Form',
  DOCUMENT: 'Document',
  COURSE: 'Course',
};
