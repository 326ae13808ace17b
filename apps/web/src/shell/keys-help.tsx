import { Group, Kbd, Modal, Stack, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useOnTop } from '#ui/on-top.ts';
import { currentBindings } from './keys.ts';
import { helpOpened } from './keys-help-store.ts';

/** All keys that work now. */
export function KeysHelp() {
  const shown = useSyncExternalStore(helpOpened.subscribe, helpOpened.get);
  return shown ? <Help /> : null;
}

function Help() {
  const onTop = useOnTop();
  return (
    <Modal opened onClose={helpOpened.close} closeOnEscape={onTop} title="Keyboard shortcuts" size={480}>
      <Stack gap={8}>
        <Row keys="Ctrl K" label="Search or jump to…" />
        {currentBindings().map(({ key, label }) => (
          <Row key={key} keys={key === ' ' ? 'Space' : key} label={label} />
        ))}
        <Row keys="Ctrl Enter" label="Save" />
        <Row keys="Esc" label="Close" />
      </Stack>
    </Modal>
  );
}

const signs: Readonly<Record<string, string>> = { Left: '←', Right: '→', Up: '↑', Down: '↓' };
const withSigns = (key: string) =>
  key.replace(/Arrow(\w+)/, (_, way: string) => signs[way] ?? way).replace('+', ' ');

function Row({ keys, label }: { keys: string; label: string }) {
  return (
    <Group justify="space-between">
      <Text size="sm">{label}</Text>
      <Group gap={4}>
        {keys.split(' ').map((key) => (
          <Kbd key={key}>{key.length === 1 ? key.toUpperCase() : withSigns(key)}</Kbd>
        ))}
      </Group>
    </Group>
  );
}
