import { ActionIcon, Tooltip } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useImageAddress } from '#data/image-address.ts';
import { useMe } from '#session/session.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { type Area, areaGroups, type MenuPosition } from './areas.ts';
import { MenuLink } from './menu-link.tsx';
import classes from './shell.module.css';
import { type MenuCounts, pendingCountOfArea } from './use-menu-counts.ts';

/** The menu at the left: the organisation, and the areas that the user may open. */
export function Rail({
  areas,
  here,
  counts,
  collapsed,
  onToggle,
}: {
  areas: readonly Area[];
  here: MenuPosition | undefined;
  counts: MenuCounts;
  collapsed: boolean;
  onToggle: () => void;
}) {
  const { client } = useMe();
  const logo = useImageAddress(client.logo_image);
  const active = here?.area.name;
  const scrolled = useRef<HTMLDivElement>(null);
  // On a low screen the menu can be scrolled, and the current entry is scrolled into view.
  useEffect(() => {
    if (!active) return undefined;
    const frame = requestAnimationFrame(() =>
      scrolled.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [active]);
  const toggleLabel = collapsed ? 'Expand menu' : 'Collapse menu';
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
        {areaGroups.map((group) => {
          const members = areas.filter((area) => area.group === group);
          if (members.length === 0) return null;
          return (
            <div key={group} className={group ? classes.group : ''}>
              {group ? <div className={`${classes.groupName} ${classes.hideable}`}>{group}</div> : null}
              {members.map((area) => (
                <MenuLink
                  key={area.name}
                  to={area.to}
                  search={area.search}
                  title={area.title}
                  icon={area.icon}
                  active={area.name === active}
                  waiting={pendingCountOfArea(counts, area)}
                />
              ))}
            </div>
          );
        })}
      </div>
    </nav>
  );
}
