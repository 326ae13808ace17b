import { Drawer, Stack } from '@mantine/core';
import { useMe } from '#session/session.ts';
import { useOnTop } from '#ui/on-top.ts';
import { areaGroups } from './areas.ts';
import type { Menu } from './bottom-bar.tsx';
import { MenuLink } from './menu-link.tsx';
import { menuScreens } from './screens.ts';
import classes from './shell.module.css';
import { pendingCountOfArea } from './use-menu-counts.ts';

export default function More({ areas, here, counts, onClose }: Menu & { onClose: () => void }) {
  const onTop = useOnTop();
  // A phone's top bar has no links to these screens, so they are here.
  const others = menuScreens(useMe()).filter(({ hidden }) => hidden);
  return (
    <Drawer opened onClose={onClose} closeOnEscape={onTop} position="bottom" size="auto" title="More">
      <Stack gap={4}>
        {areaGroups.map((group) => (
          <div key={group} className={classes.sheetGroup}>
            {areas
              .filter((area) => area.group === group)
              .map((area) => (
                <MenuLink
                  key={area.name}
                  to={area.to}
                  search={area.search}
                  title={area.title}
                  icon={area.icon}
                  active={area === here?.area}
                  waiting={pendingCountOfArea(counts, area)}
                  onClick={onClose}
                />
              ))}
            {group === ''
              ? others.map((screen) => (
                  <MenuLink
                    key={screen.name}
                    to={screen.to}
                    title={screen.title}
                    icon={screen.icon}
                    active={false}
                    onClick={onClose}
                  />
                ))
              : null}
          </div>
        ))}
      </Stack>
    </Drawer>
  );
}
