import { Anchor, Paper, Switch, Text, Title } from '@mantine/core';
import { usePreference } from '#session/preferences.ts';
import { shortcutsHelp } from '#shell/keys-help-store.ts';
import { characterKeysPreference } from '#ui/keys.ts';

/** A switch for single-key shortcuts, because speech input and stray touches can trigger them by accident. */
export function KeyboardCard() {
  const [wish, keep] = usePreference(characterKeysPreference);
  return (
    <Paper p={24} maw={720} component="section" aria-label="Keyboard">
      <Title order={2} mb={12}>
        Keyboard
      </Title>
      <Switch
        label="Single-key shortcuts"
        description="Shortcuts such as N for Add task. Turn them off if you use speech input or press keys by accident. Ctrl K still works."
        checked={wish !== false}
        onChange={(change) => keep(change.currentTarget.checked)}
      />
      <Text size="sm" mt={16}>
        <Anchor component="button" type="button" fz="inherit" onClick={shortcutsHelp.open}>
          See all keyboard shortcuts
        </Anchor>
      </Text>
    </Paper>
  );
}
