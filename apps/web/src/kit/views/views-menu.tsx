import { Button, Menu } from '@mantine/core';
import {
  IconBookmark,
  IconCheck,
  IconDeviceFloppy,
  IconPencil,
  IconPlus,
  IconStar,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ListSearch } from '#kit/definition/list-search.ts';
import { useMe } from '#session/session.ts';
import { currentView, type SavedView, searchOfView, viewOf } from './saved-views.ts';
import { useSavedViews } from './use-saved-views.ts';
import { ViewDialog } from './view-dialog.tsx';
import classes from './views-menu.module.css';

export function ViewsMenu({
  table,
  search,
  onChange,
}: {
  table: string;
  search: ListSearch;
  onChange: (part: Partial<ListSearch>) => void;
}) {
  const me = useMe();
  const { views, add, change, remove } = useSavedViews(table);
  const all = views ?? [];
  const now = viewOf(search);
  const current = currentView(all, search);
  const changed = current !== undefined && current.search !== now;
  const isMine = (view: SavedView) => view.userId === me.user.id;
  const [dialog, setDialog] = useState<'new' | 'change' | null>(null);

  const show = (view: Pick<SavedView, 'search'> & { readonly id?: string }) =>
    onChange({ ...searchOfView(view.search), saved: view.id, page: undefined });

  // The default view is applied once, and only if the URL has no filters.
  const first = all.find((view) => view.first);
  const entered = useRef(Object.values(search).every((value) => value === undefined));
  const apply = useRef(show);
  apply.current = show;
  useEffect(() => {
    if (views === undefined || !entered.current) return;
    entered.current = false;
    if (first) apply.current(first);
  }, [views, first]);

  const section = (label: string, some: readonly SavedView[]) =>
    some.length > 0 ? (
      <>
        <Menu.Label>{label}</Menu.Label>
        {some.map((view) => (
          <Menu.Item
            key={view.id}
            leftSection={
              view.first ? (
                <IconStar size={16} />
              ) : view.shared ? (
                <IconUsers size={16} />
              ) : (
                <IconBookmark size={16} />
              )
            }
            rightSection={view === current ? <IconCheck size={14} /> : null}
            onClick={() => show(view)}
          >
            {isMine(view) ? view.name : `${view.name} (${view.by})`}
          </Menu.Item>
        ))}
      </>
    ) : null;

  return (
    <>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconBookmark size={16} />}
            className={classes.views ?? ''}
            data-plain={current === undefined || undefined}
          >
            {current ? `${current.name}${changed ? ' (changed)' : ''}` : 'Views'}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah="70vh" style={{ overflowY: 'auto' }}>
          {section('Mine', all.filter(isMine))}
          {section(
            'Shared',
            all.filter((view) => !isMine(view)),
          )}
          {all.length > 0 ? (
            <>
              <Menu.Item onClick={() => show({ search: '' })}>No view</Menu.Item>
              <Menu.Divider />
            </>
          ) : null}
          <Menu.Item leftSection={<IconPlus size={16} />} onClick={() => setDialog('new')}>
            Save this view…
          </Menu.Item>
          {current && isMine(current) ? (
            <>
              {changed ? (
                <Menu.Item
                  leftSection={<IconDeviceFloppy size={16} />}
                  onClick={() => void change(current, current, now)}
                >
                  Update “{current.name}”
                </Menu.Item>
              ) : null}
              <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setDialog('change')}>
                Rename or share…
              </Menu.Item>
              <Menu.Item
                leftSection={<IconStar size={16} />}
                onClick={() => void change(current, { ...current, first: !current.first })}
              >
                {current.first ? "Don't open by default" : 'Open this view by default'}
              </Menu.Item>
              <Menu.Item
                c="var(--op-red-ink)"
                leftSection={<IconTrash size={16} />}
                onClick={() =>
                  void remove(current).then((gone) => {
                    if (gone) onChange({ saved: undefined });
                  })
                }
              >
                Delete this view
              </Menu.Item>
            </>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'new' ? (
        <ViewDialog
          title="Save this view"
          words={{ name: '', shared: false, clinicId: null, first: false }}
          onClose={() => setDialog(null)}
          onSave={async (words) => {
            const id = await add(words, now);
            if (id) onChange({ saved: id });
            return id !== null;
          }}
        />
      ) : null}
      {dialog === 'change' && current ? (
        <ViewDialog
          title="Change this view"
          words={current}
          onClose={() => setDialog(null)}
          onSave={(words) => change(current, words)}
        />
      ) : null}
    </>
  );
}
