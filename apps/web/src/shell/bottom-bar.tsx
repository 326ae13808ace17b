import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots, IconHome } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyWithRetry } from '#ui/late.ts';
import type { Area, MenuPosition } from './areas.ts';
import { PendingCount } from './menu-link.tsx';
import classes from './shell.module.css';
import { type MenuCounts, pendingCountOfArea } from './use-menu-counts.ts';

const More = lazyWithRetry<Menu & { onClose: () => void }>(() => import('./more-sheet.tsx'));

/**
 * The areas in a phone's bottom bar. Each place has several candidates, of which the first that the user has
 * is shown.
 */
const atHand = [['dashboard'], ['task_management'], ['roster_management', 'my-roster'], ['Chats']];

export interface Menu {
  readonly areas: readonly Area[];
  readonly here: MenuPosition | undefined;
  readonly counts: MenuCounts;
}

/** The navigation of a phone: some areas, and More with all of them. */
export function BottomBar(menu: Menu) {
  const { areas, here, counts } = menu;
  const [opened, more] = useDisclosure(false);
  const offered = atHand.flatMap((names) =>
    names.flatMap((name) => areas.find((area) => area.name === name) ?? []).slice(0, 1),
  );
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
                <PendingCount count={pendingCountOfArea(counts, area)} />
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
      {opened ? (
        <Suspense>
          <More {...menu} onClose={more.close} />
        </Suspense>
      ) : null}
    </>
  );
}
