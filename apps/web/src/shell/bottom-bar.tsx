import { Drawer, Stack, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots, IconHome, IconLayoutKanban, IconUsers } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useMe } from '#session/session.ts';
import { useOnTop } from '#ui/on-top.ts';
import { MenuLink, MenuSection } from './menu-section.tsx';
import { groups, menuEntries, menuScreens, type Screen } from './screens.ts';
import classes from './shell.module.css';
import { useActiveScreen } from './use-active-screen.ts';

const tabs = [
  { label: 'Home', module: 'dashboard', to: '/dashboard', icon: IconHome },
  { label: 'Tasks', module: 'tasks', to: '/dashboard/tasks/list', icon: IconLayoutKanban },
  { label: 'Users', module: 'Users', to: '/dashboard/users/list', icon: IconUsers },
] as const;

/** The phone's navigation: the first places, and More with all others. */
export function BottomBar() {
  // On a phone there is no other way to what the rail leaves out.
  const screens = menuScreens(useMe()).map((screen) => ({ ...screen, hidden: false }));
  const active = useActiveScreen(screens);
  const { pathname } = useLocation();
  const [opened, more] = useDisclosure(false);
  const isActive = (to: string) =>
    to === '/dashboard' ? pathname === to : pathname.startsWith(to.replace(/\/list$/, ''));
  const offered = tabs.filter(({ module }) => screens.some((screen) => screen.module === module));
  return (
    <>
      <nav className={classes.bottomBar} aria-label="Main, phone">
        {offered.map((tab) => (
          <Link
            key={tab.label}
            to={tab.to}
            className={classes.tab}
            data-active={isActive(tab.to) || undefined}
            aria-current={isActive(tab.to) ? 'page' : undefined}
          >
            <tab.icon size={22} aria-hidden />
            {tab.label}
          </Link>
        ))}
        <UnstyledButton className={classes.tab ?? ''} onClick={more.open} aria-haspopup="dialog">
          <IconDots size={22} aria-hidden />
          More
        </UnstyledButton>
      </nav>
      {opened ? <More screens={screens} active={active} onClose={more.close} /> : null}
    </>
  );
}

function More({
  screens,
  active,
  onClose,
}: {
  screens: readonly Screen[];
  active: Screen | undefined;
  onClose: () => void;
}) {
  const onTop = useOnTop();
  return (
    <Drawer opened onClose={onClose} closeOnEscape={onTop} position="bottom" size="auto" title="More">
      <Stack gap={4}>
        {groups.map((group) => (
          <div key={group} className={classes.sheetGroup}>
            {menuEntries(screens, group).map((entry) =>
              'screens' in entry ? (
                <MenuSection key={entry.name} section={entry} active={active} onClick={onClose} />
              ) : (
                <MenuLink
                  key={entry.to + entry.title}
                  screen={entry}
                  active={entry === active}
                  onClick={onClose}
                />
              ),
            )}
          </div>
        ))}
      </Stack>
    </Drawer>
  );
}
