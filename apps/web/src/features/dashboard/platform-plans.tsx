import { Group, Text } from '@mantine/core';
import { localDate, platformZone } from '@operatory/domain';
import type { BoolExp } from '@operatory/resource';
import { Link } from '@tanstack/react-router';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { Card, CardNothing } from '#kit/cards/card.tsx';
import classes from '#kit/cards/cards.module.css';
import { useCan } from '#session/permissions.ts';
import { dollars } from '#ui/dollars.ts';
import { StatusBadge } from '#ui/status-badge.tsx';

interface Due {
  readonly id: string;
  readonly expire_at: string;
  /** Absent if the viewer may not read amounts; the column is not requested for them. */
  readonly total_amount?: string;
  readonly payment_status?: string;
  readonly plan_status: string;
  readonly client: { readonly id: string; readonly name: string } | null;
  readonly package: { readonly name: string } | null;
}

const listWith = (amounts: string) =>
  graphql<{ user_subscriptions: readonly Due[] }, { where: BoolExp }>(`
  subscription platformSubscriptions($where: user_subscriptions_bool_exp!) {
    user_subscriptions(where: $where, order_by: [{ expire_at: asc }], limit: 10) {
      id expire_at plan_status ${amounts} client { id name } package { id name }
    }
  }
`);
export const withAmounts = listWith('total_amount payment_status');
export const withoutAmounts = listWith('');

/** At most ten plans that meet a condition, those that end first at the top. Each links to its client. */
export function PlansCard({
  title,
  nothing,
  where,
  list,
  show,
}: {
  title: string;
  nothing: string;
  where: BoolExp;
  list: typeof withAmounts;
  /** The key of the list's chip that shows all of the card's plans. */
  show: string;
}) {
  const answer = useLive(list, { where });
  const rows = answer.data?.user_subscriptions ?? [];
  return (
    <Card
      title={title}
      count={answer.data ? rows.length : undefined}
      answer={answer}
      more={{ label: 'All', to: '/dashboard/subscriptions/list', search: { show } }}
    >
      {rows.length === 0 ? <CardNothing>{nothing}</CardNothing> : null}
      {rows.map((row) => (
        <div key={row.id} className={classes.row}>
          <span className={classes.rowWords}>
            <ClientName client={row.client} />
            <Text size="xs" c="var(--op-muted)" className="tabular">
              {row.package?.name} · until {localDate(row.expire_at, platformZone)}
            </Text>
          </span>
          <Group gap={8} wrap="nowrap">
            {row.total_amount === undefined ? null : (
              <Text size="sm" className="tabular">
                {dollars(row.total_amount)}
              </Text>
            )}
            <StatusBadge status={row.payment_status ?? row.plan_status} />
          </Group>
        </div>
      ))}
    </Card>
  );
}

function ClientName({ client }: { client: Due['client'] }) {
  const can = useCan();
  if (!client) return null;
  return (
    <Text size="sm" fw={550} truncate>
      {can('clients') ? (
        <Link
          to="/dashboard/clients/view/$id"
          params={{ id: client.id }}
          search={{ tab: 'subscription' }}
          style={{ color: 'inherit' }}
        >
          {client.name}
        </Link>
      ) : (
        client.name
      )}
    </Text>
  );
}
