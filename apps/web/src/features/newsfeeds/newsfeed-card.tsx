import { Text } from '@mantine/core';
import { instantToWall } from '@operatory/domain';
import { IconNews } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { Card, CardNothing } from '#kit/cards/card.tsx';
import classes from '#kit/cards/cards.module.css';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { Pill } from '#ui/pill.tsx';
import { pendingNews, pendingNewsLive } from './pending-news.ts';

interface Headline {
  readonly id: string;
  readonly title: string;
  readonly published_at: string | null;
}
const newestNews = graphql<{ clinic_newsfeeds: Headline[] }>(`
  subscription newestNews {
    clinic_newsfeeds(
      where: { status: { _eq: PUBLISHED } }
      order_by: [{ pinned: desc }, { published_at: desc }, { id: desc }]
      limit: 4
    ) { id title published_at }
  }
`);

/** The newest news, with those that the user must still confirm first. */
export default function NewsfeedCard() {
  const me = useMe();
  const { zone } = useClinic();
  const pending = useLive(pendingNewsLive, { where: pendingNews(me) }).data?.clinic_newsfeeds ?? [];
  const answer = useLive(newestNews, {});
  const asked = new Set(pending.map(({ id }) => id));
  const newest = (answer.data?.clinic_newsfeeds ?? []).filter(({ id }) => !asked.has(id));
  const shown: readonly Headline[] = [...pending, ...newest];
  return (
    <Card
      title="Newsfeeds"
      answer={answer}
      more={{ label: 'All news', to: '/dashboard/clinic-newsfeeds/list' }}
    >
      {shown.length === 0 ? <CardNothing>No news yet</CardNothing> : null}
      {shown.map(({ id, title, published_at }) => (
        <div key={id} className={classes.row}>
          <span className={classes.icon}>
            <IconNews size={16} aria-hidden />
          </span>
          <Link
            to="/dashboard/clinic-newsfeeds/list"
            search={(asked.has(id) ? {} : { record: id }) as never}
            className={classes.rowWords ?? ''}
          >
            <Text size="sm" fw={550}>
              {title}
            </Text>
            <Text size="xs" c="var(--op-muted)" className="tabular">
              {published_at ? instantToWall(published_at, zone).date : ''}
            </Text>
          </Link>
          {asked.has(id) ? <Pill hue="orange">Must read</Pill> : null}
        </div>
      ))}
    </Card>
  );
}
