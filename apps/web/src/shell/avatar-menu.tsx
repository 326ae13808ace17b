import { Menu, SegmentedControl, Text, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { IconKey, IconKeyboard, IconLogout, IconUser } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { useSignOut } from '#session/use-sign-out.ts';
import { roleTitle } from '#ui/role-title.ts';
import { UserAvatar } from '#ui/user-avatar.tsx';
import { helpOpened } from './keys-help.tsx';

/** The person's own menu: account, password, colours, keys, sign out. */
export function AvatarMenu() {
  const me = useMe();
  const can = useCan();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton aria-label={`Account of ${me.user.display_name}`} p={6}>
          <UserAvatar user={me.user} size={28} tooltip={false} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div style={{ padding: '8px 12px' }}>
          <Text size="sm" fw={600} truncate>
            {me.user.display_name}
          </Text>
          <Text size="xs" c="var(--op-muted)" truncate>
            {roleTitle(me.role)} · {me.user.email}
          </Text>
        </div>
        <Menu.Divider />
        {can('My Account') ? (
          <Menu.Item
            leftSection={<IconUser size={16} />}
            onClick={() => void navigate({ to: '/dashboard/my-account' })}
          >
            My Account
          </Menu.Item>
        ) : null}
        <Menu.Item
          leftSection={<IconKey size={16} />}
          onClick={() => void navigate({ to: '/dashboard/change-password' })}
        >
          Change password
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard size={16} />} onClick={helpOpened.open}>
          Keyboard shortcuts
        </Menu.Item>
        <div style={{ padding: '6px 12px' }}>
          <SegmentedControl
            fullWidth
            aria-label="Colours"
            value={colorScheme}
            onChange={(value) => setColorScheme(value as typeof colorScheme)}
            data={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
              { value: 'auto', label: 'Auto' },
            ]}
          />
        </div>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void signOut()}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
