import { Button, Group, Text } from '@mantine/core';
import { useCommand } from '#data/hooks.ts';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import { addSampleData, removeSampleData } from './onboarding-queries.ts';

interface Kept {
  readonly kind: string;
  readonly count: number;
}

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });
const countOf = ({ kind, count }: Kept): string => `${count} ${kind}${count === 1 ? '' : 's'}`;

/** The buttons to add sample records, and to remove those that nobody has changed or used. */
export function SampleData({
  has,
  kept,
  onChanged,
}: {
  has: boolean;
  /** Sample records that were not removed, because somebody has used them. */
  kept: readonly Kept[];
  onChanged: () => void;
}) {
  const [add, adding] = useCommand(addSampleData, {
    success: ({ add_sample_data }) => `${add_sample_data?.affected_rows ?? 0} sample records added`,
  });
  const [remove, removing] = useCommand(removeSampleData, { success: 'Sample data removed' });
  async function removeAll() {
    const sure = await confirmDialog({
      title: 'Remove sample data',
      text: 'The sample records are deleted. Those that somebody has changed or used are kept.',
      confirm: 'Remove',
      danger: true,
    });
    if (sure && (await remove({})).ok) onChanged();
  }
  return (
    <Group justify="space-between" gap={8} mt={12}>
      <Text size="sm" c="var(--op-muted)">
        {has
          ? 'Your first clinic has sample data. It does not count as a step.'
          : kept.length > 0
            ? `${list.format(kept.map(countOf))} of the sample data stayed, because somebody has used them.`
            : 'Want to look around first? Sample data adds a few tasks, contacts, products and shifts to your first clinic. You can remove it again.'}
      </Text>
      {has ? (
        <Button size="xs" variant="default" loading={removing} onClick={() => void removeAll()}>
          Remove sample data
        </Button>
      ) : (
        <Button
          size="xs"
          variant="default"
          loading={adding}
          onClick={() => void add({}).then(({ ok }) => ok && onChanged())}
        >
          Add sample data
        </Button>
      )}
    </Group>
  );
}
