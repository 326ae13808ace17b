import { ActionIcon, Button, Checkbox, Divider, Group, Popover, Stack, Switch, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react';
import { enabledIf } from '#ui/locked.ts';
import { plainLayout, withMovedColumn } from './column-layout.ts';
import type { ListLayout } from './use-list-layout.ts';

export function ColumnsMenu<Row>({
  layout: { layout, hidden, change, movable },
}: {
  layout: ListLayout<Row>;
}) {
  const [opened, panel] = useDisclosure(false);
  const keys = movable.map(({ key }) => key);
  const toggle = (key: string) =>
    change({
      hidden: hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key],
    });
  return (
    <Popover
      opened={opened}
      onChange={(next) => !next && panel.close()}
      position="bottom-end"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Tooltip label="Columns">
          <ActionIcon variant="default" size={32} aria-label="Columns" onClick={panel.toggle}>
            <IconColumns3 size={16} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label="Columns">
        <Stack gap={4} miw={240}>
          {movable.map(({ key, label }, index) => (
            <Group key={key} justify="space-between" wrap="nowrap" gap={16}>
              <Checkbox label={label} checked={!hidden.includes(key)} onChange={() => toggle(key)} />
              <Group gap={2} wrap="nowrap">
                <ActionIcon
                  aria-label={`Move ${label} up`}
                  {...enabledIf(index > 0, () => change({ order: withMovedColumn(keys, key, -1) }))}
                >
                  <IconArrowUp size={14} />
                </ActionIcon>
                <ActionIcon
                  aria-label={`Move ${label} down`}
                  {...enabledIf(index < keys.length - 1, () =>
                    change({ order: withMovedColumn(keys, key, 1) }),
                  )}
                >
                  <IconArrowDown size={14} />
                </ActionIcon>
              </Group>
            </Group>
          ))}
          <Divider my={4} />
          <Switch
            label="Compact rows"
            checked={layout.compact}
            onChange={(event) => change({ compact: event.currentTarget.checked })}
          />
          <Button size="xs" variant="subtle" color="gray" mt={4} onClick={() => change(plainLayout)}>
            Reset columns
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
