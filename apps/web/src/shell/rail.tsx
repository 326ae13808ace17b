import { ActionIcon, Tooltip } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useImageAddress } from '#data/image-address.ts';
import { useMe } from '#session/session.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { useNarrow } from '#ui/window-width.ts';
import { MenuFlyout, MenuLink, MenuSection } from './menu-section.tsx';
import { groups, menuEntries, menuScreens } from './screens.ts';
import classes from './shell.module.css';
import { useActiveScreen } from './use-active-screen.ts';

/** The left rail: the organisation, then the groups of screens that the person may open. */
export function Rail({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
  const me = useMe();
  const { client } = me;
  const logo = useImageAddress(client.logo_image);
  const shown = menuScreens(me).filter((screen) => !screen.hidden);
  const active = useActiveScreen(shown);
  const narrow = useNarrow();
  const Folded = collapsed || narrow ? MenuFlyout : MenuSection;
  const activeTo = active?.to;
  const scrolled = useRef<HTMLDivElement>(null);
  // The menu is longer than the screen: where one is, is in sight.
  useEffect(() => {
    if (!activeTo) return undefined;
    const frame = requestAnimationFrame(() =>
      scrolled.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [activeTo]);
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
      <div ref={scrolled} className={classes.railScroll}>
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
          const entries = menuEntries(shown, group);
          if (entries.length === 0) return null;
          return (
            <div key={group} className={group ? classes.group : ''}>
              {group ? <div className={`${classes.groupName} ${classes.hideable}`}>{group}</div> : null}
              {entries.map((entry) =>
                'screens' in entry ? (
                  <Folded key={entry.name} section={entry} active={active} />
                ) : (
                  <MenuLink key={entry.to + entry.title} screen={entry} active={entry === active} />
                ),
              )}
            </div>
          );
        })}
      </div>
    </nav>
  );
}
