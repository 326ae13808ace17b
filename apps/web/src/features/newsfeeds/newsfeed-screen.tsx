import { SegmentedControl } from '@mantine/core';
import { mayManageNewsfeed, moduleOf, type NewsfeedFacts } from '@operatory/domain';
import { and, not } from '@operatory/resource';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import type { ListDefinition } from '#kit/definition/list-definition.ts';
import type { ListSearch } from '#kit/definition/list-search.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { useValueChips } from '#kit/filter/use-value-chips.ts';
import { ListForm } from '#kit/form/list-form.tsx';
import { ResourceList } from '#kit/list/resource-list.tsx';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import { moduleList } from '#kit/resource/module-list.ts';
import { useMe } from '#session/session.ts';
import { currentViewer } from '#session/viewer.ts';
import { MustReadNews } from './must-read-news.tsx';
import { NewsFoot } from './news-foot.tsx';
import { pendingNews } from './pending-news.ts';

const NewsComposer = lazy(async () => ({ default: (await import('./news-composer.tsx')).NewsComposer }));

const module = 'clinic-newsfeeds';
const resource = resourceOf('clinic_newsfeeds');

export function NewsfeedScreen() {
  const me = useMe();
  const { view } = useSearch({ strict: false }) as ListSearch;
  const chips = useValueChips(resource);
  const title = me.modules.find(({ name }) => name === module)?.title ?? moduleOf(module).title;
  const definition = useMemo((): ListDefinition<RecordRow> => {
    const viewer = currentViewer();
    const manages = (row: RecordRow) =>
      viewer !== null && mayManageNewsfeed(row as RecordRow & NewsfeedFacts, viewer).ok;
    const has = (action: string) => me.grants.includes(`${module}:${action}`);
    const keeps = ['ADD', 'EDIT', 'DELETE'].some(has);
    const isTable = keeps && view === 'manage';
    const plain = moduleList(resource, title);
    const { feed } = resource;
    const list: ListDefinition<RecordRow> = {
      ...plain,
      chips,
      select: [plain.select, 'version'].filter(Boolean).join(' '),
      ownForm: {
        label: 'Write news',
        allowed: () => has('ADD'),
        render: (form, onClose) =>
          form === 'add' ? (
            <Suspense>
              <NewsComposer onClose={onClose} />
            </Suspense>
          ) : (
            <ListForm form={form} onClose={onClose} />
          ),
      },
    };
    const above = () => (
      <>
        {keeps ? <FeedOrTable isTable={isTable} /> : null}
        {isTable ? null : <MustReadNews />}
      </>
    );
    if (!feed || isTable) return { ...list, above };
    return {
      ...list,
      above,
      feed,
      feedFoot: (row) => <NewsFoot row={row} manages={manages(row)} />,
      // News that the user must still confirm is shown above the feed.
      only: and(feed.where, not(pendingNews(me))),
      sort: `-${feed.pinned},-${feed.at}`,
      filters: (list.filters ?? []).filter(({ name }) => !(name in feed.where) && name !== feed.pinned),
      select: [
        list.select,
        feed.text,
        feed.media,
        feed.tags,
        'must_read audience_roles user_id clinic_id status reminded_at',
      ]
        .filter(Boolean)
        .join(' '),
      emptyLine: 'Published news will appear here.',
    };
  }, [me, view, chips, title]);
  return <ResourceList key={view === 'manage' ? 'manage' : 'feed'} definition={definition} />;
}

function FeedOrTable({ isTable }: { isTable: boolean }) {
  const navigate = useNavigate();
  return (
    <SegmentedControl
      aria-label="View as"
      mb={12}
      w="fit-content"
      data={[
        { value: 'feed', label: 'Feed' },
        { value: 'manage', label: 'Manage' },
      ]}
      value={isTable ? 'manage' : 'feed'}
      onChange={(view) => void navigate({ to: '.', search: (view === 'manage' ? { view } : {}) as never })}
    />
  );
}
