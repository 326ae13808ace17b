import { useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { RecordFormPage } from '#kit/form/record-form-page.tsx';
import { ResourceList } from '#kit/list/resource-list.tsx';
import { now } from '#session/clock.ts';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { clientsListFor } from './clients-list.tsx';
import { ListedClientsProvider } from './listed-clients.tsx';

const readByPlan = graphql(
  `query clientsByPlan { subscription_figures { expiring_clients expired_clients } }`,
);
const noPlans = { soon: [], expired: [] };

export function ClientsScreen() {
  const me = useMe();
  const can = useCan();
  const from = useMemo(now, []);
  const { data } = useQueryData(readByPlan, {}, { pause: !can('subscriptions') });
  const figures = data?.subscription_figures;
  const definition = useMemo(
    () =>
      clientsListFor(me, from, {
        soon: figures?.expiring_clients ?? [],
        expired: figures?.expired_clients ?? [],
      }),
    [me, from, figures],
  );
  return (
    <ListedClientsProvider>
      <ResourceList definition={definition} />
    </ListedClientsProvider>
  );
}

export function EditClientScreen({ id }: { id: string }) {
  const me = useMe();
  const definition = useMemo(() => clientsListFor(me, now(), noPlans), [me]);
  return <RecordFormPage definition={definition} id={id} />;
}
