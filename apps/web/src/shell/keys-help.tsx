import { Group, Kbd, Modal, Stack, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { currentBindings } from '#ui/keys.ts';
import { useOnTop } from '#ui/on-top.ts';
import { shortcutsHelp } from './keys-help-store.ts';

export function KeysHelp() {
  const shown = useSyncExternalStore(shortcutsHelp.subscribe, shortcutsHelp.get);
  return shown ? <Help /> : null;
}

function Help() {
  const onTop = useOnTop();
  return (
    <Modal opened onClose={shortcutsHelp.close} closeOnEscape={onTop} title="Keyboard shortcuts" size={480}>
      <Stack gap={8}>
        <Row keys={['Ctrl K']} label="Search or jump to…" />
        {[...keysByLabel()].map(([label, keys]) => (
          <Row key={label} keys={keys} label={label} />
        ))}
        <Row keys={['Ctrl Enter']} label="Save" />
        <Row keys={['Esc']} label="Close" />
      </Stack>
    </Modal>
  );
}

/** The keys of each action; an action with several is one line. */
function keysByLabel(): ReadonlyMap<string, readonly string[]> {
  const lines = new Map<string, readonly string[]>();
  for (const { key, label } of currentBindings())
    lines.set(label, [...(lines.get(label) ?? []), key === ' ' ? 'Space' : key]);
  return lines;
}

const signs: Readonly<Record<string, string>> = { Left: '←', Right: '→', Up: '↑', Down: '↓' };
const withSigns = (key: string) =>
  key.replace(/Arrow(\w+)/, (_, way: string) => signs[way] ?? way).replace('+', ' ');

function Row({ keys, label }: { keys: readonly string[]; label: string }) {
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm">{label}</Text>
      <Group gap={8} wrap="nowrap">
        {keys.map((one, index) => (
          <Group key={one} gap={4} wrap="nowrap">
            {index > 0 ? (
              <Text size="xs" c="var(--op-muted)" me={4}>
                or
              </Text>
            ) : null}
            {one.split(' ').map((key) => (
              <Kbd key={key}>{key.length === 1 ? key.toUpperCase() : withSigns(key)}</Kbd>
            ))}
          </Group>
        ))}
      </Group>
    </Group>
  );
}
