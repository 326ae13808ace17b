import { Button, Checkbox, Group, Menu, Modal, Stack, TextInput } from '@mantine/core';
import { IconBookmark, IconCheck, IconPlus, IconStar, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { usePreference } from '#session/preferences.ts';
import type { ListSearch } from './list-search.ts';
import { readViews, searchOfView, viewOf, withoutView, withView } from './saved-views.ts';

/** The person's saved views of one list: filters, search and sort under a name; one may open first. */
export function ViewsMenu({
  table,
  search,
  onChange,
}: {
  table: string;
  search: ListSearch;
  onChange: (part: Partial<ListSearch>) => void;
}) {
  const [kept, keep] = usePreference(`views.${table}`);
  const all = readViews(kept);
  const now = viewOf(search);
  const current = all.views.find((view) => view.search === now);
  const [naming, setNaming] = useState(false);

  const show = (text: string) => onChange({ ...searchOfView(text), page: undefined });

  // The view chosen to open first is taken once, and only where the address asks for nothing itself.
  const first = all.views.find(({ name }) => name === all.first);
  const entered = useRef(Object.values(search).every((value) => value === undefined));
  const apply = useRef(show);
  apply.current = show;
  useEffect(() => {
    if (kept === undefined || !entered.current) return;
    entered.current = false;
    if (first) apply.current(first.search);
  }, [kept, first]);

  return (
    <>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconBookmark size={16} />}>
            {current?.name ?? 'Views'}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {all.views.map((view) => (
            <Menu.Item
              key={view.name}
              leftSection={view.name === all.first ? <IconStar size={16} /> : <IconBookmark size={16} />}
              rightSection={view === current ? <IconCheck size={14} /> : null}
              onClick={() => show(view.search)}
            >
              {view.name}
            </Menu.Item>
          ))}
          {all.views.length > 0 ? (
            <>
              <Menu.Item onClick={() => show('')}>Without a view</Menu.Item>
              <Menu.Divider />
            </>
          ) : null}
          <Menu.Item
            leftSection={<IconPlus size={16} />}
            disabled={now === '' || current !== undefined}
            onClick={() => setNaming(true)}
          >
            Save this view…
          </Menu.Item>
          {current ? (
            <>
              <Menu.Item
                leftSection={<IconStar size={16} />}
                onClick={() => keep({ ...all, first: all.first === current.name ? null : current.name })}
              >
                {all.first === current.name ? 'Do not open first' : 'Open this view first'}
              </Menu.Item>
              <Menu.Item
                c="var(--op-red-ink)"
                leftSection={<IconTrash size={16} />}
                onClick={() => keep(withoutView(all, current.name))}
              >
                Delete this view
              </Menu.Item>
            </>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {naming ? (
        <NameDialog
          onClose={() => setNaming(false)}
          onName={(name, opensFirst) => {
            const next = withView(all, { name, search: now });
            keep(opensFirst ? { ...next, first: name } : next);
            setNaming(false);
          }}
        />
      ) : null}
    </>
  );
}

function NameDialog({
  onName,
  onClose,
}: {
  onName: (name: string, opensFirst: boolean) => void;
  onClose: () => void;
}) {
  const [name, setName] = useState('');
  const [opensFirst, setOpensFirst] = useState(false);
  return (
    <Modal opened onClose={onClose} title="Save this view" size="40%">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) onName(name.trim(), opensFirst);
        }}
      >
        <Stack gap={16}>
          <TextInput
            label="Name"
            description="Its filters, search and sort are kept for you, on every device."
            data-autofocus
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Checkbox
            label="Open the list with this view"
            checked={opensFirst}
            onChange={(event) => setOpensFirst(event.currentTarget.checked)}
          />
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={!name.trim()}>
              Save view
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
