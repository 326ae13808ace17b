import { Button, Group, Stack, Text } from '@mantine/core';
import { Dialog } from '#ui/dialog.tsx';
import { type LeftOutItem, leftOutGroups } from './left-out.ts';

/** Lists the items of a pack that were left out, with the person and the reason for each. */
export const LeftOutDialog = ({
  given,
  items,
  onClose,
}: {
  given: number;
  items: readonly LeftOutItem[];
  onClose: () => void;
}) => (
  <Dialog title={given > 0 ? 'Pack given in part' : 'Pack not given'} onClose={onClose}>
    <Stack gap={16}>
      <Text size="sm" role="status">
        {given > 0
          ? 'The rest of the pack was given. These items were left out:'
          : 'Nothing in this pack fits. These items were left out:'}
      </Text>
      <section aria-label="Left out">
        {leftOutGroups(items).map(({ reason, lines }) => (
          <div key={reason}>
            <Text size="sm" fw={600} component="h3">
              {reason}
            </Text>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          Close
        </Button>
      </Group>
    </Stack>
  </Dialog>
);
