import { ActionIcon, ScrollArea, Tooltip } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useImageAddress } from '#data/image-address.ts';
import { useMe } from '#session/session.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { groups, menuScreens, type Screen } from './screens.ts';
import classes from './shell.module.css';
import { useActiveScreen } from './use-active-screen.ts';

/** The left rail: the organisation, then the groups of screens that the person may open. */
export function Rail({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
  const { client, modules } = useMe();
  const logo = useImageAddress(client.logo_image);
  const shown = menuScreens(modules).filter((screen) => !screen.hidden);
  const active = useActiveScreen(shown);
  const toggleLabel = collapsed ? 'Expand the menu' : 'Collapse the menu';
  return (
    <nav className={classes.rail} aria-label="Main">
      <div className={classes.railHead}>
        <Link to="/dashboard" aria-label={`${client.name}, dashboard`}>
          <BrandMark logo={logo} size={26} />
          <span className={`${classes.railName} ${classes.hideable}`}>{client.name}</span>
        </Link>
        <Tooltip label={toggleLabel}>
          <ActionIcon className={classes.hideable ?? ''} aria-label={toggleLabel} onClick={onToggle}>
            <IconLayoutSidebarLeftCollapse size={18} />
          </ActionIcon>
        </Tooltip>
      </div>
      <ScrollArea className={classes.railScroll ?? ''} type="hover">
        {collapsed ? (
          <Tooltip label={toggleLabel} position="right">
            <ActionIcon
              aria-label={toggleLabel}
              onClick={onToggle}
              w={40}
              mb={8}
              className={classes.onlyDesk ?? ''}
            >
              <IconLayoutSidebarLeftExpand size={18} />
            </ActionIcon>
          </Tooltip>
        ) : null}
        {groups.map((group) => {
          const members = shown.filter((screen) => screen.group === group);
          if (members.length === 0) return null;
          return (
            <div key={group} className={group ? classes.group : ''}>
              {group ? <div className={`${classes.groupName} ${classes.hideable}`}>{group}</div> : null}
              {members.map((screen) => (
                <RailLink key={screen.title} screen={screen} active={screen === active} />
              ))}
            </div>
          );
        })}
      </ScrollArea>
    </nav>
  );
}

function RailLink({ screen, active }: { screen: Screen; active: boolean }) {
  return (
    <Link
      to={screen.to}
      search={(screen.search ?? {}) as never}
      className={classes.link}
      data-active={active || undefined}
      aria-current={active ? 'page' : undefined}
      title={screen.title}
    >
      <screen.icon size={18} aria-hidden />
      <span className={classes.hideable}>{screen.title}</span>
    </Link>
  );
}
