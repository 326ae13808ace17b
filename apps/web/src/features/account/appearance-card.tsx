import { Paper, SegmentedControl, Text, Title, useMantineColorScheme } from '@mantine/core';
import { useClinic } from '#session/clinic.ts';

const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Same as device' },
];

export function AppearanceCard() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { zone, clinic, clinics } = useClinic();
  const of = (clinic ?? clinics[0])?.name ?? 'your organisation';
  const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Paper p={24} maw={720} component="section" aria-label="Appearance and time">
      <Title order={2} mb={12}>
        Appearance and time
      </Title>
      <SegmentedControl
        aria-label="Colours"
        data={schemes}
        value={colorScheme}
        onChange={(scheme) => setColorScheme(scheme as 'light' | 'dark' | 'auto')}
      />
      <Text size="sm" mt={16}>
        Times are shown in the time zone of {of}: {zone.replaceAll('_', ' ')}.
      </Text>
      {device === zone ? null : (
        <Text size="sm" c="var(--op-muted)">
          This device is set to {device.replaceAll('_', ' ')}.
        </Text>
      )}
    </Paper>
  );
}
