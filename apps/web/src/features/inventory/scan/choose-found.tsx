import { Button, Stack, Text } from '@mantine/core';
import { Dialog } from '#ui/dialog.tsx';
import { lotName } from '../lots.ts';
import type { FoundProduct } from './find-by-code.ts';

export function ChooseFound({
  found,
  onChoose,
  onClose,
}: {
  found: readonly FoundProduct[];
  onChoose: (found: FoundProduct) => void;
  onClose: () => void;
}) {
  return (
    <Dialog title="Which one is it?" onClose={onClose}>
      <Stack gap={8}>
        {found.map((each, index) => (
          <Button
            key={each.lot?.id ?? each.id}
            variant="default"
            justify="space-between"
            size="lg"
            {...(index === 0 ? { 'data-autofocus': true } : {})}
            rightSection={
              <Text size="sm" c="var(--op-muted)">
                {[
                  each.lot ? lotName(each.lot) : null,
                  each.lot?.clinic_storage_location?.name,
                  each.clinic?.name,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            }
            onClick={() => onChoose(each)}
          >
            {each.name}
          </Button>
        ))}
      </Stack>
    </Dialog>
  );
}
