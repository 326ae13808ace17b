import { List, Stack, Text, Title } from '@mantine/core';
import { Dialog } from '#ui/dialog.tsx';

const rules: readonly (readonly [title: string, lines: readonly string[]])[] = [
  [
    'Ticking',
    [
      'Ticking a module allows every action in it and its sub modules. Unticking removes them, except what is always on.',
      'Add, Edit and Delete include View. You can’t untick View on its own. To remove it, untick the row.',
      'A half-ticked box means some of the rows below it are ticked.',
      'The boxes above the columns change every row shown. To change only some, choose modules or search first.',
    ],
  ],
  [
    'What you can’t change',
    [
      'Actions with a closed lock are always on. You can’t grant actions with a grey lock because you don’t have them yourself.',
      'You can’t change a role above your own. Only people who run the organisation can change its roles.',
      'Modules that aren’t in your plan are hidden.',
      'At least one person must be able to change roles for the whole organisation.',
    ],
  ],
  [
    'Who is affected',
    [
      'Everyone with the role. Their menus, buttons and open lists change within two seconds.',
      'Overrides for one person stay. An action added or removed for them stays that way, whatever the role allows.',
      'A role can have its own access at a clinic, for people who have the role at that clinic. Everyone else uses the access set for all clinics.',
      'A new custom role allows only what is always on. Duplicate a role to start with its access.',
    ],
  ],
];

export function HowItWorks({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="How it works" onClose={onClose}>
      <Stack gap={16}>
        {rules.map(([title, lines]) => (
          <div key={title}>
            <Title order={3} size="h4" mb={4}>
              {title}
            </Title>
            <List size="sm" spacing={4}>
              {lines.map((line) => (
                <List.Item key={line}>
                  <Text size="sm">{line}</Text>
                </List.Item>
              ))}
            </List>
          </div>
        ))}
      </Stack>
    </Dialog>
  );
}
