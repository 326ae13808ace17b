import { Drawer, Stack, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots, IconHome } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMe } from '#session/session.ts';
import { useOnTop } from '#ui/on-top.ts';
import { type Area, areaGroups, type Here } from './areas.ts';
import { MenuLink, Waiting } from './menu-link.tsx';
import { menuScreens } from './screens.ts';
import classes from './shell.module.css';
import { type MenuCounts, waitingInArea } from './use-menu-counts.ts';

/** The areas that a phone has at hand; a phone says Home for the dashboard. */
const atHand = ['dashboard', 'task_management', 'Users'];

interface Menu {
  readonly areas: readonly Area[];
  readonly here: Here | undefined;
  readonly counts: MenuCounts;
}

/** The phone's navigation: the first areas, and More with all of them. */
export function BottomBar(menu: Menu) {
  const { areas, here, counts } = menu;
  const [opened, more] = useDisclosure(false);
  const offered = atHand.flatMap((name) => areas.find((area) => area.name === name) ?? []);
  return (
    <>
      <nav className={classes.bottomBar} aria-label="Main, phone">
        {offered.map((area) => {
          const home = area.name === 'dashboard';
          const Icon = home ? IconHome : area.icon;
          const active = here?.area === area;
          return (
            <Link
              key={area.name}
              to={area.to}
              search={(area.search ?? {}) as never}
              className={classes.tab}
              data-active={active || undefined}
              aria-current={active ? 'page' : undefined}
            >
              <span className={classes.tabSign}>
                <Icon size={22} aria-hidden />
                <Waiting count={waitingInArea(counts, area)} />
              </span>
              {home ? 'Home' : area.title}
            </Link>
          );
        })}
        <UnstyledButton className={classes.tab ?? ''} onClick={more.open} aria-haspopup="dialog">
          <IconDots size={22} aria-hidden />
          More
        </UnstyledButton>
      </nav>
      {opened ? <More {...menu} onClose={more.close} /> : null}
    </>
  );
}

function More({ areas, here, counts, onClose }: Menu & { onClose: () => void }) {
  const onTop = useOnTop();
  // On a phone there is no other way to what the top bar leaves out.
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
                  waiting={waitingInArea(counts, area)}
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
