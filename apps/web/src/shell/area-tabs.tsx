import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import classes from './area-tabs.module.css';
import { type AreaTab, type MenuPosition, settingsAddress } from './areas.ts';
import { PendingCount } from './menu-link.tsx';
import type { Screen } from './screens.ts';
import { type MenuCounts, pendingCountIn } from './use-menu-counts.ts';

interface TabLink {
  readonly title: string;
  readonly screen: Pick<Screen, 'to' | 'search'>;
  readonly active: boolean;
  readonly waiting: number;
}

/** The screens of the current area as tabs. If a tab has several screens, a second row shows them. */
export function AreaTabs({ here, counts }: { here: MenuPosition | undefined; counts: MenuCounts }) {
  if (!here) return null;
  const { area, tab, screen } = here;
  const inside = (tab?.screens ?? []).map((each) => link(each.title, [each], each === screen, counts));
  // The settings page lists all sections, so a screen of the settings has tabs only for its own section.
  if (area.to === settingsAddress) {
    if (!tab) return null;
    const all = { title: 'All settings', screen: { to: settingsAddress }, active: false, waiting: 0 };
    return <TabRow label={`Settings, ${tab.title}`} tabs={[all, ...inside]} />;
  }
  const tabs = area.tabs.map((each) => link(each.title, each.screens, each === tab, counts));
  return (
    <>
      {tabs.length > 1 ? <TabRow label={`${area.title} screens`} tabs={tabs} /> : null}
      {tab && inside.length > 1 ? <TabRow label={`${tab.title} screens`} tabs={inside} /> : null}
    </>
  );
}

const link = (title: string, screens: AreaTab['screens'], active: boolean, counts: MenuCounts): TabLink => ({
  title,
  screen: screens[0] ?? { to: '/dashboard' },
  active,
  waiting: pendingCountIn(counts, { screens }),
});

function TabRow({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const row = useRef<HTMLElement>(null);
  const active = tabs.find((each) => each.active)?.title;
  // If there is no room, the row can be scrolled, and the current tab is scrolled into view.
  useEffect(() => {
    if (!active) return undefined;
    const frame = requestAnimationFrame(() =>
      row.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [active]);
  return (
    <nav ref={row} aria-label={label} data-area-tabs className={classes.row}>
      {tabs.map(({ title, screen, active, waiting }) => (
        <Link
          key={title}
          to={screen.to}
          search={(screen.search ?? {}) as never}
          activeOptions={{ exact: true }}
          className={classes.tab}
          data-active={active || undefined}
          aria-current={active ? 'page' : undefined}
        >
          {title}
          <PendingCount count={waiting} />
        </Link>
      ))}
    </nav>
  );
}
