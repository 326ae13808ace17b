import { Tabs } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './record-tabs.module.css';

export interface RecordTab {
  readonly key: string;
  readonly title: string;
  readonly content: () => ReactNode;
}

/** The tabs of a record's page. The chosen one is `tab` in the address; the first one needs no mention there. */
export function RecordTabs({ tabs }: { tabs: readonly RecordTab[] }) {
  const navigate = useNavigate();
  const { tab } = useSearch({ strict: false }) as { tab?: string };
  const [first] = tabs;
  const current = tabs.find(({ key }) => key === tab) ?? first;
  return (
    <Tabs
      value={current?.key ?? null}
      keepMounted={false}
      onChange={(next) =>
        void navigate({
          to: '.',
          search: (next && next !== first?.key ? { tab: next } : {}) as never,
          replace: true,
        })
      }
    >
      <Tabs.List mb={16} className={classes.tabs ?? ''}>
        {tabs.map(({ key, title }) => (
          <Tabs.Tab key={key} value={key} ref={key === current?.key ? intoSight : undefined}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ key, content }) => (
        <Tabs.Panel key={key} value={key}>
          {current?.key === key ? content() : null}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** Scrolls the chosen tab into view, because a phone's row of tabs is wider than the screen. */
const intoSight = (tab: HTMLButtonElement | null) => {
  const row = tab?.parentElement;
  if (tab && row) row.scrollTo({ left: tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2 });
};
