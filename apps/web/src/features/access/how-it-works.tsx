import { List, Stack, Text, Title } from '@mantine/core';
import { Dialog } from '#ui/dialog.tsx';

const rules: readonly (readonly [title: string, lines: readonly string[]])[] = [
  [
    'Ticking',
    [
      'Ticking a module gives it and all its sub modules every action; unticking takes them away, except what is always on.',
      'Add, Edit and Delete bring View with them. View itself cannot be ticked: to take it away, untick the row.',
      'A half-ticked box means that some of what is below it is ticked.',
      'The boxes above the columns act on every row that is shown, so choose modules or search first to change a few.',
    ],
  ],
  [
    'What cannot be changed',
    [
      'A closed lock is always on. A grey lock is an action that you do not have yourself: nobody gives what they lack.',
      'Nobody changes a role above their own. Roles of the whole organisation are changed by those who run it.',
      'Modules that your plan does not have are not shown.',
      'Somebody has to remain who may change roles for the whole organisation.',
    ],
  ],
  [
    'Who is concerned',
    [
      'Everybody who holds the role, at once: menus, buttons and open lists follow within two seconds.',
      'What was set for one person stays: an action that was added for them, or taken from them, is theirs whatever the role says.',
      'A role may have access of its own at a clinic, for those who hold it at that clinic; who holds it wherever they work follows all clinics. So does what is not saved there.',
      'A custom role starts with nothing but what is always on. Duplicate one to begin with what it has.',
    ],
  ],
];

/** What the role matrix does, in plain words. */
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
