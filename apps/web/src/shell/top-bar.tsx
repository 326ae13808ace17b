import { ActionIcon, Kbd, Menu, Tooltip, UnstyledButton } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useImageAddress } from '#data/image-address.ts';
import { useClinic } from '#session/clinic.ts';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { AvatarMenu } from './avatar-menu.tsx';
import { ChatBell, type ChatPanelProps } from './chats/chat-bell.tsx';
import { ClinicSwitcher } from './clinic-switcher.tsx';
import { creationsFor } from './creations.ts';
import { HelpMenu } from './help-menu.tsx';
import { Bell } from './notifications/bell.tsx';
import { palette } from './palette-store.ts';
import classes from './shell.module.css';

const modifier = /mac/i.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

/** The top bar: the clinic, the search, adding, notifications, chats and the account. */
export function TopBar({
  unreadChats,
  ChatPanel,
}: {
  unreadChats: number;
  ChatPanel: ComponentType<ChatPanelProps>;
}) {
  const { client } = useMe();
  const logo = useImageAddress(client.logo_image);
  return (
    <header className={classes.topBar}>
      <div className={classes.side}>
        <Link to="/dashboard" className={classes.phoneBrand} aria-label="Dashboard">
          <BrandMark logo={logo} size={28} />
        </Link>
        <ClinicSwitcher />
      </div>
      <UnstyledButton
        className={classes.search ?? ''}
        onClick={palette.open}
        aria-label={`Search or jump to… (${modifier})`}
      >
        <IconSearch size={16} aria-hidden />
        <span>Search or jump to…</span>
        <Kbd>{modifier}</Kbd>
      </UnstyledButton>
      <div className={`${classes.side} ${classes.sideEnd}`}>
        <QuickAdd />
        <HelpMenu />
        <Bell />
        <ChatBell unread={unreadChats} Panel={ChatPanel} />
        <AvatarMenu />
      </div>
    </header>
  );
}

function QuickAdd() {
  const can = useCan();
  const navigate = useNavigate();
  const offered = creationsFor(can, useClinic().active);
  if (offered.length === 0) return null;
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <Tooltip label="Quick add">
          <ActionIcon variant="default" size={32} aria-label="Quick add" className={classes.onlyDesk ?? ''}>
            <IconPlus size={18} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map((creation) => (
          <Menu.Item
            key={creation.title}
            leftSection={<creation.icon size={16} />}
            rightSection={creation.key ? <Kbd>{creation.key.toUpperCase()}</Kbd> : null}
            onClick={() => void navigate({ to: creation.to, search: (creation.search ?? {}) as never })}
          >
            {creation.title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
