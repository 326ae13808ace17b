import { Tabs } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import classes from './record-tabs.module.css';

export interface RecordTab {
  readonly key: string;
  readonly title: string;
  readonly content: () => ReactNode;
}

/** The tabs of a record's page. The URL contains the chosen one in `tab`, except for the first. */
export function RecordTabs({ tabs }: { tabs: readonly RecordTab[] }) {
  const navigate = useNavigate();
  const { tab } = useSearch({ strict: false }) as { tab?: string };
  return (
    <ChosenTabs
      tabs={tabs}
      tab={tab}
      onTab={(next) =>
        void navigate({
          to: '.',
          search: (next && next !== tabs[0]?.key ? { tab: next } : {}) as never,
          replace: true,
        })
      }
    />
  );
}

/** The tabs of a record beside its list, where the URL does not contain the chosen one. */
export function SheetTabs({ tabs }: { tabs: readonly RecordTab[] }) {
  const [tab, setTab] = useState<string | null>(null);
  return <ChosenTabs tabs={tabs} tab={tab} onTab={setTab} />;
}

function ChosenTabs({
  tabs,
  tab,
  onTab,
}: {
  tabs: readonly RecordTab[];
  /** The key of the chosen tab. If no tab has it, the first one is shown. */
  tab: string | null | undefined;
  onTab: (key: string | null) => void;
}) {
  const current = tabs.find(({ key }) => key === tab) ?? tabs[0];
  return (
    <Tabs value={current?.key ?? null} keepMounted={false} onChange={onTab}>
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

/** Scrolls the chosen tab into view, because on a phone the row of tabs may be wider than the screen. */
const intoSight = (tab: HTMLButtonElement | null) => {
  const row = tab?.parentElement;
  if (tab && row) row.scrollTo({ left: tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2 });
};
