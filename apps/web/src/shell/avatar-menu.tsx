import { Menu, Text, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { specifiedMessages } from '@operatory/domain';
import {
  IconCheck,
  IconDeviceDesktop,
  IconHelp,
  IconKey,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconSun,
  IconUser,
  IconUserShield,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { RestError } from '#data/rest.ts';
import { toast } from '#data/toast.ts';
import type { MyRoleLink } from '#session/me.ts';
import { useCan } from '#session/permissions.ts';
import { switchRole, useMe } from '#session/session.ts';
import { useSignOut } from '#session/use-sign-out.ts';
import { roleTitle } from '#ui/role-title.ts';
import { UserAvatar } from '#ui/user-avatar.tsx';
import { shortcutsHelp } from './keys-help-store.ts';
import classes from './shell.module.css';

const schemes = [
  { scheme: 'light', words: 'Light', Icon: IconSun },
  { scheme: 'dark', words: 'Dark', Icon: IconMoon },
  { scheme: 'auto', words: 'Same as device', Icon: IconDeviceDesktop },
] as const;

/** The user's own menu: account, password, colours, shortcuts and sign-out. */
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
        <RoleLinks links={me.role_links} />
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
        {can('help_centre') ? (
          <Menu.Item
            leftSection={<IconHelp size={16} />}
            onClick={() => void navigate({ to: '/dashboard/help-centre' })}
          >
            Help centre
          </Menu.Item>
        ) : null}
        <Menu.Item
          className={classes.onlyDesk ?? ''}
          leftSection={<IconKeyboard size={16} />}
          onClick={shortcutsHelp.open}
        >
          Keyboard shortcuts
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>Colours</Menu.Label>
        {schemes.map(({ scheme, words, Icon }) => (
          <Menu.Item
            key={scheme}
            closeMenuOnClick={false}
            leftSection={<Icon size={16} />}
            rightSection={scheme === colorScheme ? <IconCheck size={14} aria-label="Now" /> : null}
            onClick={() => setColorScheme(scheme)}
          >
            {words}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void signOut()}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Lets a user with several roles, who uses one at a time, switch to another. */
function RoleLinks({ links }: { links: readonly MyRoleLink[] }) {
  if (links.length < 2) return null;
  const change = (id: string) =>
    switchRole(id).catch((error) =>
      toast.error(error instanceof RestError ? error.message : specifiedMessages.something_went_wrong),
    );
  return (
    <>
      <Menu.Divider />
      <Menu.Label>Act as</Menu.Label>
      {links.map(({ id, role, custom_role_name, clinic_name, active }) => (
        <Menu.Item
          key={id}
          leftSection={<IconUserShield size={16} />}
          rightSection={active ? <IconCheck size={14} aria-label="Now" /> : null}
          disabled={active}
          onClick={() => void change(id)}
        >
          {custom_role_name ?? roleTitle(role)}
          <Text size="xs" c="var(--op-muted)">
            {clinic_name ?? 'All clinics'}
          </Text>
        </Menu.Item>
      ))}
    </>
  );
}
