import { Button, List, Text } from '@mantine/core';
import { modals } from '@mantine/modals';

export interface RowFailure {
  readonly id: string;
  readonly name: string;
  readonly sentence: string;
}

/**
 * Opens a dialog that lists the rows for which an action failed, each with the reason. It stays open when
 * the screen is left.
 */
export function reportFailures(title: string, failures: readonly RowFailure[]): void {
  if (failures.length === 0) return;
  const id = modals.open({
    title,
    size: '40%',
    styles: { content: { minWidth: 'min(440px, 92vw)' } },
    children: (
      <>
        <List size="sm" spacing={6}>
          {failures.map((failure) => (
            <List.Item key={failure.id}>
              <Text span fw={600} size="sm">
                {failure.name}
              </Text>
              : {failure.sentence}
            </List.Item>
          ))}
        </List>
        <Button mt={16} data-autofocus onClick={() => modals.close(id)}>
          Okay
        </Button>
      </>
    ),
  });
}
