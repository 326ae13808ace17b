import { SegmentedControl } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ListSearch } from '#kit/definition/list-search.ts';
import { readableColumns } from '#kit/definition/readable.ts';
import { ResourceList } from '#kit/list/resource-list.tsx';
import { now } from '#session/clock.ts';
import { useMe } from '#session/session.ts';
import { subscriptionsFrom } from './subscriptions-list.tsx';
import { transactionsList } from './transactions/transactions-list.tsx';

const kind = 'client_transaction_history';

/** The clients' plans. Users who may read transactions can show these instead. */
export function SubscriptionsScreen() {
  const me = useMe();
  const search = useSearch({ strict: false }) as ListSearch;
  const reads = readableColumns(kind, me) !== null;
  const subscriptions = useMemo(() => {
    const list = subscriptionsFrom(now());
    return reads ? { ...list, above: () => <Kinds chosen="" /> } : list;
  }, [reads]);
  const transactions = useMemo(() => ({ ...transactionsList, above: () => <Kinds chosen={kind} /> }), []);
  return reads && search.kind === kind ? (
    <ResourceList key={kind} definition={transactions} />
  ) : (
    <ResourceList key="subscriptions" definition={subscriptions} />
  );
}

function Kinds({ chosen }: { chosen: string }) {
  const navigate = useNavigate();
  return (
    <SegmentedControl
      aria-label="Type of record"
      mb={12}
      w="fit-content"
      data={[
        { value: '', label: 'Subscriptions' },
        { value: kind, label: 'Transactions' },
      ]}
      value={chosen}
      onChange={(next) => void navigate({ to: '.', search: (next ? { kind: next } : {}) as never })}
    />
  );
}
