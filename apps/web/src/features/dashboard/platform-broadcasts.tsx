import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { Card, CardNothing } from '#kit/cards/card.tsx';
import classes from '#kit/cards/cards.module.css';
import { Pill } from '#ui/pill.tsx';

const liveStopped = graphql(`
  subscription stoppedBroadcasts {
    website_cms_broadcasts(where: { status: { _in: [FAILED, HELD] } }, order_by: [{ updated_at: desc }], limit: 10) {
      id title status
    }
  }
`);

export function PlatformBroadcasts() {
  const answer = useLive(liveStopped, {});
  const rows = answer.data?.website_cms_broadcasts ?? [];
  return (
    <Card
      title="Failed broadcasts"
      count={answer.data ? rows.length : undefined}
      answer={answer}
      more={{ label: 'Broadcasts', to: '/dashboard/broadcasts/list' }}
    >
      {rows.length === 0 ? <CardNothing>No broadcast has failed.</CardNothing> : null}
      {rows.map(({ id, title, status }) => (
        <Link
          key={id}
          to="/dashboard/$module/list"
          params={{ module: 'broadcasts' }}
          search={{ record: id } as never}
          className={classes.row}
        >
          <span className={classes.rowWords}>
            <Text size="sm" component="span">
              {title}
            </Text>
          </span>
          <Pill hue="red">{status === 'HELD' ? 'On hold' : 'Failed'}</Pill>
        </Link>
      ))}
    </Card>
  );
}
